package org.qipu.rules.adjudication;

import java.util.List;
import org.qipu.rules.repetition.Threat;

/**
 * A move with its name.
 *
 * @param moveClass what it is called
 * @param article why
 * @param threats the threats it is called so for; empty unless it chases
 * @param certain whether every search the name rests on kept within its bounds
 */
public record Classified(MoveClass moveClass, Article article, List<Threat> threats, boolean certain) {
    /** Copies the list. */
    public Classified {
        threats = List.copyOf(threats);
    }

    /** A move that is called so without a threat to show. */
    public static Classified as(MoveClass moveClass, Article article) {
        return new Classified(moveClass, article, List.of(), true);
    }

    /** The same move under another name. */
    public Classified renamed(MoveClass other) {
        return new Classified(other, article, threats, certain);
    }

    /** The same move, named on searches that did not come to an end. */
    public Classified uncertain() {
        return new Classified(moveClass, article, threats, false);
    }
}
