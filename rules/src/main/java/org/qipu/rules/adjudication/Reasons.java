package org.qipu.rules.adjudication;

import org.qipu.rules.adjudication.Conduct.Kind;

/** The word that sums up why a ruling is what it is. */
final class Reasons {
    static final String NO_REPETITION = "no-repetition";
    static final String SEARCH_BOUND = "search-bound";
    static final String BOTH_ALLOWED = "both-allowed";
    static final String BOTH_PERPETUAL_CHECK = "both-perpetual-check";
    static final String BOTH_ATTACK = "both-attack";

    private Reasons() {}

    static String of(Ruling ruling, Conduct red, Conduct black) {
        return switch (ruling) {
            case RED_LOSES -> red.kind().id();
            case BLACK_LOSES -> black.kind().id();
            case NONE -> NO_REPETITION;
            case UNDECIDED -> SEARCH_BOUND;
            case DRAW -> ofDraw(red.kind(), black.kind());
        };
    }

    private static String ofDraw(Kind red, Kind black) {
        if (red == Kind.PERPETUAL_CHECK && black == Kind.PERPETUAL_CHECK) {
            return BOTH_PERPETUAL_CHECK;
        }
        return allowed(red) || allowed(black) ? BOTH_ALLOWED : BOTH_ATTACK;
    }

    private static boolean allowed(Kind kind) {
        return kind == Kind.IDLE || kind == Kind.CHASES_IN_TURN;
    }
}
