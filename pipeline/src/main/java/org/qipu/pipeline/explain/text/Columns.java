package org.qipu.pipeline.explain.text;

import java.util.ArrayList;
import java.util.List;

/** Widths of text in a terminal, where a Chinese character takes two columns. */
final class Columns {
    private Columns() {}

    /** Columns that a text takes. */
    static int width(String text) {
        return text.codePoints().map(Columns::width).sum();
    }

    /** The text with blanks behind it up to a width, one blank at least. */
    static String padded(String text, int width) {
        return text + " ".repeat(Math.max(1, width - width(text)));
    }

    /**
     * The text on lines of a width: cut at blanks, and before Chinese characters that are no closing punctuation; a word
     * that is longer than a line anywhere.
     */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        int cut = 0;
        int used = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (i > start && mayBreak(text, i, c)) {
                cut = i;
            }
            used += width(c);
            if (used > width && i > start && c != ' ') {
                cut = cut > start ? cut : i;
                lines.add(text.substring(start, cut).stripTrailing());
                start = cut;
                used = width(text.substring(start, i)) + width(c);
            }
            i += Character.charCount(c);
        }
        lines.add(text.substring(start).stripTrailing());
        return lines;
    }

    private static boolean mayBreak(String text, int at, int c) {
        boolean closes = "，。；：、！？”）》".indexOf(c) >= 0;
        boolean afterOpening = "“（《".indexOf(text.charAt(at - 1)) >= 0;
        boolean afterBlank = text.charAt(at - 1) == ' ' && c != ' ';
        return afterBlank || width(c) == 2 && !closes && !afterOpening;
    }

    private static int width(int c) {
        if (SafeText.isMark(c)) {
            return 0;
        }
        boolean wide = c >= 0x1100 && c <= 0x115F
                || c >= 0x2E80 && c <= 0xA4CF && c != 0x303F
                || c >= 0xAC00 && c <= 0xD7A3
                || c >= 0xF900 && c <= 0xFAFF
                || c >= 0xFE30 && c <= 0xFE6F
                || c >= 0xFF00 && c <= 0xFF60
                || c >= 0xFFE0 && c <= 0xFFE6
                || c >= 0x1F300 && c <= 0x1FAFF
                || c >= 0x20000 && c <= 0x3FFFD;
        return wide ? 2 : 1;
    }
}
