package org.qipu.parsers.pgn;

/** Where things end in a text. */
final class Spans {
    private Spans() {}

    /** Index after the first of two closing characters behind {@code at}; {@code end + 1} when there is none. */
    static int after(char[] chars, int at, int end, char closing, char alternative) {
        int i = at + 1;
        while (i < end && chars[i] != closing && chars[i] != alternative) {
            i++;
        }
        return i < end ? i + 1 : end + 1;
    }

    static int lineEnd(char[] chars, int at, int end) {
        int i = at;
        while (i < end && !PgnChars.isLineEnd(chars[i])) {
            i++;
        }
        return i;
    }

    static int afterDigits(char[] chars, int at, int end) {
        int i = at;
        while (i < end && PgnChars.digit(chars[i]) >= 0) {
            i++;
        }
        return i;
    }

    static int afterSuffixes(char[] chars, int at, int end) {
        int i = at;
        while (i < end && PgnChars.isSuffix(chars[i])) {
            i++;
        }
        return i;
    }

    /** End of the word at a place; a word has one character at least. Chinese stops end it, as in 红方：炮二平五. */
    static int wordEnd(char[] chars, int at, int end) {
        int i = at + 1;
        while (i < end && !PgnChars.endsWord(chars[i]) && !PgnChars.isChineseStop(chars[i])) {
            i++;
        }
        return i;
    }
}
