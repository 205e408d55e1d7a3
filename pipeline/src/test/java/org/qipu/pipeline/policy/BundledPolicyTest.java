package org.qipu.pipeline.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.rules.game.NaturalLimit;

/** Which rulebook the bundled policy puts in force, and why. */
class BundledPolicyTest {
    private final Policy policy = Policy.bundled();

    @ParameterizedTest
    @CsvSource({
        "1956-12-03, cxa-1999, SUBSTITUTE",
        "1998, cxa-1999, SUBSTITUTE",
        "1999, cxa-1999, DATE",
        "2006-12-31, cxa-1999, DATE",
        "2007, cxa-1999, SUBSTITUTE",
        "2011-06-30, cxa-1999, SUBSTITUTE",
        "2011-07, cxa-2011, DATE",
        "2011, cxa-2011, SUBSTITUTE",
        "2020年12月31日, cxa-2011, DATE",
        "2021.01.01, cxa-2020, DATE",
        "'', cxa-2020, DEFAULT",
        "????.??.??, cxa-2020, DEFAULT"
    })
    void theEditionFollowsTheDate(String date, String rulebook, Basis basis) {
        InForce rules = policy.forGame("示例杯个人赛", "", date, "");

        assertThat(rules.rulebooks()).containsExactly(rulebook);
        assertThat(rules.basis()).isEqualTo(basis);
    }

    @ParameterizedTest
    @CsvSource({
        "2010年第16届亚洲运动会象棋男子个人赛, 2010, axf-2003, EVENT",
        "2009亞洲室內運動會 第2輪, 2009, axf-2003, EVENT",
        "第三屆“亞洲盃“ 1, 1988, axf-2003, SUBSTITUTE",
        "14th  ＡＳＩＡＮ Xiangqi Championships, '', axf-2003, EVENT",
        "Asian Games - Men, 2023, axf-2003, EVENT",
        "第十二届世界象棋锦标赛, 2011, axf-2003, SUBSTITUTE",
        "第十六屆世界象棋錦標賽, 2019-11, wxf-2018, EVENT",
        "World Xiangqi Championships, '', wxf-2018, EVENT",
        "Eurasian Games, 2022, cxa-2020, DATE",
        "2010年亞洲運動會象棋選拔賽, 2010, cxa-1999, SUBSTITUTE",
        "示例杯世界顺炮争霸战, 2015, cxa-2011, DATE"
    })
    void asianAndWorldEventsHaveTheirOwnRules(String event, String date, String rulebook, Basis basis) {
        InForce rules = policy.forGame(event, "", date, "");

        assertThat(rules.leadingRulebook()).isEqualTo(rulebook);
        assertThat(rules.basis()).isEqualTo(basis);
    }

    @Test
    void everyGameIsPlayedToSixtyRoundsAndScoredByOne() {
        InForce rules = policy.forGame("示例赛", "", "2001-02-03", "");

        assertThat(rules.naturalLimit()).isEqualTo(NaturalLimit.CXA_1999);
        assertThat(rules.scoring().draw()).isEqualByComparingTo("0.5");
        assertThat(rules.matchScoring().win()).isEqualByComparingTo("2");
        assertThat(rules.repetitionFold()).isEqualTo(3);
        assertThat(rules.houseRules()).isEmpty();
    }

    @Test
    void gamesTreatedAlikeShareOneAnswer() {
        assertThat(policy.forGame("示例赛", "", "2001", "a.pgn")).isSameAs(policy.forGame("另一示例赛", "", "2002", "b.pgn"));
    }
}
