package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;

/**
 * What Red would get by beginning with one move.
 *
 * @param move the first move: a capture or a check
 * @param level {@link #SURE}, {@link #EVEN} or {@link #NOTHING}
 * @param net twice the mean of the material won as the defender's best sees it and as pawns float; mates are cut off
 * @param captures what falls on the way, and which piece is won by it
 * @param mate whether the line ends in mate
 */
record Prospect(int move, int level, int net, Captures captures, boolean mate) {
    /** Nothing is won. */
    static final int NOTHING = 0;
    /** A piece is won on the spot and the defender gets as much elsewhere (CXA 2020 art. 26.5). */
    static final int EVEN = 1;
    /** Material is won whatever the defender does and however pawns are valued. */
    static final int SURE = 2;

    /** What falls on a line that is of no interest. */
    static final Captures NO_CAPTURES = new Captures(0, 0, Captures.NOBODY, Captures.NOBODY);

    private static final int MOST = 200;

    /** True when a first move on the board of a search wins something or swaps evenly: its level is no {@link #NOTHING}. */
    static boolean isPromising(GainSearch search, int move) {
        return search.winsOnTheSpot(move) && search.holdsEven(move);
    }

    /** Evaluates a first move on the board of a search, however bad it is. */
    static Prospect evaluate(GainSearch search, int move) {
        int low = search.afterMove(move, Defence.ANYWHERE, false);
        Captures captures = search.captures();
        int high = low;
        if (search.pawnsFell()) {
            high = search.afterMove(move, Defence.ANYWHERE, true);
            captures = captures.and(search.captures());
        }
        int level = low > 0 ? SURE : NOTHING;
        if (level == NOTHING && high >= 0 && search.afterMove(move, Defence.ON_THE_SPOT, false) > 0) {
            level = EVEN;
            Captures onTheSpot = search.captures();
            boolean byChecks = Moves.captured(move) == Pieces.EMPTY && captures.target() != Captures.NOBODY;
            captures = byChecks ? captures.and(onTheSpot) : onTheSpot.and(captures);
        }
        return new Prospect(move, level, cut(low) + cut(high), captures, low > GainSearch.BEYOND_MATERIAL);
    }

    /** Identity of the piece that is won, or {@link Captures#NOBODY}. */
    int target() {
        return captures.target();
    }

    /** Identity of the piece that captures the target. */
    int capturer() {
        return captures.capturer();
    }

    /** True when the piece falls on the way. */
    boolean takes(int id) {
        return captures.takes(id);
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
