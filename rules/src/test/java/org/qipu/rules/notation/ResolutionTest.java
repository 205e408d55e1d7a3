package org.qipu.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Squares;

class ResolutionTest {
    private final Resolver resolver = new Resolver();
    private final Position position = TestPositions.of(Fen.INITIAL);

    @Test
    void oneMove() {
        assertThat(resolve("炮二平五")).isEqualTo(new Resolution.One(position.move(square("h2"), square("e2"))));
    }

    @Test
    void severalMoves() {
        int right = position.move(square("h2"), square("e2"));
        int left = position.move(square("b2"), square("e2"));
        assertThat(resolve("Ce2")).isEqualTo(new Resolution.Several(List.of(right, left)));
    }

    @Test
    void illegalMovesSayWhy() {
        assertThat(resolve("马二进一")).isEqualTo(resolve("h0i2"));
        assertThat(resolve("相三进四")).isEqualTo(new Resolution.Illegal(IllegalMove.NOT_THE_PIECES_MOVE));
        assertThat(resolve("马二进四")).isEqualTo(new Resolution.Illegal(IllegalMove.HORSE_LEG));
        assertThat(resolve("兵一平二")).isEqualTo(new Resolution.Illegal(IllegalMove.PAWN_SIDEWAYS));
        assertThat(resolve("车二进一")).isEqualTo(new Resolution.Illegal(IllegalMove.EMPTY_ORIGIN));
        assertThat(resolve("车一退一")).isEqualTo(new Resolution.Illegal(IllegalMove.OFF_BOARD));
        assertThat(resolve("a10a9")).isEqualTo(new Resolution.Illegal(IllegalMove.OFF_BOARD));
        assertThat(resolve("h9g7")).isEqualTo(new Resolution.Illegal(IllegalMove.OPPONENTS_PIECE));
    }

    @Test
    void noMove() {
        assertThat(resolve("1-0")).isEqualTo(new Resolution.Unreadable());
    }

    private Resolution resolve(String text) {
        return resolver.resolve(position, MoveTextScanner.code(text), 0);
    }

    private static int square(String name) {
        return Squares.of(name.charAt(0) - 'a', name.charAt(1) - '0');
    }
}
