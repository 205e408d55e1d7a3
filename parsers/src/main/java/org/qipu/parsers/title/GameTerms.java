package org.qipu.parsers.title;

/** Words of openings, endings and tactics, by which books name what is no game of two players. */
public final class GameTerms {
    private GameTerms() {}

    /** Whether one of the words stands in a text, in simplified or traditional characters. */
    public static boolean isIn(String text) {
        return Names.hasTerm(Simplified.of(text));
    }
}
