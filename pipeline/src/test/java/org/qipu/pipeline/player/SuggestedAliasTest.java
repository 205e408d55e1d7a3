package org.qipu.pipeline.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qipu.pipeline.table.AliasSuggestionRow;

class SuggestedAliasTest {
    private static final Profile MANY = new Profile("赵甲璘", "趙甲璘", 40)
            .inYears(1956, 1966)
            .against(Set.of("钱乙", "孙丙", "李丁"))
            .under(Set.of("广东"));

    @Test
    void theEvidenceOfGamesIsWeighedAndTold() {
        Profile few = new Profile("赵甲麟", "趙甲麟", 3)
                .inYears(1957, 1960)
                .against(Set.of("钱乙", "周戊"))
                .under(Set.of("广东", "广州"));

        AliasSuggestionRow row = SuggestedAlias.of(few, MANY).orElseThrow();

        assertThat(row)
                .isEqualTo(new AliasSuggestionRow(
                        "赵甲璘",
                        "赵甲麟",
                        "趙甲璘",
                        "趙甲麟",
                        40,
                        3,
                        0.95,
                        "same-sound-character",
                        "one character differs and sounds the same (璘/麟 lin); same team: 广东; both played in 1957-1960; "
                                + "1 of 2 opponents in common; they never met",
                        "一字不同而同音（璘/麟 lin）；同队：广东；均在1957-1960年对局；共同对手1/2；从未对局"));
        assertThat(SuggestedAlias.of(MANY, few)).contains(row);
    }

    @Test
    void twoWhoPlayedEachOtherAreTwo() {
        Profile opponent = new Profile("赵甲麟", "趙甲麟", 3).against(Set.of("赵甲璘")).under(Set.of("广东"));

        assertThat(SuggestedAlias.of(MANY, opponent)).isEmpty();
    }

    @Test
    void aGenerationBetweenThemSpeaksAgainstThem() {
        Profile later = new Profile("赵甲麟", "趙甲麟", 3).inYears(2001, 2004);

        assertThat(SuggestedAlias.of(MANY, later)).isEmpty();
    }

    @Test
    void aWeakLikenessNeedsEvidence() {
        Profile alone = new Profile("赵甲森", "趙甲森", 3).against(Set.of("周戊"));
        Profile supported = new Profile("赵甲森", "趙甲森", 3)
                .inYears(1960, 1961)
                .against(Set.of("钱乙"))
                .under(Set.of("广东"));

        assertThat(SuggestedAlias.of(MANY, alone)).isEmpty();
        assertThat(SuggestedAlias.of(MANY, supported).orElseThrow().score()).isEqualTo(0.65);
    }
}
