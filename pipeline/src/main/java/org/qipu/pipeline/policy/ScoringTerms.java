package org.qipu.pipeline.policy;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What a policy states about points; what is not stated is inherited.
 *
 * @param win points of the winner
 * @param draw points of each side for a draw
 * @param loss points of the loser
 */
record ScoringTerms(Optional<BigDecimal> win, Optional<BigDecimal> draw, Optional<BigDecimal> loss) {
    /** Nothing is stated. */
    static final ScoringTerms UNSTATED = new ScoringTerms(Optional.empty(), Optional.empty(), Optional.empty());

    /** The points as they are when these terms are set over others. */
    Scoring over(Scoring inherited) {
        return new Scoring(win.orElse(inherited.win()), draw.orElse(inherited.draw()), loss.orElse(inherited.loss()));
    }
}
