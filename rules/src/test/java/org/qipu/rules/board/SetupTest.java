package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SetupTest {
    @Test
    void theInitialArrangementIsFlawless() {
        assertThat(Setup.INITIAL.flaws()).isEmpty();
        assertThat(Setup.INITIAL).isEqualTo(Positions.setup(Fen.INITIAL));
        assertThat(Setup.INITIAL.mirrored()).isEqualTo(Setup.INITIAL);
        assertThat(Setup.INITIAL.coloursSwapped()).isEqualTo(Setup.INITIAL.withSideToMove(Pieces.BLACK));
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/9/9/9/9/9/9/9/3KK4 w,SEVERAL_KINGS",
        "9/9/9/9/9/9/9/9/9/4K4 w,NO_KING",
        "4k4/9/9/9/9/9/RRR6/9/9/3K5 w,TOO_MANY_OF_A_KIND",
        "4k4/9/9/P1P1P1P1P/4P4/9/9/9/9/3K5 w,TOO_MANY_OF_A_KIND",
        "4k4/9/9/9/9/9/3K5/9/9/9 w,KING_OUTSIDE_PALACE",
        "3k5/9/9/9/9/9/9/9/4K4/4A4 w,ADVISOR_OFF_ITS_POINTS",
        "3k1a3/9/4b4/9/9/9/9/4K4/9/9 b,",
        "3k1a3/9/3b5/9/9/9/9/4K4/9/9 b,ELEPHANT_OFF_ITS_POINTS",
        "3k1a3/9/9/9/9/2b6/9/4K4/9/9 b,ELEPHANT_OFF_ITS_POINTS",
        "4k4/9/9/9/9/9/1P7/9/9/3K5 w,PAWN_OFF_ITS_POINTS",
        "4k4/9/p8/9/9/9/9/9/9/3K5 w,PAWN_OFF_ITS_POINTS",
        "4k4/9/9/9/1P7/p8/9/9/9/3K5 w,",
        "4k4/9/9/9/9/9/9/9/4R4/3K5 w,OPPONENT_IN_CHECK",
        "4k4/9/9/9/9/9/9/9/4R4/3K5 b,"
    })
    void flaw(String fen, SetupFlaw only) {
        if (only == null) {
            assertThat(Positions.setup(fen).flaws()).isEmpty();
        } else {
            assertThat(Positions.setup(fen).flaws()).containsExactly(only);
        }
    }

    @Test
    void facingKingsAreAlsoACheck() {
        assertThat(Positions.setup("4k4/9/9/9/9/9/9/9/9/4K4 w").flaws())
                .containsExactlyInAnyOrder(SetupFlaw.KINGS_FACING, SetupFlaw.OPPONENT_IN_CHECK);
    }

    @Test
    void onlyASecondKingKeepsAPositionFromBeingMade() {
        Setup setup = Positions.setup("4k4/9/9/9/9/9/9/9/9/3KK4 w");
        assertThat(setup.replayable()).isFalse();
        assertThatThrownBy(() -> Position.of(setup))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("SEVERAL_KINGS");
        Random random = new Random(9);
        for (int i = 0; i < 1000; i++) {
            assertThat(Positions.scattered(random).flaws()).noneMatch(SetupFlaw::fatal);
        }
    }

    @Test
    void mirroringAndSwappingTwiceChangeNothing() {
        Random random = new Random(10);
        for (int i = 0; i < 1000; i++) {
            Setup setup = Positions.scattered(random);
            assertThat(setup.mirrored().mirrored()).isEqualTo(setup).hasSameHashCodeAs(setup);
            assertThat(setup.coloursSwapped().coloursSwapped()).isEqualTo(setup);
            assertThat(setup.mirrored().flaws()).isEqualTo(setup.flaws());
            assertThat(setup.coloursSwapped().flaws()).isEqualTo(setup.flaws());
        }
    }

    @Test
    void isACopyOfWhatItWasMadeFrom() {
        byte[] pieces = new byte[Squares.COUNT];
        Setup setup = Setup.of(pieces, Pieces.RED);
        pieces[0] = Pieces.ROOK;
        assertThat(setup.pieceAt(0)).isEqualTo(Pieces.EMPTY);
        assertThat(setup).isNotEqualTo(Setup.of(pieces, Pieces.RED));
    }

    @Test
    void numbersThatAreNoPieceAreABug() {
        for (byte piece : new byte[] {-1, 8, 16}) {
            byte[] pieces = new byte[Squares.COUNT];
            pieces[3] = piece;
            assertThatThrownBy(() -> Setup.of(pieces, Pieces.RED)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> Setup.of(new byte[89], Pieces.RED)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Setup.INITIAL.withSideToMove(2)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @EnumSource
    void everyFlawIsToldInBothLanguages(SetupFlaw flaw) {
        assertThat(flaw.english()).isNotBlank();
        assertThat(flaw.chinese()).containsPattern("\\p{IsHan}");
    }
}
