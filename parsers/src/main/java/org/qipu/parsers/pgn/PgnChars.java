package org.qipu.parsers.pgn;

/** Kinds of characters as PGN and its full-width relatives use them. */
final class PgnChars {
    private static final String PIECES = "车車俥伡硨马馬傌相象仕士帅帥将將炮砲包兵卒";
    private static final String NUMERALS = "一二三四五六七八九";
    private static final String ACTIONS = "进進退平";
    private static final String SUFFIXES = "!?+#！？＋＃";
    private static final String DOTS = ".．。、…·:：";

    private PgnChars() {}

    /** White space of any width, marks of no width, controls. */
    static boolean isSpace(char c) {
        return c <= ' ' || c > '~' && (c == '\u3000' || c == '\u00A0' || c == '\uFEFF' || c == '\u200B' || c == 0x85);
    }

    /** Separates words of movetext: spaces and commas. */
    static boolean isBlank(char c) {
        return isSpace(c) || c == ',' || c == '，';
    }

    static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /** Ends a word of movetext. */
    static boolean endsWord(char c) {
        return isBlank(c)
                || switch (c) {
                    case '{', '}', '(', ')', '[', ']', ';', '｛', '｝', '（', '）', '；', '*', '$' -> true;
                    default -> false;
                };
    }

    static boolean isQuote(char c) {
        return c == '"' || c == '“' || c == '”' || c == '＂';
    }

    /** Value of a decimal digit of either width, or -1. */
    static int digit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        return c >= '０' && c <= '９' ? c - '０' : -1;
    }

    /** May stand between a move number and its move. */
    static boolean isDot(char c) {
        return c == '.' || c > '~' && DOTS.indexOf(c) >= 0 || c == ':';
    }

    /** A stop of Chinese text, which no move of any notation contains. */
    static boolean isChineseStop(char c) {
        return c == '、' || c == '。' || c == '：' || c == '…';
    }

    /** Follows a move to judge it or to tell a check. */
    static boolean isSuffix(char c) {
        return c == '!' || c == '?' || c == '+' || c == '#' || c > '~' && SUFFIXES.indexOf(c) >= 0;
    }

    static boolean isPiece(char c) {
        return PIECES.indexOf(c) >= 0;
    }

    /** 一 to 九. */
    static boolean isNumeral(char c) {
        return NUMERALS.indexOf(c) >= 0;
    }

    static boolean isAction(char c) {
        return ACTIONS.indexOf(c) >= 0;
    }

    /** The ASCII character that a full-width one shows. */
    static char narrow(char c) {
        return c > '\uFF00' && c < '\uFF5F' ? (char) (c - 0xFEE0) : c;
    }

    static boolean isLatinLetter(char c) {
        int lower = narrow(c) | 0x20;
        return lower >= 'a' && lower <= 'z';
    }
}
