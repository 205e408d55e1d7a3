package org.qipu.rules.board;

/**
 * Tables of rook and cannon moves along one file or rank, by which of its points are occupied (CXA 1999 art. 2.2, 2.3).
 * A line is a bit set: bit {@code f} of a rank for file f, bit {@code r} of a file for rank r.
 *
 * <p>An entry packs three such sets of ten bits each: the empty points that can be reached, from bit 0; the first
 * occupied point in either direction, which a rook can capture, from bit {@link #ROOK_SHIFT}; the occupied point behind
 * that one, which a cannon can capture, from bit {@link #CANNON_SHIFT}.
 */
final class Lines {
    static final int ROOK_SHIFT = 10;
    static final int CANNON_SHIFT = 20;

    /** Moves along a rank; index {@code file << 9 | occupied}. */
    static final int[] RANK = new int[Squares.FILES << Squares.FILES];

    /** Moves along a file; index {@code rank << 10 | occupied}. */
    static final int[] FILE = new int[Squares.RANKS << Squares.RANKS];

    /**
     * Points, occupied or not, with one occupied point between: from which a cannon captures what stands at the start.
     * Indices as above.
     */
    static final int[] RANK_BEYOND = new int[RANK.length];

    static final int[] FILE_BEYOND = new int[FILE.length];

    /** Half a file (five bits) as the low or high part of a set of points, for file 0; shift left by the file. */
    static final long[] SPREAD = new long[32];

    static {
        fill(RANK, Squares.FILES);
        fill(FILE, Squares.RANKS);
        fillBeyond(RANK_BEYOND, Squares.FILES);
        fillBeyond(FILE_BEYOND, Squares.RANKS);
        for (int ranks = 0; ranks < SPREAD.length; ranks++) {
            for (int rank = 0; rank < 5; rank++) {
                SPREAD[ranks] |= (long) (ranks >>> rank & 1) << rank * Squares.FILES;
            }
        }
    }

    private Lines() {}

    private static void fill(int[] table, int length) {
        for (int from = 0; from < length; from++) {
            for (int occupied = 0; occupied < 1 << length; occupied++) {
                table[from << length | occupied] = ray(from, occupied, length, 1) | ray(from, occupied, length, -1);
            }
        }
    }

    private static void fillBeyond(int[] table, int length) {
        for (int from = 0; from < length; from++) {
            for (int occupied = 0; occupied < 1 << length; occupied++) {
                int others = occupied & ~(1 << from);
                for (int at = 0; at < length; at++) {
                    int between = (1 << Math.max(from, at)) - (2 << Math.min(from, at));
                    boolean beyond = at != from && Integer.bitCount(others & between) == 1;
                    table[from << length | occupied] |= beyond ? 1 << at : 0;
                }
            }
        }
    }

    private static int ray(int from, int occupied, int length, int step) {
        int at = from + step;
        int entry = 0;
        while (at >= 0 && at < length && (occupied >>> at & 1) == 0) {
            entry |= 1 << at;
            at += step;
        }
        if (at < 0 || at >= length) {
            return entry;
        }
        entry |= 1 << at + ROOK_SHIFT;
        at += step;
        while (at >= 0 && at < length && (occupied >>> at & 1) == 0) {
            at += step;
        }
        return at < 0 || at >= length ? entry : entry | 1 << at + CANNON_SHIFT;
    }
}
