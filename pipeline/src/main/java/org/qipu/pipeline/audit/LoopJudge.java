package org.qipu.pipeline.audit;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.qipu.pipeline.policy.InForce;
import org.qipu.rules.adjudication.Judge;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.game.Replay;
import org.qipu.rules.repetition.Cycle;

/** Judges the loops of games by the rulebooks in force for them; for one thread. */
final class LoopJudge {
    private final Judge judge = new Judge();
    /** A policy gives the same object to every game that it treats alike. */
    private final Map<InForce, List<Rulebook>> rulebooks = new IdentityHashMap<>();

    /** A verdict for every loop and rulebook, by the end of the loop, then in the order of the rulebooks. */
    List<Verdict> verdicts(Replay replay, InForce rules) {
        List<Cycle> loops = judge.cycles(replay.trace());
        if (loops.isEmpty()) {
            return List.of();
        }
        List<Rulebook> asked = rulebooks.computeIfAbsent(rules, LoopJudge::rulebooks);
        List<Verdict> verdicts = new ArrayList<>(loops.size() * asked.size());
        for (Cycle loop : loops) {
            if (loop.occurrences() >= rules.repetitionFold()) {
                verdicts.addAll(judge.judge(asked, replay.start(), replay.trace(), loop));
            }
        }
        return verdicts;
    }

    private static List<Rulebook> rulebooks(InForce rules) {
        return rules.rulebooks().stream().map(Rulebooks::of).toList();
    }
}
