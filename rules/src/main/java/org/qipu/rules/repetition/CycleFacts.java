package org.qipu.rules.repetition;

import java.util.List;

/** The moves of the last run of a loop with their facts. */
public final class CycleFacts {
    private final CycleMoves moves;
    private final List<PlyFacts> plies;

    /** The facts within the limits of an analyzer; they are computed when they are asked for. */
    public CycleFacts(CycleMoves moves, ThreatAnalyzer analyzer) {
        this.moves = moves;
        this.plies = moves.moves().stream()
                .map(move -> analyzer.facts(move, moves.cycle().plies()))
                .toList();
    }

    /** The loop. */
    public Cycle cycle() {
        return moves.cycle();
    }

    /** The facts of the moves of one run, in order, both sides in turn. */
    public List<PlyFacts> plies() {
        return plies;
    }

    /** The move in Chinese notation; {@code index} counts from the beginning of the run. */
    public String notation(int index) {
        return moves.notation(index);
    }

    /** A name, the same throughout the loop, of the piece that stands on a point after a move of the run. */
    public int identity(int index, int square) {
        return moves.identity(index, square);
    }
}
