package org.qipu.pipeline.policy;

import java.util.Locale;

/** What the choice of a game's rulebook rests on. */
public enum Basis {
    /** The user named the rulebook, whatever the game. */
    OPTION,
    /** The name of the event, the site or the source. */
    EVENT,
    /** The date of the game. */
    DATE,
    /** The rulebook that was in force is not known to the program; another stands in for it. */
    SUBSTITUTE,
    /** Nothing that the record says decided; the policy's default. */
    DEFAULT;

    /** The name in tables and output. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
