package org.qipu.rules.adjudication;

import java.util.Optional;

/**
 * How often a position may occur, counted with the same side to move and no capture in between.
 *
 * @param changeAt the occurrence at which a side that plays forbidden moves must change, or a draw may be had; 3 in every
 *     rulebook known
 * @param lostAt the occurrence at which that side, not having changed, has lost
 * @param lostByCheckAt the same for one side's perpetual check
 * @param article where it stands
 * @param longRuns what is forbidden without a position occurring that often, if anything is
 */
public record Demand(int changeAt, int lostAt, int lostByCheckAt, Article article, Optional<LongRunClause> longRuns) {
    /** Demands nothing of a side that repeats no position. */
    public Demand(int changeAt, int lostAt, int lostByCheckAt, Article article) {
        this(changeAt, lostAt, lostByCheckAt, article, Optional.empty());
    }

    /** The occurrence at which a side of some conduct has lost. */
    public int lostAt(Conduct conduct) {
        return conduct.is(Conduct.Kind.PERPETUAL_CHECK) ? lostByCheckAt : lostAt;
    }
}
