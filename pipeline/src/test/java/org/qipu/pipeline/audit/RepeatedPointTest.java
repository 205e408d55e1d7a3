package org.qipu.pipeline.audit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

class RepeatedPointTest {
    @ParameterizedTest
    @CsvSource({
        // a rook to and fro: the third time at e1 with the ninth ply
        "d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1 d9e9 d1e1, 8",
        "d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1 d9e9, -1",
        // by way of another point each time
        "d1e1 e9d9 e1e5 d9e9 e5e1 e9d9 e1a1 d9e9 a1e1, 8",
        // another piece in between: not running
        "d1e1 e9d9 e1d1 d9e9 d1e1 a9a8 a3a4 a8a9 e1d1 e9d9 d1e1 d9e9, -1",
        // two pieces that come to the same point in turn
        "d1e1 e9d9 e1e2 d9e9 a1e1 e9d9 e1e3 d9e9 h1e1, -1",
        // Black is the first to do it
        "a3a4 e9d9 d1e1 d9e9 e1d1 e9d9 d1e1 d9e9 e1d1 e9d9, 9"
    })
    void theThirdArrivalRunningIsFound(String moves, int ply) {
        assertThat(RepeatedPoint.thirdArrival(packed(moves))).isEqualTo(ply);
    }

    private static int[] packed(String moves) {
        return java.util.Arrays.stream(moves.split(" "))
                .mapToInt(move -> Moves.of(square(move, 0), square(move, 2), Pieces.EMPTY, Pieces.EMPTY))
                .toArray();
    }

    private static int square(String move, int at) {
        return Squares.of(move.charAt(at) - 'a', move.charAt(at + 1) - '0');
    }
}
