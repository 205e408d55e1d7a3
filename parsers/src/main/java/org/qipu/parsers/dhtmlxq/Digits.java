package org.qipu.parsers.dhtmlxq;

import org.qipu.rules.board.Squares;

/** Squares as two digits: the file from the left and the rank from the top; and lists of them with anything between. */
final class Digits {
    private final char[] digits;

    /** The ASCII digits of a range. */
    Digits(char[] text, int start, int end) {
        StringBuilder out = new StringBuilder(Math.max(0, end - start));
        for (int i = start; i < end; i++) {
            if (text[i] >= '0' && text[i] <= '9') {
                out.append(text[i]);
            }
        }
        digits = out.toString().toCharArray();
    }

    /** Number of digits. */
    int length() {
        return digits.length;
    }

    /** The two digits from an index on, 0..99. */
    int pair(int at) {
        return (digits[at] - '0') * 10 + digits[at + 1] - '0';
    }

    /** The digits from an index on. */
    String from(int at) {
        return new String(digits, at, digits.length - at);
    }

    /** The square of a pair, or -1 when its file is no file. */
    static int square(int pair) {
        return pair < Squares.COUNT ? Squares.of(pair / 10, Squares.RANKS - 1 - pair % 10) : -1;
    }
}
