package org.qipu.rules.adjudication;

import java.util.List;
import org.qipu.rules.repetition.CycleFacts;

/** How a rulebook folds the names of a side's moves into its conduct. */
@FunctionalInterface
public interface ConductRule {
    /**
     * The conduct of a side.
     *
     * @param cycle the loop
     * @param classes the names of all moves of one run, both sides in turn
     * @param side 0 red or 1 black
     */
    Conduct conduct(CycleFacts cycle, List<Classified> classes, int side);
}
