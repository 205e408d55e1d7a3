package org.qipu.parsers.bytes;

/** What separates words in records, in any script. */
public final class WhiteSpace {
    private WhiteSpace() {}

    /** White space of any width, marks of no width, controls. */
    public static boolean isSpace(char c) {
        return c <= ' ' || c > '~' && (c == '\u3000' || c == '\u00A0' || c == '\uFEFF' || c == '\u200B' || c == 0x85);
    }
}
