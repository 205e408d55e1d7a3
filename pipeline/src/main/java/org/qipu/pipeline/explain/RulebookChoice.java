package org.qipu.pipeline.explain;

import java.util.Comparator;
import java.util.List;
import org.qipu.parsers.record.GameRecord;
import org.qipu.pipeline.explain.ChosenRules.Basis;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.game.NaturalLimit;

/** Chooses what a game is judged by; the choice may depend on its date and event. */
@FunctionalInterface
public interface RulebookChoice {
    /** What a game is judged by. */
    ChosenRules of(GameRecord game);

    /** The same rulebooks for every game, one at least, as the user named them. */
    static RulebookChoice named(List<Rulebook> rulebooks) {
        return game -> new ChosenRules(rulebooks, NaturalLimit.CXA_1999, Basis.NAMED);
    }

    /** The newest rules of the Chinese Xiangqi Association for every game. */
    static RulebookChoice newest() {
        Rulebook newest = Rulebooks.ALL.stream()
                .filter(rulebook -> rulebook.id().startsWith("cxa-"))
                .max(Comparator.comparing(Rulebook::id))
                .orElseThrow();
        return game -> new ChosenRules(List.of(newest), NaturalLimit.CXA_1999, Basis.NEWEST);
    }
}
