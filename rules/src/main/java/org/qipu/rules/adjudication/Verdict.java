package org.qipu.rules.adjudication;

import java.util.Optional;

/**
 * What a rulebook says of a game's repetition, with all that is needed to argue it.
 *
 * @param rulebook id of the rulebook
 * @param ruling what it says
 * @param reason the losing side's conduct by id, or {@code both-allowed}, {@code both-perpetual-check},
 *     {@code both-attack}, {@code no-repetition}, {@code search-bound}
 * @param article the article of the ruling; absent when there is no repetition
 * @param confidence the weakest source grade among the articles the ruling rests on
 * @param evidence the loop and its moves; absent when there is no repetition
 * @param obligation who must change; absent unless someone must
 * @param standing what came of it in the game
 */
public record Verdict(
        String rulebook,
        Ruling ruling,
        String reason,
        Optional<Article> article,
        SourceGrade confidence,
        Optional<Evidence> evidence,
        Optional<Obligation> obligation,
        Standing standing) {
    /** The same verdict where it is seen that something else came of it. */
    Verdict with(Standing other) {
        Optional<Obligation> duty = evidence.flatMap(e -> Standings.obligation(ruling, other, e.cycle()));
        return new Verdict(rulebook, ruling, reason, article, confidence, evidence, duty, other);
    }
}
