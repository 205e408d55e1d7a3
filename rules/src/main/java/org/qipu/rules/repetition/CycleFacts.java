package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;

/** The moves of the last run of a loop, or of another stretch of a game, with their facts. */
public final class CycleFacts {
    private final CycleMoves moves;
    private final ThreatAnalyzer analyzer;
    private final int from;
    private final int count;
    private List<PlyFacts> plies = List.of();

    /** The facts within the limits of an analyzer; they are computed when they are asked for. */
    public CycleFacts(CycleMoves moves, ThreatAnalyzer analyzer) {
        this(moves, analyzer, 0, moves.count());
    }

    private CycleFacts(CycleMoves moves, ThreatAnalyzer analyzer, int from, int count) {
        this.moves = moves;
        this.analyzer = analyzer;
        this.from = from;
        this.count = count;
    }

    /** The facts of one move; {@code index} counts from the first. */
    public CycleFacts of(int index) {
        return new CycleFacts(moves, analyzer, from + index, 1);
    }

    /** The loop, or what else is judged. */
    public Suspicion cycle() {
        return moves.cycle();
    }

    /** The facts of the moves of one run, in order, both sides in turn. */
    public List<PlyFacts> plies() {
        if (plies.isEmpty()) {
            List<PlyFacts> all = new ArrayList<>(count);
            for (int i = from; i < from + count; i++) {
                all.add(analyzer.facts(moves.move(i), moves.cycle().plies()));
            }
            plies = List.copyOf(all);
        }
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
