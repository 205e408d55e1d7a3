package org.qipu.parsers.title;

/** Kinds of characters. */
final class Han {
    private Han() {}

    /** Whether a character is a Chinese one; the marks for a missing or a repeated one are not. */
    static boolean is(char c) {
        return c >= '\u3400' && c <= '\u9FFF' || c >= '\uF900' && c <= '\uFAFF';
    }

    /** Whether a text is of Chinese characters only, and at least one. */
    static boolean only(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!is(text.charAt(i))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /** Whether a character is a space, the ideographic one included. */
    static boolean isSpace(char c) {
        return c == ' ' || c == '\u3000' || c == '\u00A0' || c >= '\t' && c <= '\r';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
