package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.LongRun;
import org.qipu.rules.repetition.Suspicion;

/**
 * Sees whether a side that had to change did so. To change means to leave the forbidden conduct, not to go over into
 * another loop of it: who does that has repeated forbidden moves after he had to change, and has lost (CXA 1999 art. 24.3).
 */
final class Duties {
    private final Judge judge;
    private final List<Rulebook> rulebooks;
    private final Played game;

    Duties(Judge judge, List<Rulebook> rulebooks, Played game) {
        this.judge = judge;
        this.rulebooks = rulebooks;
        this.game = game;
    }

    /** The verdicts on the loops of the game, in their order, with what came of a duty in a later loop. */
    List<Verdict> followedUp(List<Verdict> verdicts) {
        if (verdicts.size() <= rulebooks.size()) {
            return verdicts;
        }
        List<Verdict> seen = new ArrayList<>(verdicts);
        for (int i = rulebooks.size(); i < seen.size(); i++) {
            int earlier = i - rulebooks.size();
            Rulebook rulebook = rulebooks.get(i % rulebooks.size());
            if (goesOn(rulebook, seen.get(earlier), seen.get(i))) {
                if (seen.get(earlier).standing() == Standing.LEFT_IN_TIME) {
                    seen.set(earlier, seen.get(earlier).with(Standing.CARRIED_ON));
                }
                seen.set(i, seen.get(i).with(Standing.LOST));
            }
        }
        return seen;
    }

    private boolean goesOn(Rulebook rulebook, Verdict earlier, Verdict later) {
        Optional<Integer> side = earlier.obligation().map(Obligation::side);
        if (side.isEmpty() || !side.equals(later.obligation().map(Obligation::side))) {
            return false;
        }
        Suspicion first = earlier.evidence().orElseThrow().cycle();
        Suspicion second = later.evidence().orElseThrow().cycle();
        int from = Math.min(first.firstPly(), second.firstPly());
        if (game.capturesBetween(from, second.endPly())) {
            return false;
        }
        LongRun both = new LongRun(side.get(), from, second.endPly() - from, second.endPly());
        if (!attacksThroughout(rulebook, both)) {
            return false;
        }
        Verdict verdict =
                judge.judge(List.of(rulebook), game.start(), game.trace(), both).get(0);
        return verdict.ruling() == later.ruling();
    }

    /** What every forbidden conduct needs, asked first since most sides play something else between two loops. */
    private boolean attacksThroughout(Rulebook rulebook, LongRun stretch) {
        CycleFacts facts = judge.facts(rulebook, game, stretch);
        for (int i = 0; i < stretch.plies(); i++) {
            boolean own = game.trace().side(stretch.firstPly() + i) == stretch.side();
            if (own && !rulebook.naming().allAttack(facts.of(i))) {
                return false;
            }
        }
        return true;
    }
}
