package org.qipu.rules.adjudication;

import java.util.List;
import org.qipu.rules.repetition.CycleFacts;

/** How a rulebook names the moves of a loop; mostly {@link MoveClasses}, unless moves are seen together. */
@FunctionalInterface
public interface Naming {
    /** The names of the moves of one run, in order. */
    List<Classified> classify(CycleFacts cycle);

    /** Whether every move of one run is named an attack; cheaper to ask than the names with their evidence. */
    default boolean allAttack(CycleFacts cycle) {
        return classify(cycle).stream().allMatch(named -> named.moveClass().attacks());
    }
}
