package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qipu.rules.adjudication.SharedCases.Labelled;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;

/** Judges every labelled case by every rulebook it has a label for. */
class SharedCasesTest {
    private static final String DISPUTED = "disputed";

    /** The one printed class that is read differently; docs/contested-cases.md says why. */
    private static final int CONTESTED_CLASSES = 1;

    @Test
    void everyRulingIsTheExpectedOne() {
        List<String> wrong = new ArrayList<>();
        Map<String, Integer> right = new TreeMap<>();
        for (Labelled labelled : SharedCases.all()) {
            labelled.expected().forEach((id, expected) -> {
                Rulebook rulebook = Rulebooks.byId(id).orElseThrow();
                String ruling = labelled.game().judge(rulebook).ruling().id();
                if (ruling.equals(expected) || expected.equals(DISPUTED)) {
                    right.merge(id, 1, Integer::sum);
                } else {
                    wrong.add(labelled.game().name() + " by " + id + ": " + ruling + ", expected " + expected);
                }
            });
        }
        System.out.println("rulings as expected: " + right);
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyMoveIsCalledWhatIsPrinted() {
        List<String> different = new ArrayList<>();
        Map<String, Integer> same = new HashMap<>();
        for (Labelled labelled : SharedCases.all()) {
            compare(labelled.game(), "cxa-2020", labelled.classes(), same, different);
            compare(labelled.game(), "cxa-1999", labelled.classes1999(), same, different);
        }
        System.out.println("moves named as printed: " + same + ", not so: " + different);
        assertThat(different).hasSizeLessThanOrEqualTo(CONTESTED_CLASSES);
    }

    private static void compare(
            Case game, String id, Map<String, String> printed, Map<String, Integer> same, List<String> different) {
        if (printed.isEmpty()) {
            return;
        }
        Verdict verdict = game.judge(Rulebooks.byId(id).orElseThrow());
        for (int side = 0; side < 2; side++) {
            String expected = printed.get(side == 0 ? "red" : "black");
            List<MoveClass> classes = verdict.evidence().orElseThrow().classes(side);
            for (int i = 0; i < Math.min(expected.length(), classes.size()); i++) {
                String name = printedName(classes.get(i), id);
                if (expected.substring(i, i + 1).equals(name)) {
                    same.merge(id, 1, Integer::sum);
                } else {
                    different.add(game.name() + " move " + i + " of side " + side + ": " + name);
                }
            }
        }
    }

    /** Joint chases are printed as chases, following as idle, and in 1999 blocking too. */
    private static String printedName(MoveClass moveClass, String id) {
        if (moveClass.chases()) {
            return MoveClass.CHASE.chinese();
        }
        boolean idle = moveClass == MoveClass.FOLLOW || id.equals("cxa-1999") && moveClass == MoveClass.BLOCK;
        return idle ? MoveClass.IDLE.chinese() : moveClass.chinese();
    }
}
