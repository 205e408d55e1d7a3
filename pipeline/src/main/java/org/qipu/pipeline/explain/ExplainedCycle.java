package org.qipu.pipeline.explain;

import java.util.List;
import java.util.Optional;
import org.qipu.pipeline.audit.Turn;
import org.qipu.rules.board.Setup;
import org.qipu.rules.repetition.Suspicion;

/**
 * A repetition, and what the rulebooks say of it.
 *
 * @param number from 1, in the order in which the cycles of the game end
 * @param cycle where it lies
 * @param first the turn with which the first run begins
 * @param last the turn with which the last run ends
 * @param board the position before the first run
 * @param moves the moves of one run, both sides in turn, with their classes by the first rulebook
 * @param rulings one for each rulebook
 */
public record ExplainedCycle(
        int number,
        Suspicion cycle,
        Turn first,
        Turn last,
        Setup board,
        List<CycleMove> moves,
        List<CycleRuling> rulings) {
    /** Copies the lists. */
    public ExplainedCycle {
        moves = List.copyOf(moves);
        rulings = List.copyOf(rulings);
    }

    /** The move of the judged run that a ply of any run repeats; empty outside the cycle. */
    public Optional<CycleMove> at(int ply) {
        if (ply < cycle.firstPly() || ply >= cycle.endPly()) {
            return Optional.empty();
        }
        return Optional.of(moves.get(Math.floorMod(ply - cycle.judgedFrom(), cycle.plies())));
    }

    /** Whether a ply belongs to the first run. */
    public boolean isInFirstRun(int ply) {
        return ply >= cycle.firstPly() && ply < cycle.firstPly() + cycle.plies();
    }
}
