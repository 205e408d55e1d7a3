package org.qipu.pipeline.explain;

import java.util.List;
import java.util.Locale;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.game.NaturalLimit;

/**
 * What a game is judged by.
 *
 * @param rulebooks one at least; the classes of moves are shown by the first
 * @param naturalLimit the natural limit
 * @param basis why these
 */
public record ChosenRules(List<Rulebook> rulebooks, NaturalLimit naturalLimit, Basis basis) {
    /** Why a game is judged by these rulebooks. */
    public enum Basis {
        /** The user named them. */
        NAMED,
        /** Nothing was named: the newest rules of the Chinese Xiangqi Association. */
        NEWEST;

        /** The name in output. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Copies the list. */
    public ChosenRules {
        rulebooks = List.copyOf(rulebooks);
        if (rulebooks.isEmpty()) {
            throw new IllegalArgumentException("no rulebook");
        }
    }
}
