package org.qipu.parsers.tree;

import org.qipu.rules.board.Squares;
import org.qipu.rules.notation.MoveTexts;

/**
 * Codec of a move that a record stores as two squares, packed into an {@code int}: origin * 128 + target with both squares
 * 0..89; negative when one of the stored values is no square.
 */
public final class StoredMove {
    private static final int STEP = 128;
    private static final int MASK = 0x7FFF;

    private StoredMove() {}

    /** A move between two squares, 0..89. */
    public static int of(int from, int to) {
        return from * STEP + to;
    }

    /** A move whose stored values, each taken modulo 32768, are no squares. */
    public static int unreadable(int from, int to) {
        return -1 - ((from & MASK) << 15 | to & MASK);
    }

    /** Whether the move goes from square to square. */
    public static boolean isReadable(int move) {
        return move >= 0;
    }

    /** Origin of a readable move, 0..89. */
    public static int from(int move) {
        return move / STEP;
    }

    /** Target of a readable move, 0..89. */
    public static int to(int move) {
        return move % STEP;
    }

    /** Code of the move, see {@link MoveTexts}. */
    public static int code(int move) {
        return isReadable(move) ? MoveTexts.squares(from(move), to(move)) : MoveTexts.UNREADABLE;
    }

    /** ICCS text of a readable move; the two stored values with a colon between for any other. */
    public static String text(int move) {
        if (isReadable(move)) {
            return Squares.name(from(move)) + Squares.name(to(move));
        }
        int values = -1 - move;
        return (values >>> 15) + ":" + (values & MASK);
    }
}
