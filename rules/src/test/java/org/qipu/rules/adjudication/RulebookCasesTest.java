package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.qipu.rules.adjudication.CaseFiles.Expected;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;

/** Judges the project's own cases: ruling, article and the name of every move. */
class RulebookCasesTest {
    @TestFactory
    Stream<DynamicTest> cases() {
        return Rulebooks.ALL.stream()
                .flatMap(rulebook -> CaseFiles.of(rulebook).stream()
                        .map(expected -> DynamicTest.dynamicTest(
                                rulebook.id() + " " + expected.game().name(), () -> check(rulebook, expected))));
    }

    private static void check(Rulebook rulebook, Expected expected) {
        Verdict verdict = expected.game().judge(rulebook);
        assertThat(verdict.ruling().id()).isEqualTo(expected.lines().get("ruling"));
        assertThat(verdict.article().orElseThrow().number())
                .isEqualTo(expected.lines().get("article"));
        assertThat(rulebook.articles()).contains(verdict.article().orElseThrow());
        assertThat(classes(verdict, 0)).isEqualTo(expected.lines().get("red"));
        assertThat(classes(verdict, 1)).isEqualTo(expected.lines().get("black"));
    }

    private static String classes(Verdict verdict, int side) {
        return verdict.evidence().orElseThrow().classes(side).stream()
                .map(MoveClass::id)
                .collect(Collectors.joining(" "));
    }
}
