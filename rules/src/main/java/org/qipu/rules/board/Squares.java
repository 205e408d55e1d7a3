package org.qipu.rules.board;

/**
 * The 90 points of the board as numbers 0..89: {@code rank * 9 + file}, where file 0..8 runs from Red's left to his
 * right (a..i) and rank 0..9 from Red's back rank to Black's.
 */
public final class Squares {
    /** Number of points on the board. */
    public static final int COUNT = 90;

    /** Number of files. */
    public static final int FILES = 9;

    /** Number of ranks. */
    public static final int RANKS = 10;

    private Squares() {}

    /** The point on the given file (0..8) and rank (0..9). */
    public static int of(int file, int rank) {
        return rank * FILES + file;
    }

    /** File of a point, 0..8 from Red's left. */
    public static int file(int square) {
        return square % FILES;
    }

    /** Rank of a point, 0..9 from Red's back rank. */
    public static int rank(int square) {
        return square / FILES;
    }

    /** ICCS name of a point: {@code a0} to {@code i9}. */
    public static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('0' + rank(square));
    }
}
