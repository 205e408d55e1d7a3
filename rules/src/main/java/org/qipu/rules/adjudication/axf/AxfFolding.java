package org.qipu.rules.adjudication.axf;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.qipu.rules.adjudication.Classified;
import org.qipu.rules.adjudication.Conduct;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.Conduct.Rank;
import org.qipu.rules.adjudication.ConductRule;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.repetition.Attack;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.PlyFacts;

/**
 * A side chases perpetually when every move attacks anew one and the same piece, be it with check. When that takes moves
 * that merely cut off a protector, the chase is of the lesser rank.
 */
final class AxfFolding implements ConductRule {
    @Override
    public Conduct conduct(CycleFacts cycle, List<Classified> classes, int side) {
        if (every(cycle, classes, side, named -> named.moveClass() == MoveClass.CHECK)) {
            return Conduct.of(Kind.PERPETUAL_CHECK);
        }
        if (isSamePiece(cycle, side, AxfThreats::isFresh)) {
            return Conduct.of(Kind.PERPETUAL_CHASE);
        }
        if (isSamePiece(cycle, side, AxfThreats::isNew)) {
            return new Conduct(Kind.PERPETUAL_CHASE, Rank.LESSER);
        }
        boolean chases = every(cycle, classes, side, named -> !named.threats().isEmpty());
        return Conduct.of(chases ? Kind.CHASES_IN_TURN : Kind.IDLE);
    }

    private static boolean every(
            CycleFacts cycle, List<Classified> classes, int side, Predicate<Classified> condition) {
        for (int i = 0; i < classes.size(); i++) {
            if (cycle.plies().get(i).side() == side && !condition.test(classes.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** True when some piece is the target of an attack of the kind on every move of the side. */
    private static boolean isSamePiece(CycleFacts cycle, int side, Predicate<Attack> kind) {
        Set<Integer> common = new HashSet<>();
        boolean first = true;
        for (int i = 0; i < cycle.plies().size(); i++) {
            PlyFacts facts = cycle.plies().get(i);
            if (facts.side() == side) {
                Set<Integer> targets = targets(cycle, i, kind);
                if (first) {
                    common.addAll(targets);
                } else {
                    common.retainAll(targets);
                }
                first = false;
            }
        }
        return !common.isEmpty();
    }

    private static Set<Integer> targets(CycleFacts cycle, int index, Predicate<Attack> kind) {
        Set<Integer> targets = new HashSet<>();
        for (Attack attack : cycle.plies().get(index).attacks()) {
            if (kind.test(attack)) {
                targets.add(cycle.identity(index, attack.target()));
            }
        }
        return targets;
    }
}
