package org.qipu.pipeline.explain.text;

/** Whether the text may be coloured. Black's pieces keep the terminal's own colour: black ink is lost on a dark one. */
public enum Ink {
    /** No escape sequences. */
    PLAIN,
    /** Colours by ANSI escape sequences. */
    COLOURED;

    private static final String RED = "\u001B[1;31m";
    private static final String BOLD = "\u001B[1m";
    private static final String OFF = "\u001B[0m";

    /** Text in Red's colour. */
    String red(String text) {
        return this == PLAIN ? text : RED + text + OFF;
    }

    /** Text that stands out. */
    String bold(String text) {
        return this == PLAIN ? text : BOLD + text + OFF;
    }
}
