package org.qipu.pipeline.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.rules.game.NaturalLimit;
import org.qipu.rules.game.NaturalLimit.LimitedChecks;

/** The policies under docs/policies say what the regulations say that they were written from. */
class EventPoliciesTest {
    private static final Path FOLDER = Path.of("..", "docs", "policies");

    @Test
    void rulesOf1999ForEveryGame() throws PolicyProblem {
        InForce rules = rules("00-rules-of-1999", "第十届亚洲象棋锦标赛", "2023");

        assertThat(rules.rulebooks()).containsExactly("cxa-1999");
        assertThat(rules.basis()).isEqualTo(Basis.DEFAULT);
        assertThat(rules.naturalLimit()).isEqualTo(NaturalLimit.CXA_1999);
        assertThat(rules.scoring()).isEqualTo(Policy.bundled().otherwise().scoring());
        assertThat(rules.repetitionFold()).isEqualTo(3);
    }

    @Test
    void workersOfACityPlayByTheEditionOf2011() throws PolicyProblem {
        assertThat(rules("01-workers-of-a-city", "2015示例市职工赛", "2015-06"))
                .isEqualTo(bundled("2015").withRulebooks(List.of("cxa-2011"), Basis.EVENT));
    }

    @Test
    void teamsOfACompanyGetThreePointsForAMatch() throws PolicyProblem {
        InForce rules = rules("02-teams-of-a-company", "示例公司团体赛", "");

        assertThat(rules.rulebooks()).containsExactly("cxa-1999");
        assertPoints(rules.matchScoring(), "3", "1", "1");
        assertPoints(rules.scoring(), "1", "0.5", "0");
    }

    @Test
    void halfAMinuteAMoveReplaysDraws() throws PolicyProblem {
        assertThat(rules("03-half-a-minute-a-move", "示例园区赛", "2003").houseRules())
                .containsExactly(HouseRule.DRAWN_GAMES_ARE_REPLAYED);
    }

    @Test
    void theSamePointThreeTimesLoses() throws PolicyProblem {
        InForce rules = rules("04-same-point-three-times", "示例中学赛", "2003");

        assertThat(rules.houseRules())
                .containsExactly(HouseRule.SAME_POINT_THREE_TIMES_LOSES, HouseRule.DRAWN_GAMES_ARE_REPLAYED);
        assertThat(rules.leadingRulebook()).isEqualTo("cxa-1999");
        assertThat(rules.basis()).isEqualTo(Basis.DATE);
    }

    @Test
    void drawsAreVoid() throws PolicyProblem {
        assertThat(rules("05-draws-are-void", "示例学区赛", "").houseRules())
                .containsExactly(HouseRule.DRAWN_GAMES_ARE_REPLAYED);
    }

    @Test
    void twoPointsForAWin() throws PolicyProblem {
        assertPoints(rules("06-two-points-for-a-win", "示例小学教职工赛", "").scoring(), "2", "1", "0");
    }

    @Test
    void threeRepetitions() throws PolicyProblem {
        assertThat(rules("07-three-repetitions", "示例棋友赛", "2013")).isEqualTo(bundled("2013"));
    }

    @Test
    void theTextOf1999PlayedIn2012() throws PolicyProblem {
        InForce rules = rules("08-text-of-1999-played-in-2012", "示例系统职工运动会", "2012-07");

        assertThat(rules.rulebooks()).containsExactly("cxa-1999");
        assertThat(rules.basis()).isEqualTo(Basis.EVENT);
        assertThat(rules.naturalLimit()).isEqualTo(NaturalLimit.CXA_1999);
        assertThat(bundled("2012-07").leadingRulebook()).isEqualTo("cxa-2011");
    }

    @Test
    void fortyRoundsOfWhichSixChecksCount() throws PolicyProblem {
        InForce rules = rules("09-forty-rounds-six-checks", "示例县健身日系列活动象棋比赛", "2014-08-08");

        assertThat(rules.naturalLimit()).isEqualTo(new NaturalLimit(40, 6, LimitedChecks.CLAIMER));
        assertThat(rules.rulebooks()).containsExactly("cxa-2011");
        assertThat(rules.houseRules()).containsExactly(HouseRule.SUICIDE_LOSES);
        assertPoints(rules.scoring(), "2", "1", "0");
    }

    @Test
    void halfAPointForADraw() throws PolicyProblem {
        InForce rules = rules("10-half-a-point-for-a-draw", "示例设计公司赛", "2008");

        assertThat(rules.rulebooks()).containsExactly("cxa-1999");
        assertThat(rules.basis()).isEqualTo(Basis.EVENT);
        assertPoints(rules.scoring(), "1", "0.5", "0");
    }

    @Test
    void everyPolicyLeavesOtherGamesToTheBundledOne() throws Exception {
        for (Path file : files()) {
            if (!file.endsWith("00-rules-of-1999.json")) {
                assertThat(Policy.load(file).forGame("另一赛事", "", "2022", ""))
                        .as(file.toString())
                        .isEqualTo(bundled("2022"));
            }
        }
    }

    private static List<Path> files() throws IOException {
        try (var files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".json")).toList();
        }
    }

    private static InForce rules(String policy, String event, String date) throws PolicyProblem {
        return Policy.load(FOLDER.resolve(policy + ".json")).forGame(event, "", date, "");
    }

    private static InForce bundled(String date) {
        return Policy.bundled().forGame("示例赛", "", date, "");
    }

    private static void assertPoints(Scoring scoring, String win, String draw, String loss) {
        assertThat(scoring.win()).isEqualByComparingTo(win);
        assertThat(scoring.draw()).isEqualByComparingTo(draw);
        assertThat(scoring.loss()).isEqualByComparingTo(loss);
    }
}
