package org.qipu.pipeline.audit;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.qipu.pipeline.policy.InForce;
import org.qipu.rules.adjudication.Judge;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.game.Replay;

/** Judges the loops of games by the rulebooks in force for them; for one thread. */
final class LoopJudge {
    /**
     * A judge remembers moves, and archives hold games more than once, in files far apart: the tasks of an executor that
     * come after one another on a thread share its judge. What it remembers shows in speed alone.
     */
    private static final ThreadLocal<Judge> JUDGES = ThreadLocal.withInitial(Judge::new);

    /** A policy gives the same object to every game that it treats alike. */
    private final Map<InForce, List<Rulebook>> rulebooks = new IdentityHashMap<>();

    /** The verdicts on loops and long runs of attacks, see {@link Judge#all}. */
    List<Verdict> verdicts(Replay replay, InForce rules) {
        List<Rulebook> asked = rulebooks.computeIfAbsent(rules, LoopJudge::rulebooks);
        return JUDGES.get().all(asked, replay.start(), replay.trace(), rules.repetitionFold());
    }

    private static List<Rulebook> rulebooks(InForce rules) {
        return rules.rulebooks().stream().map(Rulebooks::of).toList();
    }
}
