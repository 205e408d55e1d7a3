package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.Conduct.Rank;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;

/** Tries all pairs of conducts on every rulebook's table. */
class DecisionTableTest {
    static List<Rulebook> rulebooks() {
        return Rulebooks.ALL;
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void everyPairHasARow(Rulebook rulebook) {
        for (Conduct red : conducts()) {
            for (Conduct black : conducts()) {
                assertThat(rulebook.table().decide(red, black))
                        .as(red + " against " + black)
                        .isPresent();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void swappingTheSidesSwapsTheRuling(Rulebook rulebook) {
        for (Conduct red : conducts()) {
            for (Conduct black : conducts()) {
                Ruling ruling =
                        rulebook.table().decide(red, black).orElseThrow().ruling();
                Ruling other = rulebook.table().decide(black, red).orElseThrow().ruling();
                assertThat(other).as(red + " against " + black).isEqualTo(swapped(ruling));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void perpetualCheckByOneSideAloneLoses(Rulebook rulebook) {
        for (Conduct black : conducts()) {
            Ruling ruling = rulebook.table()
                    .decide(Conduct.of(Kind.PERPETUAL_CHECK), black)
                    .orElseThrow()
                    .ruling();
            boolean both = black.is(Kind.PERPETUAL_CHECK);
            assertThat(ruling).as("against " + black).isEqualTo(both ? Ruling.DRAW : Ruling.RED_LOSES);
        }
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void everyRowNamesAnArticleOfTheRulebook(Rulebook rulebook) {
        assertThat(rulebook.table().rows())
                .allSatisfy(row -> assertThat(rulebook.articles()).contains(row.article()));
    }

    private static List<Conduct> conducts() {
        List<Conduct> conducts = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            for (Rank rank : Rank.values()) {
                conducts.add(new Conduct(kind, rank));
            }
        }
        return conducts;
    }

    private static Ruling swapped(Ruling ruling) {
        return switch (ruling) {
            case RED_LOSES -> Ruling.BLACK_LOSES;
            case BLACK_LOSES -> Ruling.RED_LOSES;
            case DRAW, NONE, UNDECIDED -> ruling;
        };
    }
}
