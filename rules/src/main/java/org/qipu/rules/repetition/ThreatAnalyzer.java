package org.qipu.rules.repetition;

import java.util.List;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;

/**
 * The boards and searches behind {@link PlyFacts}. They are large, so one analyzer serves all moves that are looked at in
 * a task; not thread-safe.
 */
public final class ThreatAnalyzer {
    private final SearchLimits limits;
    private final NodeBudget budget = new NodeBudget();
    private final Prober prober;
    private final MateFacts mates;
    private final AttackFacts attacks = new AttackFacts();
    private final Position probe = Position.initial();

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

    /** The facts of a move, which is legal in the position; one of so many moves of a loop. */
    public PlyFacts facts(Position position, int move, int ofMoves) {
        return new PlyFacts(this, position, move, limits.nodesPerMove(ofMoves));
    }

    NodeBudget budget() {
        return budget;
    }

    Prober prober() {
        return prober;
    }

    MateFacts mates() {
        return mates;
    }

    List<Attack> attacks(Scene before, Scene after, Orientation orientation) {
        return attacks.find(before, after, orientation);
    }

    /** True when the king of a side is attacked on the scene. */
    boolean inCheck(Scene scene, int side) {
        probe.set(side == Pieces.RED ? scene.setup() : scene.setup().withSideToMove(side));
        return probe.inCheck();
    }
}
