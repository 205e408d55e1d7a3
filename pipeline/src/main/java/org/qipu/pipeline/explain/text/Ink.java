package org.qipu.pipeline.explain.text;

import java.util.Map;

/** Whether the text may be coloured. Black's pieces keep the terminal's own colour: black ink is lost on a dark one. */
public enum Ink {
    /** No escape sequences. */
    PLAIN,
    /** Colours by ANSI escape sequences. */
    COLOURED;

    private static final String RED = "\u001B[1;31m";
    private static final String BOLD = "\u001B[1m";
    private static final String OFF = "\u001B[0m";

    /**
     * The ink for standard output: coloured on a terminal, unless the environment declines colour (NO_COLOR, see
     * no-color.org) or the terminal knows none.
     */
    public static Ink of(Map<String, String> environment, boolean terminal) {
        boolean declined = !environment.getOrDefault("NO_COLOR", "").isEmpty()
                || environment.getOrDefault("TERM", "").equals("dumb");
        return terminal && !declined ? COLOURED : PLAIN;
    }

    /** Text in Red's colour. */
    String red(String text) {
        return this == PLAIN ? text : RED + text + OFF;
    }

    /** Text that stands out. */
    String bold(String text) {
        return this == PLAIN ? text : BOLD + text + OFF;
    }
}
