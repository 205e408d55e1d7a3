package org.qipu.pipeline.policy;

/**
 * A place in a policy file.
 *
 * @param file the file as the user named it
 * @param line line, from 1
 * @param column column in characters, from 1
 */
record FilePoint(String file, int line, int column) {
    PolicyProblem problem(String message) {
        return new PolicyProblem(file + ":" + line + ":" + column + ": " + message);
    }
}
