package org.qipu.pipeline.explain;

import java.util.Optional;
import org.qipu.pipeline.audit.LoopOutcome;
import org.qipu.pipeline.audit.Turn;
import org.qipu.rules.adjudication.Evidence;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.Verdict;

/**
 * What a rulebook says of a cycle, beside what the record says of the game.
 *
 * @param rulebook the rulebook
 * @param verdict what it says
 * @param outcome what came of it in the game
 * @param duty the turn with which a side had to leave the cycle, which is that side's own; empty unless one had to
 * @param comparison the recorded result against the outcome
 */
public record CycleRuling(
        Rulebook rulebook, Verdict verdict, LoopOutcome outcome, Optional<Turn> duty, Comparison comparison) {
    /** The cycle with the classes and conducts of this rulebook. */
    public Evidence evidence() {
        return verdict.evidence().orElseThrow();
    }
}
