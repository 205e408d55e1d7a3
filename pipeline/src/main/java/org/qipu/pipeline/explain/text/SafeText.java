package org.qipu.pipeline.explain.text;

import java.util.Locale;

/**
 * Text from strangers for a terminal: what would steer the terminal, turn the direction of writing or stay invisible is
 * shown as {@code \}{@code u{1B}}, and what is very long is cut with a note of its length.
 */
public final class SafeText {
    /** More characters than this are cut; longer than any name or title that means something. */
    public static final int LONGEST = 200;

    /** More marks than this on one character are no writing. */
    private static final int MOST_MARKS = 4;

    private SafeText() {}

    /** The text, its dangerous characters shown and cut to {@link #LONGEST} characters. */
    public static String of(String text) {
        int length = text.codePointCount(0, text.length());
        int end = length <= LONGEST ? text.length() : text.offsetByCodePoints(0, LONGEST);
        String shown = shown(text.substring(0, end));
        return length <= LONGEST ? shown : shown + "… [" + length + "]";
    }

    /** The text with its dangerous characters shown, however long. */
    public static String shown(String text) {
        StringBuilder out = new StringBuilder(text.length());
        int marks = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            marks = isMark(c) ? marks + 1 : 0;
            if (isDangerous(c) || marks > MOST_MARKS) {
                out.append("\\u{")
                        .append(Integer.toHexString(c).toUpperCase(Locale.ROOT))
                        .append('}');
            } else {
                out.appendCodePoint(c);
            }
        }
        return out.toString();
    }

    /**
     * JSON text with the same characters in JSON's own escapes: it means what it meant. In JSON they stand within
     * strings only.
     */
    public static String json(String json) {
        StringBuilder out = new StringBuilder(json.length());
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            boolean alone = Character.isSurrogate(c) && !isPaired(json, i);
            if (alone || !Character.isSurrogate(c) && isDangerous(c)) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static boolean isPaired(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }

    static boolean isMark(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private static boolean isDangerous(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> isBlankLetter(c);
        };
    }

    /** Letters and marks that show nothing: Hangul fillers, the combining grapheme joiner, variation selectors. */
    private static boolean isBlankLetter(int c) {
        return c == 0x115F
                || c == 0x1160
                || c == 0x3164
                || c == 0xFFA0
                || c == 0x034F
                || c >= 0xFE00 && c <= 0xFE0F
                || c >= 0xE0000 && c <= 0xE0FFF;
    }
}
