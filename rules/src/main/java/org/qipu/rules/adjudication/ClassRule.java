package org.qipu.rules.adjudication;

import java.util.Optional;
import org.qipu.rules.repetition.PlyFacts;

/** One article that gives a move its name, or leaves it to the articles after it. */
@FunctionalInterface
public interface ClassRule {
    /** The name this article gives the move, if it gives one. */
    Optional<Classified> classify(PlyFacts facts);

    /** Whether it gives the move a name; may be cheaper to ask than the name with its evidence. */
    default boolean names(PlyFacts facts) {
        return classify(facts).isPresent();
    }
}
