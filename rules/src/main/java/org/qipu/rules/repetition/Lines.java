package org.qipu.rules.repetition;

import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** What stands between two points of a file or rank. */
final class Lines {
    private Lines() {}

    /** The first occupied point strictly between the two, seen from the first; -1 when there is none or no line. */
    static int screen(Setup setup, int from, int to) {
        int step = step(from, to);
        if (step == 0) {
            return -1;
        }
        for (int square = from + step; square != to; square += step) {
            if (setup.pieceAt(square) != Pieces.EMPTY) {
                return square;
            }
        }
        return -1;
    }

    /** True when the point lies strictly between the two others on one file or rank. */
    static boolean between(int square, int from, int to) {
        int step = step(from, to);
        if (step == 0) {
            return false;
        }
        for (int at = from + step; at != to; at += step) {
            if (at == square) {
                return true;
            }
        }
        return false;
    }

    private static int step(int from, int to) {
        if (from == to) {
            return 0;
        }
        if (Squares.file(from) == Squares.file(to)) {
            return to > from ? Squares.FILES : -Squares.FILES;
        }
        if (Squares.rank(from) == Squares.rank(to)) {
            return to > from ? 1 : -1;
        }
        return 0;
    }
}
