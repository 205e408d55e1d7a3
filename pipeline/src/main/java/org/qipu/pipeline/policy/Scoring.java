package org.qipu.pipeline.policy;

import java.io.Serializable;
import java.math.BigDecimal;

/**
 * Points for a game, or for a match of teams.
 *
 * @param win points of the winner
 * @param draw points of each side for a draw
 * @param loss points of the loser
 */
public record Scoring(BigDecimal win, BigDecimal draw, BigDecimal loss) implements Serializable {
    /** Whether a win counts more than a loss and a draw neither more than a win nor less than a loss. */
    boolean isOrdered() {
        return win.compareTo(loss) > 0 && win.compareTo(draw) >= 0 && draw.compareTo(loss) >= 0;
    }
}
