package org.qipu.rules.repetition;

import java.util.function.Function;

/**
 * The boards and searches behind {@link PlyFacts}. They are large, so one analyzer serves all moves that are looked at in
 * a task; not thread-safe.
 */
public final class ThreatAnalyzer {
    private final SearchLimits limits;
    private final NodeBudget budget = new NodeBudget();
    private final Prober prober;
    private final MateFacts mates;

    /** An analyzer whose searches keep within the limits. */
    public ThreatAnalyzer(SearchLimits limits) {
        this.limits = limits;
        this.prober = new Prober(limits, budget);
        this.mates = new MateFacts(limits, budget);
    }

    /** The limits of the searches. */
    public SearchLimits limits() {
        return limits;
    }

    /** The facts of a move, one of so many moves of a loop. */
    public PlyFacts facts(TurnedMove move, int ofMoves) {
        return new PlyFacts(move, move.study().searches(this, limits.nodesPerMove(ofMoves)));
    }

    MateFacts mates() {
        return mates;
    }

    /** Runs a search that may visit so many positions; it takes the same steps whatever was searched before. */
    <T> Answer<T> search(int nodes, Function<Prober, T> search) {
        budget.refill(nodes);
        prober.renew();
        T value = search.apply(prober);
        return new Answer<>(value, nodes - budget.left(), budget.exhausted(), !prober.pawnGiven());
    }
}
