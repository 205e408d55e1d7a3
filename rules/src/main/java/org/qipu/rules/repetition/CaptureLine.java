package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;

/**
 * What Red captures on the best line of a search, by identity; kept a ply, so that a better line replaces the part from
 * its ply on.
 */
final class CaptureLine {
    /** Stands for no piece. */
    static final int NOBODY = -1;

    private static final int IDEAL_PAWN = 5;

    private final long[] takenLow;
    private final long[] takenHigh;
    private final int[] dearest;
    private final int[] target;
    private final int[] capturer;

    CaptureLine(int plies) {
        takenLow = new long[plies + 1];
        takenHigh = new long[plies + 1];
        dearest = new int[plies + 1];
        target = new int[plies + 1];
        capturer = new int[plies + 1];
    }

    void clear(int ply) {
        takenLow[ply] = 0;
        takenHigh[ply] = 0;
        dearest[ply] = 0;
        target[ply] = NOBODY;
        capturer[ply] = NOBODY;
    }

    /** The line from a ply on begins with a move, not yet made, and goes on as the line from the next ply. */
    void take(int ply, int move, TrackedBoard board, boolean red) {
        takenLow[ply] = takenLow[ply + 1];
        takenHigh[ply] = takenHigh[ply + 1];
        dearest[ply] = dearest[ply + 1];
        target[ply] = target[ply + 1];
        capturer[ply] = capturer[ply + 1];
        int worth = Worth.of(Moves.captured(move), Moves.to(move), IDEAL_PAWN);
        if (!red || worth == 0) {
            return;
        }
        int id = board.idAt(Moves.to(move));
        takenLow[ply] |= id < Long.SIZE ? 1L << id : 0;
        takenHigh[ply] |= id < Long.SIZE ? 0 : 1L << id - Long.SIZE;
        if (worth >= dearest[ply]) {
            dearest[ply] = worth;
            target[ply] = id;
            capturer[ply] = board.idAt(Moves.from(move));
        }
    }

    /** The dearest piece Red captures, the first of equal ones, or {@link #NOBODY}. */
    int target() {
        return target[0];
    }

    /** Who captures the {@link #target()}. */
    int capturer() {
        return capturer[0];
    }

    long takenLow() {
        return takenLow[0];
    }

    long takenHigh() {
        return takenHigh[0];
    }
}
