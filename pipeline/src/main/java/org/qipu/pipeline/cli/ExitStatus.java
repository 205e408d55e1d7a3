package org.qipu.pipeline.cli;

/** Exit status of the commands; scripts rely on it. */
final class ExitStatus {
    /** Done; findings are not a failure. */
    static final int DONE = 0;
    /** A defect of this program. */
    static final int DEFECT = 1;
    /** The command line is wrong. */
    static final int USAGE = 2;
    /** Some input could not be read at all. */
    static final int UNREADABLE_INPUT = 3;
    /** The output could not be written. */
    static final int UNWRITABLE_OUTPUT = 4;

    private ExitStatus() {}
}
