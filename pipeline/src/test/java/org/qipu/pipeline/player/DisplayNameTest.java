package org.qipu.pipeline.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DisplayNameTest {
    @Test
    void theMostFrequentNameIsShownWithoutTeamAndTitle() {
        assertThat(DisplayName.of("赵甲华", Map.of("上海趙甲華", 2L, "趙甲華（大师）", 1L, "赵甲华", 2L)))
                .isEqualTo("趙甲華");
    }

    @Test
    void aNameThatIsThePlayersByRuleGoesBeforeAnAlias() {
        assertThat(DisplayName.of("赵甲璘", Map.of("赵甲麟", 9L, "趙甲璘", 1L))).isEqualTo("趙甲璘");
    }

    @Test
    void anAliasIsShownWhereNothingElseIsMet() {
        assertThat(DisplayName.of("赵甲璘", Map.of("廣東趙甲麟", 9L))).isEqualTo("趙甲麟");
    }

    @Test
    void playersWhoConsultEachOtherAreShownTogether() {
        assertThat(DisplayName.of("赵甲/钱乙", Map.of("趙甲、錢乙", 1L, "趙甲 ＋ 錢乙", 1L))).isEqualTo("趙甲/錢乙");
    }
}
