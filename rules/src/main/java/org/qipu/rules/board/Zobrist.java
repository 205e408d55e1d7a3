package org.qipu.rules.board;

/**
 * Random numbers of the position key (Zobrist hashing): the key of a position is the exclusive-or of the numbers of
 * its pieces on their points, and of {@link #BLACK_TO_MOVE} when it is Black's turn. The seed is fixed, so a key means
 * the same position in every run and on every machine.
 */
final class Zobrist {
    /** Joins the key when Black is to move. */
    static final long BLACK_TO_MOVE;

    private static final long SEED = 0x5169_7075_2078_7121L;
    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;
    private static final long[] OF = new long[16 * Squares.COUNT];

    static {
        long state = SEED;
        for (int i = 0; i < OF.length; i++) {
            state += GOLDEN_GAMMA;
            OF[i] = mix(state);
        }
        BLACK_TO_MOVE = mix(state + GOLDEN_GAMMA);
    }

    private Zobrist() {}

    /** The number of a piece on a point. */
    static long of(int piece, int square) {
        return OF[piece * Squares.COUNT + square];
    }

    /** The output function of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }
}
