package org.qipu.rules.repetition;

import java.util.List;

/** The moves of the last run of a loop, or of another stretch of a game, with their facts. */
public final class CycleFacts {
    private final CycleMoves moves;
    private final int from;
    private final List<PlyFacts> plies;

    /** The facts within the limits of an analyzer; they are computed when they are asked for. */
    public CycleFacts(CycleMoves moves, ThreatAnalyzer analyzer) {
        this(
                moves,
                0,
                moves.moves().stream()
                        .map(move -> analyzer.facts(move, moves.cycle().plies()))
                        .toList());
    }

    private CycleFacts(CycleMoves moves, int from, List<PlyFacts> plies) {
        this.moves = moves;
        this.from = from;
        this.plies = plies;
    }

    /** The facts of one move; {@code index} counts from the first. */
    public CycleFacts of(int index) {
        return new CycleFacts(moves, from + index, List.of(plies.get(index)));
    }

    /** The loop, or what else is judged. */
    public Suspicion cycle() {
        return moves.cycle();
    }

    /** The facts of the moves of one run, in order, both sides in turn. */
    public List<PlyFacts> plies() {
        return plies;
    }

    /** The move in Chinese notation; {@code index} counts from the beginning of the run. */
    public String notation(int index) {
        return moves.notation(from + index);
    }

    /** A name, the same throughout the loop, of the piece that stands on a point after a move of the run. */
    public int identity(int index, int square) {
        return moves.identity(from + index, square);
    }
}
