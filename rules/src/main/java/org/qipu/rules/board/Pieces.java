package org.qipu.rules.board;

/**
 * Pieces as numbers that fit four bits: the kind in the low three, the side in bit 3 (0 red, 1 black).
 * {@link #EMPTY} stands for a point without a piece.
 */
public final class Pieces {
    /** No piece. */
    public static final int EMPTY = 0;
    /** King, 帅 将. */
    public static final int KING = 1;
    /** Advisor, 仕 士. */
    public static final int ADVISOR = 2;
    /** Elephant, 相 象. */
    public static final int ELEPHANT = 3;
    /** Horse, 马. */
    public static final int HORSE = 4;
    /** Rook, 车. */
    public static final int ROOK = 5;
    /** Cannon, 炮. */
    public static final int CANNON = 6;
    /** Pawn, 兵 卒. */
    public static final int PAWN = 7;

    /** Red, the side that moves first from the initial position. */
    public static final int RED = 0;
    /** Black. */
    public static final int BLACK = 1;

    /** FEN letters by piece number; index 0 and 8 are unused. */
    private static final String LETTERS = ".KABNRCP.kabnrcp";

    private Pieces() {}

    /** The piece of a kind (1..7) and side (0, 1). */
    public static int of(int kind, int side) {
        return side << 3 | kind;
    }

    /** Kind of a piece, 1..7, or 0 for {@link #EMPTY}. */
    public static int kind(int piece) {
        return piece & 7;
    }

    /** Side of a piece: {@link #RED} or {@link #BLACK}; meaningless for {@link #EMPTY}. */
    public static int side(int piece) {
        return piece >>> 3;
    }

    /** FEN letter, upper case for Red. */
    public static char letter(int piece) {
        return LETTERS.charAt(piece);
    }
}
