package org.qipu.pipeline.policy;

import java.util.List;
import java.util.Optional;

/**
 * What a rule, or the default, of a policy states; what is not stated is inherited.
 *
 * @param at where it stands in the file
 * @param rulebooks ids of the rulebooks, without repetition
 * @param substitute whether the rulebooks stand in for one that is not known
 * @param naturalLimit what is stated about the natural limit
 * @param scoring points for a game
 * @param matchScoring points for a match of teams
 * @param repetitionFold how often a position has to occur, at least 2
 * @param houseRules rules added, in the order of {@link HouseRule}
 */
record Terms(
        FilePoint at,
        Optional<List<String>> rulebooks,
        boolean substitute,
        NaturalLimitTerms naturalLimit,
        ScoringTerms scoring,
        ScoringTerms matchScoring,
        Optional<Integer> repetitionFold,
        Optional<List<HouseRule>> houseRules) {

    /**
     * The rules as they are when these terms are set over others.
     *
     * @param stated what a choice of rulebooks made here rests on
     * @throws PolicyProblem when the points make no sense together
     */
    InForce over(InForce inherited, Basis stated) throws PolicyProblem {
        Basis basis = substitute ? Basis.SUBSTITUTE : stated;
        return new InForce(
                rulebooks.orElse(inherited.rulebooks()),
                rulebooks.isPresent() ? basis : inherited.basis(),
                naturalLimit.over(inherited.naturalLimit()),
                ordered(scoring.over(inherited.scoring())),
                ordered(matchScoring.over(inherited.matchScoring())),
                repetitionFold.orElse(inherited.repetitionFold()),
                houseRules.orElse(inherited.houseRules()));
    }

    private Scoring ordered(Scoring scoring) throws PolicyProblem {
        if (!scoring.isOrdered()) {
            throw at.problem("a win (" + scoring.win() + ") has to count more than a loss (" + scoring.loss()
                    + ") and a draw (" + scoring.draw() + ") to lie between; what is not stated is inherited");
        }
        return scoring;
    }
}
