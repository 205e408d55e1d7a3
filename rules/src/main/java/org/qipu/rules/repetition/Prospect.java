package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;

/**
 * What Red would get by beginning with one move.
 *
 * @param move the first move: a capture or a check
 * @param level {@link #SURE}, {@link #EVEN} or {@link #NOTHING}
 * @param net twice the mean of the material won as the defender's best sees it and as pawns float; mates are cut off
 * @param target identity of the dearest piece won, or {@link CaptureLine#NOBODY}
 * @param capturer identity of the piece that captures the target
 * @param takenLow identities below 64 of all pieces that fall on the way, as a bit set
 * @param takenHigh the identities from 64 on
 * @param mate whether the line ends in mate
 */
record Prospect(
        int move, int level, int net, int target, int capturer, long takenLow, long takenHigh, boolean mate) {
    /** Nothing is won. */
    static final int NOTHING = 0;
    /** A piece is won on the spot and the defender gets as much elsewhere (CXA 2020 art. 26.5). */
    static final int EVEN = 1;
    /** Material is won whatever the defender does and however pawns are valued. */
    static final int SURE = 2;

    private static final int MOST = 200;

    static Prospect evaluate(GainSearch search, int move) {
        int low = search.afterMove(move, GainSearch.Defence.ANYWHERE, false);
        CaptureLine line = search.line();
        int target = line.target();
        int capturer = line.capturer();
        long takenLow = line.takenLow();
        long takenHigh = line.takenHigh();
        int high = search.afterMove(move, GainSearch.Defence.ANYWHERE, true);
        takenLow |= line.takenLow();
        takenHigh |= line.takenHigh();
        int level = Math.min(low, high) > 0 ? SURE : NOTHING;
        if (level == NOTHING && Math.max(low, high) >= 0) {
            int onTheSpot = search.afterMove(move, GainSearch.Defence.ON_THE_SPOT, true);
            int lowOnTheSpot = search.afterMove(move, GainSearch.Defence.ON_THE_SPOT, false);
            if (Math.min(onTheSpot, lowOnTheSpot) > 0) {
                level = EVEN;
                target = line.target();
                capturer = line.capturer();
                takenLow |= line.takenLow();
                takenHigh |= line.takenHigh();
            }
        }
        boolean mate = Math.min(low, high) > GainSearch.MATE / 2;
        return new Prospect(move, level, cut(low) + cut(high), target, capturer, takenLow, takenHigh, mate);
    }

    /** True when the piece falls on the way. */
    boolean takes(int id) {
        long bit = 1L << (id & 63);
        return ((id < Long.SIZE ? takenLow : takenHigh) & bit) != 0;
    }

    /** True when the first move itself captures the piece that stands on the point. */
    boolean capturesAt(int square) {
        return Moves.to(move) == square && Moves.captured(move) != Pieces.EMPTY;
    }

    /** Compares level first, then what is won. */
    boolean betterThan(int otherLevel, int otherNet) {
        return level > otherLevel || level == otherLevel && net > otherNet;
    }

    private static int cut(int value) {
        return Math.max(-MOST, Math.min(MOST, value));
    }
}
