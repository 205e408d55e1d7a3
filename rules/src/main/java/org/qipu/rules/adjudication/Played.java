package org.qipu.rules.adjudication;

import org.qipu.rules.board.Setup;
import org.qipu.rules.game.GameTrace;

/**
 * A game as it was replayed.
 *
 * @param start the arrangement with which it began
 * @param trace its moves
 */
record Played(Setup start, GameTrace trace) {
    /** True when a piece was captured by one of the plies from one on up to another, that one left out. */
    boolean capturesBetween(int from, int to) {
        for (int ply = from; ply < to; ply++) {
            if (trace.isCapture(ply)) {
                return true;
            }
        }
        return false;
    }
}
