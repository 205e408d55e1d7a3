package org.qipu.rules.board;

/**
 * Codec of a move packed into an {@code int}, the only form in which the core handles moves.
 *
 * <pre>
 * bits  0-6   origin square, 0..89
 * bits  7-13  target square, 0..89
 * bits 14-17  the piece that moves, see {@link Pieces}
 * bits 18-21  the piece that is captured, or {@link Pieces#EMPTY}
 * </pre>
 */
public final class Moves {
    /** No move: origin and target are the same square, which no move has. */
    public static final int NONE = 0;

    private Moves() {}

    /** Packs a move; the arguments are not checked. */
    public static int of(int from, int to, int piece, int captured) {
        return from | to << 7 | piece << 14 | captured << 18;
    }

    /** The origin square, 0..89. */
    public static int from(int move) {
        return move & 0x7F;
    }

    /** The target square, 0..89. */
    public static int to(int move) {
        return move >>> 7 & 0x7F;
    }

    /** The piece that moves. */
    public static int piece(int move) {
        return move >>> 14 & 0xF;
    }

    /** The captured piece, or {@link Pieces#EMPTY}. */
    public static int captured(int move) {
        return move >>> 18 & 0xF;
    }

    /** The move in ICCS coordinates, lower case, ranks 0-9: {@code h2e2}. */
    public static String iccs(int move) {
        return Squares.name(from(move)) + Squares.name(to(move));
    }

    /** Appends the move as {@link #iccs(int)} writes it. */
    public static void appendIccs(int move, StringBuilder out) {
        appendSquare(from(move), out);
        appendSquare(to(move), out);
    }

    private static void appendSquare(int square, StringBuilder out) {
        out.append((char) ('a' + Squares.file(square))).append((char) ('0' + Squares.rank(square)));
    }
}
