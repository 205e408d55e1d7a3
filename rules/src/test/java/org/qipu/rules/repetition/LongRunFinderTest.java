package org.qipu.rules.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.notation.MoveTexts;

class LongRunFinderTest {
    private static final String FEN = "4k4/4a4/9/9/9/9/p8/9/9/R1B2K1N1 w";

    private final LongRunFinder finder = new LongRunFinder(3, 3);

    @Test
    void threeMovesOfOnePieceToThreePointsAreARun() {
        assertThat(finder.candidates(game("a0a1 e8d7 a1b1 d7e8 b1b2"))).containsExactly(new LongRun(0, 0, 5, 5));
    }

    @Test
    void movesToTwoPointsAreNone() {
        assertThat(finder.candidates(game("a0a1 e8d7 a1a0 d7e8 a0a1"))).isEmpty();
    }

    @Test
    void anotherPieceBeginsAnotherRun() {
        assertThat(finder.candidates(game("a0a1 e8d7 a1b1 d7e8 h0g2 e8d7 b1b2")))
                .isEmpty();
    }

    @Test
    void aMoveOfAnotherPieceThatChecksGoesOn() {
        assertThat(finder.candidates(game("h0g2 e8d7 a0b0 d7e8 b0b9 e8d9 g2h4")))
                .containsExactly(new LongRun(0, 2, 5, 7), new LongRun(1, 1, 5, 6));
    }

    @Test
    void aCaptureEndsARun() {
        assertThat(finder.candidates(game("a0a3 e8d7 a3b3 d7e8 b3b2"))).isEmpty();
    }

    private static GameTrace game(String moves) {
        Setup start = ((Fen.Read) Fen.parse(FEN)).setup();
        int[] codes = Stream.of(moves.split(" "))
                .mapToInt(move -> MoveTexts.squares(square(move, 0), square(move, 2)))
                .toArray();
        GameTrace trace = new Replayer().replay(start, codes, codes.length).trace();
        assertThat(trace.plies()).as(List.of(moves).toString()).isEqualTo(codes.length);
        return trace;
    }

    private static int square(String move, int at) {
        return Squares.of(move.charAt(at) - 'a', move.charAt(at + 1) - '0');
    }
}
