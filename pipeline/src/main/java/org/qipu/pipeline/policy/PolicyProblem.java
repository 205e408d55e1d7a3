package org.qipu.pipeline.policy;

/** A policy that cannot be used; the message names the file and, where there is one, the line and the column. */
public final class PolicyProblem extends Exception {
    private static final long serialVersionUID = 1;

    PolicyProblem(String message) {
        super(message);
    }
}
