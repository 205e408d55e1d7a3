package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.qipu.rules.adjudication.CaseFiles.Expected;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.game.Replay;
import org.qipu.rules.repetition.Cycle;
import org.qipu.rules.repetition.CycleFacts;

/** Whether moves are attacks, asked without their names, is answered as their names do. */
class NamingTest {
    @Test
    void attacksAreTheMovesNamedSo() {
        for (Rulebook rulebook : Rulebooks.ALL) {
            for (Expected expected : CaseFiles.of(rulebook)) {
                check(rulebook, expected.game());
            }
        }
    }

    private static void check(Rulebook rulebook, Case game) {
        Judge judge = new Judge();
        Replay replay = game.replay();
        for (Cycle cycle : judge.cycles(replay.trace())) {
            CycleFacts facts = judge.facts(rulebook, new Played(replay.start(), replay.trace()), cycle);
            for (int i = 0; i < cycle.plies(); i++) {
                CycleFacts alone = facts.of(i);
                MoveClass named = rulebook.naming().classify(alone).get(0).moveClass();
                assertThat(rulebook.naming().allAttack(alone))
                        .as("%s, %s, move %d", rulebook.id(), game.name(), i)
                        .isEqualTo(named.attacks());
            }
        }
    }
}
