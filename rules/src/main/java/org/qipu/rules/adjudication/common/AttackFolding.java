package org.qipu.rules.adjudication.common;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qipu.rules.adjudication.Classified;
import org.qipu.rules.adjudication.Conduct;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.Conduct.Rank;
import org.qipu.rules.adjudication.ConductRule;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.repetition.CycleFacts;

/**
 * A cycle in which every move of a side checks, kills or chases is forbidden, whatever the pieces and their order; one
 * other move makes it allowed (CXA 1999 art. 25.2, CXA 2020 art. 24.13). One chase of the lesser grade makes the cycle
 * one of the lesser grade.
 */
public final class AttackFolding implements ConductRule {
    @Override
    public Conduct conduct(CycleFacts cycle, List<Classified> classes, int side) {
        Set<MoveClass> occurring = EnumSet.noneOf(MoveClass.class);
        for (int i = 0; i < classes.size(); i++) {
            if (cycle.plies().get(i).side() == side) {
                occurring.add(classes.get(i).moveClass());
            }
        }
        if (!occurring.stream().allMatch(MoveClass::attacks)) {
            return Conduct.of(Kind.IDLE);
        }
        Rank rank = occurring.contains(MoveClass.JOINT_CHASE) ? Rank.LESSER : Rank.FULL;
        return new Conduct(kind(occurring), rank);
    }

    private static Kind kind(Set<MoveClass> occurring) {
        boolean checks = occurring.contains(MoveClass.CHECK);
        boolean kills = occurring.contains(MoveClass.KILL);
        boolean chases = occurring.stream().anyMatch(MoveClass::chases);
        if (!chases) {
            return checks && kills ? Kind.CHECK_AND_KILL : checks ? Kind.PERPETUAL_CHECK : Kind.PERPETUAL_KILL;
        }
        if (checks && kills) {
            return Kind.CHECK_KILL_AND_CHASE;
        }
        return checks ? Kind.CHECK_AND_CHASE : kills ? Kind.KILL_AND_CHASE : Kind.PERPETUAL_CHASE;
    }
}
