package org.qipu.pipeline.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qipu.rules.game.NaturalLimit;

/** How a policy finds the rules for a game. */
class PolicyTest {
    @Test
    void theFirstRuleThatMatchesDecides() throws PolicyProblem {
        Policy policy = policy("""
                {"rules": [
                  {"when": {"event": "示例杯", "from": "2014-07", "to": "2014-08"}, "rulebook": "simple"},
                  {"when": {"event": "示例杯"}, "rulebook": ["cxa-2011", "axf-2003"]}
                ]}""");

        assertThat(policy.forGame("示例杯", "", "2014-08-31", "").rulebooks()).containsExactly("simple");
        assertThat(policy.forGame("示例杯", "", "2014-09-01", "").rulebooks()).containsExactly("cxa-2011", "axf-2003");
    }

    @Test
    void aDateMatchesOnlyWhenItLiesWithinTheDaysForSure() throws PolicyProblem {
        Policy policy = policy(
                "{\"rules\": [{\"when\": {\"from\": \"2014-07-02\", \"to\": \"2015\"}, \"rulebook\": \"simple\"}]}");

        assertThat(policy.forGame("", "", "2014-07-02", "").leadingRulebook()).isEqualTo("simple");
        assertThat(policy.forGame("", "", "2015", "").leadingRulebook()).isEqualTo("simple");
        assertThat(policy.forGame("", "", "2014-07", "").leadingRulebook()).isEqualTo("cxa-2011");
        assertThat(policy.forGame("", "", "", "").basis()).isEqualTo(Basis.DEFAULT);
    }

    @Test
    void siteAndSourceCanDecideToo() throws PolicyProblem {
        Policy policy = policy("""
                {"rules": [
                  {"when": {"site": "示例市"}, "rulebook": "cxa-1999"},
                  {"when": {"source": "club/*.pgn"}, "rulebook": "simple"}
                ]}""");

        assertThat(policy.forGame("", "某示例市体育馆", "2022", "a.pgn").leadingRulebook())
                .isEqualTo("cxa-1999");
        assertThat(policy.forGame("", "", "2022", "archive/club/a.pgn").leadingRulebook())
                .isEqualTo("simple");
        assertThat(policy.forGame("", "", "2022", "archive/club/a.pgn").basis()).isEqualTo(Basis.EVENT);
    }

    @Test
    void whatARuleDoesNotStateComesFromTheBundledPolicyWhenThereIsNoDefault() throws PolicyProblem {
        Policy policy = policy("{\"rules\": [{\"when\": {\"event\": \"示例杯\"}, \"naturalLimit\": {\"rounds\": 40}}]}");

        InForce rules = policy.forGame("示例杯", "", "2001", "");

        assertThat(rules.rulebooks()).containsExactly("cxa-1999");
        assertThat(rules.basis()).isEqualTo(Basis.DATE);
        assertThat(rules.naturalLimit()).isEqualTo(new NaturalLimit(40, 10, NaturalLimit.LimitedChecks.CLAIMER));
        assertThat(policy.forGame("示例赛", "", "2013", "").leadingRulebook()).isEqualTo("cxa-2011");
    }

    @Test
    void aDefaultClosesThePolicy() throws PolicyProblem {
        Policy policy = policy("""
                {"rules": [{"when": {"event": "示例杯"}, "scoring": {"win": 3, "draw": 1}}],
                 "default": {"rulebook": "simple", "naturalLimit": "none"}}""");

        InForce matched = policy.forGame("示例杯", "", "2001", "");
        InForce unmatched = policy.forGame("第十届亚洲象棋锦标赛", "", "2013", "");

        assertThat(matched.rulebooks()).containsExactly("simple");
        assertThat(matched.basis()).isEqualTo(Basis.DEFAULT);
        assertThat(matched.scoring().win()).isEqualByComparingTo("3");
        assertThat(matched.scoring().loss()).isEqualByComparingTo("0");
        assertThat(unmatched.rulebooks()).containsExactly("simple");
        assertThat(unmatched.naturalLimit().rounds()).isEqualTo(NaturalLimitTerms.NEVER);
    }

    @Test
    void theUserOverridesThePolicy() throws Exception {
        Policy policy = Policy.bundled()
                .with(RulesChoice.of(List.of("simple", "cxa-2020")))
                .with(new NaturalLimitTerms(Optional.of(40), Optional.empty(), Optional.empty()));

        InForce rules = policy.forGame("第十届亚洲象棋锦标赛", "", "2013", "");

        assertThat(rules.rulebooks()).containsExactly("simple", "cxa-2020");
        assertThat(rules.basis()).isEqualTo(Basis.OPTION);
        assertThat(rules.naturalLimit().rounds()).isEqualTo(40);
        assertThat(policy.identity())
                .containsEntry("rules", "simple,cxa-2020")
                .containsEntry("natural_limit", "rounds=40");
    }

    @Test
    void policiesAreToldApartByTheirContent() throws PolicyProblem {
        String text = "{\"default\": {\"rulebook\": \"simple\"}}";

        assertThat(policy(text).identity()).isEqualTo(policy(text).identity());
        assertThat(policy(text).identity()).isNotEqualTo(policy(text + " ").identity());
        assertThat(policy(text).identity().get("policy")).hasSize(64);
        assertThat(policy("{\"name\": \"示例\", \"default\": {}}").identity()).containsEntry("policy_name", "示例");
    }

    @Test
    void aPolicyTravels() throws Exception {
        Policy policy = policy("{\"rules\": [{\"when\": {\"event\": \"示例*杯\"}, \"houseRules\": [\"suicide-loses\"]}]}");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(policy);
        }

        Policy arrived = (Policy) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();

        assertThat(arrived.forGame("示例银杯", "", "2001", "")).isEqualTo(policy.forGame("示例银杯", "", "2001", ""));
        assertThat(arrived.forGame("示例银杯", "", "", "").has(HouseRule.SUICIDE_LOSES))
                .isTrue();
    }

    @Test
    void autoAndAllStandAlone() throws UnknownRulebook {
        assertThat(RulesChoice.of(List.of("auto")).isAuto()).isTrue();
        assertThat(RulesChoice.of(List.of("all")).ids()).contains("cxa-1999", "simple");
        assertThatThrownBy(() -> RulesChoice.of(List.of("auto", "simple")))
                .isInstanceOf(UnknownRulebook.class)
                .hasMessageStartingWith("auto is not known; known are cxa-1999, ");
    }

    private static Policy policy(String text) throws PolicyProblem {
        return PolicyFiles.read("policy.json", text.getBytes(StandardCharsets.UTF_8));
    }
}
