package org.qipu.pipeline.player;

/** A table of aliases that cannot be used; the message names the file and, where there is one, the line. */
public final class AliasProblem extends Exception {
    private static final long serialVersionUID = 1;

    AliasProblem(String message) {
        super(message);
    }
}
