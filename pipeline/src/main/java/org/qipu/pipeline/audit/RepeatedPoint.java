package org.qipu.pipeline.audit;

import org.qipu.rules.board.Moves;

/** Looks for a side that moves the same piece to the same point three times running. */
final class RepeatedPoint {
    /** Plies from the first arrival at the point to the third: a side moves every second ply, and away between. */
    static final int SPAN = 8;

    private static final int RETURN = SPAN / 2;

    private RepeatedPoint() {}

    /**
     * The ply, 0-based, with which a side was the first to move the same piece to the same point for the third time
     * running; -1 when neither did. A piece that comes back to a point has left it with the move between, so running
     * means with every second move of the side.
     *
     * @param moves the moves of both sides in turn, see {@link Moves}
     */
    static int thirdArrival(int[] moves) {
        for (int ply = SPAN; ply < moves.length; ply++) {
            if (comesBack(moves, ply) && comesBack(moves, ply - RETURN)) {
                return ply;
            }
        }
        return -1;
    }

    /** Whether a ply brings a piece back to the point that it left with the side's move before and reached before that. */
    private static boolean comesBack(int[] moves, int ply) {
        int point = Moves.to(moves[ply]);
        int away = moves[ply - RETURN / 2];
        return Moves.to(moves[ply - RETURN]) == point
                && Moves.from(away) == point
                && Moves.to(away) == Moves.from(moves[ply]);
    }
}
