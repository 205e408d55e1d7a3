package org.qipu.parsers.title;

import com.ibm.icu.text.Transliterator;

/** Texts in simplified characters, character by character as ICU maps them, so that two spellings can be compared. */
public final class Simplified {
    private static final char FIRST_HAN = '\u2E80';

    /** What each character becomes; 0 where it was not asked for yet. Threads that meet write the same. */
    private static final char[] KNOWN = new char[Character.MAX_VALUE + 1];

    private Simplified() {}

    /** Loaded when the first Han character is met: reading its rules takes a quarter of a second. */
    private static final class Rules {
        static final Transliterator RULES = Transliterator.getInstance("Traditional-Simplified");
    }

    /** The simplified form of a character; the character itself when it has none or several characters make it up. */
    public static char of(char c) {
        if (c < FIRST_HAN || Character.isSurrogate(c)) {
            return c;
        }
        char known = KNOWN[c];
        if (known == 0) {
            String simplified = Rules.RULES.transliterate(String.valueOf(c));
            known = simplified.length() == 1 ? simplified.charAt(0) : c;
            KNOWN[c] = known;
        }
        return known;
    }

    /** A text with every character in its simplified form. */
    public static String of(CharSequence text) {
        StringBuilder simplified = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            simplified.append(of(text.charAt(i)));
        }
        return simplified.toString();
    }
}
