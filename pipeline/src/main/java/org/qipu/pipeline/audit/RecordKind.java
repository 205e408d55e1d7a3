package org.qipu.pipeline.audit;

import java.util.Locale;

/** What a record is. Only games count in what is summed up over players, events and ratings. */
public enum RecordKind {
    /** A game that was played. */
    GAME,
    /** A line of an opening, as books have it. */
    OPENING,
    /** A set-up position with its solution: an ending, a problem, an exercise, a middle game. */
    STUDY,
    /** A tree of variations, of which the main line is only the first branch. */
    TREE,
    /** A title between the records of a library. */
    HEADING;

    /** The kind as it stands in tables. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
