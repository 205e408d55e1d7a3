package org.qipu.pipeline.policy;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.game.NaturalLimit;

/**
 * The rules that are in force for a game. A policy gives the same object to every game that it treats alike.
 *
 * @param rulebooks ids of the rulebooks that judge its repetitions, at least one; the first is the leading one
 * @param basis what the choice of the rulebooks rests on
 * @param naturalLimit the natural limit; one of {@link NaturalLimitTerms#NEVER} is reached by no game
 * @param scoring points for a game
 * @param matchScoring points for a match of teams
 * @param repetitionFold how often a position has to occur for a repetition to be judged, at least 2
 * @param houseRules rules that the event adds, in the order of {@link HouseRule}
 */
public record InForce(
        List<String> rulebooks,
        Basis basis,
        NaturalLimit naturalLimit,
        Scoring scoring,
        Scoring matchScoring,
        int repetitionFold,
        List<HouseRule> houseRules)
        implements Serializable {
    /** Copies the lists. */
    public InForce {
        rulebooks = List.copyOf(rulebooks);
        houseRules = List.copyOf(houseRules);
    }

    /** The rulebook that is asked first. */
    public String leadingRulebook() {
        return rulebooks.get(0);
    }

    /** Whether a house rule is in force. */
    public boolean has(HouseRule rule) {
        return houseRules.contains(rule);
    }

    /** Of several rulebooks asked for, the one that the policy puts in force leads if it is among them. */
    InForce with(RulesChoice choice) {
        List<String> ids = new ArrayList<>(choice.ids());
        if (ids.size() > 1 && ids.remove(leadingRulebook())) {
            ids.add(0, leadingRulebook());
            return withRulebooks(ids, basis);
        }
        return withRulebooks(ids, Basis.OPTION);
    }

    InForce withRulebooks(List<String> ids, Basis why) {
        return new InForce(ids, why, naturalLimit, scoring, matchScoring, repetitionFold, houseRules);
    }

    InForce withNaturalLimit(NaturalLimit limit) {
        return new InForce(rulebooks, basis, limit, scoring, matchScoring, repetitionFold, houseRules);
    }
}
