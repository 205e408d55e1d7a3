package org.qipu.rules.adjudication;

import java.util.Optional;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.repetition.Cycle;
import org.qipu.rules.repetition.Suspicion;

/** Follows a game from the third occurrence on, to see what became of a duty to change. */
final class Standings {
    private Standings() {}

    /** The standing of a game whose loop was ruled on so. */
    static Standing of(Ruling ruling, Demand demand, Evidence evidence, GameTrace trace) {
        return switch (ruling) {
            case NONE -> Standing.NOTHING_DUE;
            case UNDECIDED -> Standing.UNDECIDED;
            case DRAW -> Standing.DRAW_CLAIMABLE;
            case RED_LOSES -> ofDuty(demand.lostAt(evidence.red()), evidence.cycle(), trace);
            case BLACK_LOSES -> ofDuty(demand.lostAt(evidence.black()), evidence.cycle(), trace);
        };
    }

    private static Standing ofDuty(int lostAt, Suspicion stretch, GameTrace trace) {
        if (stretch instanceof Cycle cycle) {
            return ofCycle(lostAt, cycle, trace);
        }
        // No text says when a long run is lost; the reply to its last move may still belong to it.
        return trace.plies() > stretch.endPly() + 1 ? Standing.LEFT_IN_TIME : Standing.STOPPED_IN_LOOP;
    }

    private static Standing ofCycle(int lostAt, Cycle cycle, GameTrace trace) {
        if (occurrences(cycle, trace) >= lostAt) {
            return Standing.LOST;
        }
        return trace.plies() > cycle.endPly() ? Standing.LEFT_IN_TIME : Standing.STOPPED_IN_LOOP;
    }

    /**
     * How often some position of the loop had occurred when the loop ended: a loop that was left and entered again goes
     * on where it was left.
     */
    private static int occurrences(Cycle cycle, GameTrace trace) {
        int stretch = cycle.endPly();
        while (stretch > 0 && !trace.isCapture(stretch - 1)) {
            stretch--;
        }
        int count = 0;
        for (int ply = stretch; ply <= cycle.endPly(); ply++) {
            count += trace.key(ply) == trace.key(cycle.endPly()) ? 1 : 0;
        }
        return Math.max(count, cycle.occurrences());
    }

    /** The duty to change, seen from the ruling. */
    static Optional<Obligation> obligation(Ruling ruling, Standing standing, Suspicion cycle) {
        boolean heeded = standing == Standing.LEFT_IN_TIME;
        return switch (ruling) {
            case RED_LOSES -> Optional.of(new Obligation(Pieces.RED, cycle.duePly(), heeded));
            case BLACK_LOSES -> Optional.of(new Obligation(Pieces.BLACK, cycle.duePly(), heeded));
            case DRAW, NONE, UNDECIDED -> Optional.empty();
        };
    }
}
