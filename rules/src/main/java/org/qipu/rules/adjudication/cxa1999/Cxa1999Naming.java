package org.qipu.rules.adjudication.cxa1999;

import java.util.List;
import java.util.Optional;
import org.qipu.rules.adjudication.ClassRule;
import org.qipu.rules.adjudication.Classified;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.adjudication.MoveClasses;
import org.qipu.rules.adjudication.Naming;
import org.qipu.rules.adjudication.common.ChaseRule;
import org.qipu.rules.adjudication.common.CommonRules;
import org.qipu.rules.adjudication.common.PostNaming;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.Gain;
import org.qipu.rules.repetition.PlyFacts;

/**
 * Names moves, first leaving aside what pawns attack by themselves. When counting that makes every move of both sides an
 * attack, it counts (27.2). There is no lesser grade of chase, and a piece that was attacked before with effect is not
 * chased anew because its attacker, or another, is better off now (chapter 7 item 6).
 */
final class Cxa1999Naming implements Naming {
    private static final Naming USUAL =
            naming(new ChaseRule(Cxa1999Articles.CHASE, Cxa1999Articles.CHASE, Cxa1999Naming::isNew));
    private static final Naming MUTUAL =
            naming(ChaseRule.countingPawns(Cxa1999Articles.PAWNS_ATTACK, Cxa1999Naming::isNew));

    @Override
    public List<Classified> classify(CycleFacts cycle) {
        boolean mutual = !USUAL.allAttack(cycle) && MUTUAL.allAttack(cycle);
        return (mutual ? MUTUAL : USUAL).classify(cycle);
    }

    @Override
    public boolean allAttack(CycleFacts cycle) {
        return USUAL.allAttack(cycle) || MUTUAL.allAttack(cycle);
    }

    private static Naming classes(ClassRule chase) {
        return new MoveClasses(
                Cxa1999Articles.IDLE,
                List.of(CommonRules.check(Cxa1999Articles.CHECK), CommonRules.kill(Cxa1999Articles.KILL), chase),
                List.of(
                        CommonRules.sacrifice(Cxa1999Articles.SACRIFICE),
                        CommonRules.exchange(Cxa1999Articles.EXCHANGE),
                        CommonRules.block(Cxa1999Articles.BLOCK),
                        CommonRules.follow(Cxa1999Articles.FOLLOW)));
    }

    private static Naming naming(ChaseRule chase) {
        return new PostNaming(classes(ungraded(chase)), classes(ungraded(chase.withoutPosts())));
    }

    private static ClassRule ungraded(ChaseRule rule) {
        return new ClassRule() {
            @Override
            public Optional<Classified> classify(PlyFacts facts) {
                return rule.classify(facts).map(Cxa1999Naming::ungraded);
            }

            @Override
            public boolean names(PlyFacts facts) {
                return rule.names(facts);
            }
        };
    }

    private static boolean isNew(PlyFacts facts, Gain gain) {
        return !facts.existedOnTheSpot(gain);
    }

    private static Classified ungraded(Classified named) {
        return named.moveClass() == MoveClass.JOINT_CHASE ? named.renamed(MoveClass.CHASE) : named;
    }
}
