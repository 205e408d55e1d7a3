package org.qipu.pipeline.policy;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.qipu.parsers.record.DateText;
import org.qipu.pipeline.policy.PolicyText.Rule;

/**
 * Which rules are in force for which game. Immutable; every combination of rules is worked out beforehand, so that asking
 * for a game only reads its names and its date.
 *
 * <p>The first rule whose condition a game meets decides. What it does not state is inherited from the policy's default,
 * or, when the policy has none, from what the policy below it, the bundled one, says of the game.
 */
public final class Policy implements Serializable {
    private static final long serialVersionUID = 1;

    private final List<Condition> conditions;
    private final List<Condition> conditionsBelow;
    /** By the rule that matched here, then by the rule that matched below; the last of each is the default. */
    private final List<List<InForce>> outcomes;

    private final SortedMap<String, String> identity;
    private final boolean asksForSiteOrSource;

    private Policy(
            List<Condition> conditions,
            List<Condition> conditionsBelow,
            List<List<InForce>> outcomes,
            Map<String, String> identity) {
        this.conditions = conditions;
        this.conditionsBelow = conditionsBelow;
        this.outcomes = outcomes;
        this.identity = new TreeMap<>(identity);
        this.asksForSiteOrSource = asksForSiteOrSource(conditions) || asksForSiteOrSource(conditionsBelow);
    }

    /** The policy that comes with the program. */
    public static Policy bundled() {
        return PolicyFiles.BUNDLED;
    }

    /**
     * Reads a policy file.
     *
     * @throws PolicyProblem when it cannot be read or is no policy
     */
    public static Policy load(java.nio.file.Path file) throws PolicyProblem {
        return PolicyFiles.load(file);
    }

    /** A policy with a default of its own, which inherits what it does not state. */
    static Policy closed(PolicyText text, InForce inherited, Map<String, String> identity) throws PolicyProblem {
        Terms otherwise = text.otherwise().orElseThrow();
        return over(text, List.of(), List.of(otherwise.over(inherited, Basis.DEFAULT)), identity);
    }

    /** A policy without a default, over another that has one. */
    static Policy open(PolicyText text, Policy below, Map<String, String> identity) throws PolicyProblem {
        List<InForce> ofBelow = below.outcomes.stream().map(row -> row.get(0)).toList();
        return over(text, below.conditions, ofBelow, identity);
    }

    private static Policy over(
            PolicyText text, List<Condition> conditionsBelow, List<InForce> below, Map<String, String> identity)
            throws PolicyProblem {
        List<List<InForce>> outcomes = new ArrayList<>();
        for (Rule rule : text.rules()) {
            Basis basis = rule.condition().asksForNames() ? Basis.EVENT : Basis.DATE;
            List<InForce> row = new ArrayList<>();
            for (InForce inherited : below) {
                row.add(rule.terms().over(inherited, basis));
            }
            outcomes.add(List.copyOf(row));
        }
        outcomes.add(List.copyOf(below));
        List<Condition> conditions = text.rules().stream().map(Rule::condition).toList();
        return new Policy(conditions, conditionsBelow, List.copyOf(outcomes), identity);
    }

    /**
     * The rules in force for a game. Texts as the record states them, empty when it does not say.
     *
     * @param event the event
     * @param site where it was played
     * @param date the date, read as {@link DateText} reads it
     * @param source the file that holds the record
     */
    public InForce forGame(String event, String site, String date, String source) {
        Condition.Game game = new Condition.Game(
                FoldedText.of(event),
                asksForSiteOrSource ? FoldedText.of(site) : "",
                asksForSiteOrSource ? FoldedText.of(source) : "",
                date.isEmpty() ? Optional.empty() : DateSpan.of(DateText.iso(date)));
        return outcomes.get(firstMatch(conditions, game)).get(firstMatch(conditionsBelow, game));
    }

    /** The rules in force when nothing is known of a game. */
    public InForce otherwise() {
        List<InForce> last = outcomes.get(outcomes.size() - 1);
        return last.get(last.size() - 1);
    }

    /** The same policy with the rulebooks that the user asked for, see {@link InForce#with}. */
    public Policy with(RulesChoice choice) {
        Policy chosen = choice.isAuto() ? this : mapped(rules -> rules.with(choice));
        return chosen.identifiedBy("rules", choice.text());
    }

    /** The same policy with a natural limit of which the user stated some or all. */
    public Policy with(NaturalLimitTerms limit) {
        return limit.isUnstated()
                ? this
                : mapped(rules -> rules.withNaturalLimit(limit.over(rules.naturalLimit())))
                        .identifiedBy("natural_limit", limit.text());
    }

    /** What tells this policy from others, by name: its name, the hash of its content, and what was changed. */
    public Map<String, String> identity() {
        return new TreeMap<>(identity);
    }

    private Policy mapped(UnaryOperator<InForce> change) {
        List<List<InForce>> changed =
                outcomes.stream().map(row -> row.stream().map(change).toList()).toList();
        return new Policy(conditions, conditionsBelow, changed, identity);
    }

    private Policy identifiedBy(String name, String text) {
        SortedMap<String, String> more = new TreeMap<>(identity);
        more.put(name, text);
        return new Policy(conditions, conditionsBelow, outcomes, more);
    }

    private static int firstMatch(List<Condition> conditions, Condition.Game game) {
        for (int i = 0; i < conditions.size(); i++) {
            if (conditions.get(i).matches(game)) {
                return i;
            }
        }
        return conditions.size();
    }

    private static boolean asksForSiteOrSource(List<Condition> conditions) {
        return conditions.stream()
                .anyMatch(condition ->
                        !condition.site().isEmpty() || !condition.source().isEmpty());
    }
}
