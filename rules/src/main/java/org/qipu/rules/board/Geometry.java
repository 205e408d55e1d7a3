package org.qipu.rules.board;

/**
 * Lookup tables of the board, built once from the plain definitions of the rules.
 *
 * <p>A set of points is a pair of {@code long}s: bit {@code s} of the low one for the points 0..44 (Red's half), bit
 * {@code s - 45} of the high one for 45..89 (Black's half), so the river runs between the two. Tables over pairs of
 * points have the index {@code a * 90 + b}.
 */
final class Geometry {
    /** Points in one half of the board. */
    static final int HALF = 45;
    /** Stands for "no point": its entry in {@link #LOW} and {@link #HIGH} is the empty set. */
    static final int OFF = Squares.COUNT;

    /** The set of one point, low and high part. */
    static final long[] LOW = new long[Squares.COUNT + 1];

    static final long[] HIGH = new long[Squares.COUNT + 1];

    /** File and rank of a point, to spare divisions. */
    static final int[] FILE = new int[Squares.COUNT];

    static final int[] RANK = new int[Squares.COUNT];

    /** The other points on the same file or rank. */
    static final long[] CROSS_LOW = new long[Squares.COUNT];

    static final long[] CROSS_HIGH = new long[Squares.COUNT];

    /** The points strictly between two points of one file or rank; empty for other pairs. */
    static final long[] BETWEEN_LOW = new long[Squares.COUNT * Squares.COUNT];

    static final long[] BETWEEN_HIGH = new long[Squares.COUNT * Squares.COUNT];

    static {
        for (int square = 0; square < Squares.COUNT; square++) {
            FILE[square] = Squares.file(square);
            RANK[square] = Squares.rank(square);
            LOW[square] = square < HALF ? 1L << square : 0;
            HIGH[square] = square < HALF ? 0 : 1L << square - HALF;
        }
        for (int a = 0; a < Squares.COUNT; a++) {
            for (int b = 0; b < Squares.COUNT; b++) {
                fillLine(a, b);
            }
        }
    }

    private Geometry() {}

    /** Number of points in a set, which is often empty. */
    static int count(long low, long high) {
        return (low | high) == 0 ? 0 : Long.bitCount(low) + Long.bitCount(high);
    }

    /** True when the point lies on the board. */
    static boolean onBoard(int file, int rank) {
        return file >= 0 && file < Squares.FILES && rank >= 0 && rank < Squares.RANKS;
    }

    /** True when the point lies in the palace of the side (CXA 1999 art. 1.1). */
    static boolean inPalace(int side, int square) {
        int fromHome = side == Pieces.RED ? RANK[square] : Squares.RANKS - 1 - RANK[square];
        return fromHome <= 2 && FILE[square] >= 3 && FILE[square] <= 5;
    }

    /** True when the point is one of the five that the drawn diagonals of the side's palace join (art. 2.2). */
    static boolean onPalaceDiagonal(int side, int square) {
        return inPalace(side, square) && (FILE[square] + RANK[square] + side) % 2 == 1;
    }

    /** True when the point lies on the side's own half, before the river. */
    static boolean inOwnHalf(int side, int square) {
        return square < HALF == (side == Pieces.RED);
    }

    /** True when the two points share a file or a rank and are not the same. */
    static boolean aligned(int a, int b) {
        return (CROSS_LOW[a] & LOW[b] | CROSS_HIGH[a] & HIGH[b]) != 0;
    }

    private static void fillLine(int a, int b) {
        if (a == b || FILE[a] != FILE[b] && RANK[a] != RANK[b]) {
            return;
        }
        CROSS_LOW[a] |= LOW[b];
        CROSS_HIGH[a] |= HIGH[b];
        int step = (FILE[a] == FILE[b] ? Squares.FILES : 1) * (b > a ? 1 : -1);
        for (int square = a + step; square != b; square += step) {
            BETWEEN_LOW[a * Squares.COUNT + b] |= LOW[square];
            BETWEEN_HIGH[a * Squares.COUNT + b] |= HIGH[square];
        }
    }
}
