package org.qipu.rules.adjudication;

/**
 * Where a game stands once its loop has been judged and it is seen what came after: what an archive, which has no arbiter,
 * can tell of the outcome.
 */
public enum Standing {
    /** No position has occurred often enough. */
    NOTHING_DUE("nothing-due"),
    /** A draw may be claimed or declared. */
    DRAW_CLAIMABLE("draw-claimable"),
    /** A side had to change, and the loop was left before that side had lost. */
    LEFT_IN_TIME("left-in-time"),
    /** A side had to change, and went over into another loop of forbidden moves instead. */
    CARRIED_ON("carried-on"),
    /** A side had to change, and the game ends within the loop before that side had lost: left to the arbiter. */
    STOPPED_IN_LOOP("stopped-in-loop"),
    /**
     * A side has repeated as often as the rulebook allows, or more, or has repeated other forbidden moves after it had to
     * change: it has lost.
     */
    LOST("lost"),
    /** The ruling is undecided, see {@link Ruling#UNDECIDED}. */
    UNDECIDED("undecided");

    private final String id;

    Standing(String id) {
        this.id = id;
    }

    /** The name in output. */
    public String id() {
        return id;
    }
}
