package org.qipu.pipeline.policy;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qipu.pipeline.policy.PolicyReader.Slot;
import org.qipu.pipeline.policy.StrictJson.Value;
import org.qipu.rules.game.NaturalLimit.LimitedChecks;

/** Reads what a rule, or the default, states. */
final class TermsReader {
    private static final int MOST_ROUNDS = NaturalLimitTerms.NEVER;
    private static final int MOST_FOLDS = 100;

    private final StrictJson json;
    private final Slot<List<String>> rulebooks = new Slot<>();
    private final Slot<Boolean> substitute = new Slot<>();
    private final Slot<NaturalLimitTerms> naturalLimit = new Slot<>();
    private final Slot<ScoringTerms> scoring = new Slot<>();
    private final Slot<ScoringTerms> matchScoring = new Slot<>();
    private final Slot<Integer> repetitionFold = new Slot<>();
    private final Slot<List<HouseRule>> houseRules = new Slot<>();

    TermsReader(StrictJson json) {
        this.json = json;
    }

    /** The keys that state something, each with what reads its value. */
    Map<String, Value> keys() {
        return Map.of(
                "rulebook",
                        () -> rulebooks.put(json.oneOrMore(this::rulebook).stream()
                                .distinct()
                                .toList()),
                "substitute", () -> substitute.put(json.truth()),
                "naturalLimit", () -> naturalLimit.put(naturalLimit()),
                "scoring", () -> scoring.put(scoring()),
                "matchScoring", () -> matchScoring.put(scoring()),
                "repetitionFold", () -> repetitionFold.put(json.integer(2, MOST_FOLDS)),
                "houseRules",
                        () -> houseRules.put(json.list(this::houseRule).stream()
                                .distinct()
                                .sorted()
                                .toList()));
    }

    /**
     * What was stated, after the keys were read.
     *
     * @param at where the rule or the default begins
     */
    Terms terms(FilePoint at) throws PolicyProblem {
        boolean standsIn = substitute.value().orElse(false);
        if (standsIn && rulebooks.value().isEmpty()) {
            throw at.problem("\"substitute\" says of a \"rulebook\" that it stands in for another; none is named");
        }
        return new Terms(
                at,
                rulebooks.value(),
                standsIn,
                naturalLimit.value().orElse(NaturalLimitTerms.UNSTATED),
                scoring.value().orElse(ScoringTerms.UNSTATED),
                matchScoring.value().orElse(ScoringTerms.UNSTATED),
                repetitionFold.value(),
                houseRules.value());
    }

    private String rulebook() throws PolicyProblem {
        String id = json.text();
        if (!RulesChoice.knownIds().contains(id)) {
            throw json.problem(
                    "unknown rulebook \"" + id + "\"; known are " + String.join(", ", RulesChoice.knownIds()));
        }
        return id;
    }

    private NaturalLimitTerms naturalLimit() throws PolicyProblem {
        if (json.isText()) {
            if (!json.text().equals("none")) {
                throw json.problem("\"none\" or an object {...} is expected here");
            }
            return new NaturalLimitTerms(Optional.of(NaturalLimitTerms.NEVER), Optional.empty(), Optional.empty());
        }
        Slot<Integer> rounds = new Slot<>();
        Slot<Integer> countedChecks = new Slot<>();
        Slot<LimitedChecks> limitedChecks = new Slot<>();
        json.object(Map.of(
                "rounds", () -> rounds.put(json.integer(1, MOST_ROUNDS)),
                "countedChecks", () -> countedChecks.put(json.integer(0, MOST_ROUNDS)),
                "limitedChecks", () -> limitedChecks.put(limitedChecks())));
        return new NaturalLimitTerms(rounds.value(), countedChecks.value(), limitedChecks.value());
    }

    private LimitedChecks limitedChecks() throws PolicyProblem {
        String id = json.text();
        List<LimitedChecks> known = Arrays.asList(LimitedChecks.values());
        return known.stream()
                .filter(whose -> NaturalLimitTerms.id(whose).equals(id))
                .findFirst()
                .orElseThrow(() -> json.problem("one of "
                        + String.join(
                                ", ", known.stream().map(NaturalLimitTerms::id).toList())
                        + " is expected here, not \"" + id + "\""));
    }

    private ScoringTerms scoring() throws PolicyProblem {
        Slot<BigDecimal> win = new Slot<>();
        Slot<BigDecimal> draw = new Slot<>();
        Slot<BigDecimal> loss = new Slot<>();
        json.object(Map.of(
                "win", () -> win.put(json.decimal()),
                "draw", () -> draw.put(json.decimal()),
                "loss", () -> loss.put(json.decimal())));
        return new ScoringTerms(win.value(), draw.value(), loss.value());
    }

    private HouseRule houseRule() throws PolicyProblem {
        String id = json.text();
        return HouseRule.byId(id)
                .orElseThrow(() -> json.problem(
                        "unknown house rule \"" + id + "\"; known are " + String.join(", ", HouseRule.ids())));
    }
}
