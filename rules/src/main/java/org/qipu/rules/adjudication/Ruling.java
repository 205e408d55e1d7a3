package org.qipu.rules.adjudication;

/** What a rulebook says of a game if its loop simply goes on. */
public enum Ruling {
    /** Red must change, or has lost. */
    RED_LOSES("red-loses"),
    /** Black must change, or has lost. */
    BLACK_LOSES("black-loses"),
    /** Draw. */
    DRAW("draw"),
    /** No position has occurred three times. */
    NONE("none"),
    /** A search bound was met and the ruling depends on what lies beyond it. */
    UNDECIDED("undecided");

    private final String id;

    Ruling(String id) {
        this.id = id;
    }

    /** The name in output. */
    public String id() {
        return id;
    }
}
