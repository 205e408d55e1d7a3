package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Squares;

/** Tells cheaply that a move cannot give check, so that few moves have to be made to find out which do. */
final class CheckFilter {
    private static final boolean[] AT_HORSE_DISTANCE = new boolean[Squares.COUNT * Squares.COUNT];
    private static final boolean[] BESIDE_DIAGONALLY = new boolean[Squares.COUNT * Squares.COUNT];
    private static final boolean[] ON_ONE_LINE = new boolean[Squares.COUNT * Squares.COUNT];

    static {
        for (int a = 0; a < Squares.COUNT; a++) {
            for (int b = 0; b < Squares.COUNT; b++) {
                int across = Math.abs(Squares.file(a) - Squares.file(b));
                int along = Math.abs(Squares.rank(a) - Squares.rank(b));
                AT_HORSE_DISTANCE[a * Squares.COUNT + b] = across * along == 2;
                BESIDE_DIAGONALLY[a * Squares.COUNT + b] = across == 1 && along == 1;
                ON_ONE_LINE[a * Squares.COUNT + b] = across == 0 || along == 0;
            }
        }
    }

    private CheckFilter() {}

    /** False when the move can neither attack a king on the point nor uncover an attack on it. */
    static boolean mayCheck(int move, int king) {
        int to = Moves.to(move) * Squares.COUNT + king;
        int from = Moves.from(move) * Squares.COUNT + king;
        return ON_ONE_LINE[to] || AT_HORSE_DISTANCE[to] || ON_ONE_LINE[from] || BESIDE_DIAGONALLY[from];
    }
}
