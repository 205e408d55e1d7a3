package org.qipu.pipeline.identity;

/** A file that is no table of events, with the place and the reason. */
public final class EventTableProblem extends Exception {
    private static final long serialVersionUID = 1;

    /** A problem as the user is told of it. */
    EventTableProblem(String message) {
        super(message);
    }
}
