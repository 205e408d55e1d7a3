package org.qipu.parsers.pgn;

import org.qipu.parsers.record.ResultText;
import org.qipu.rules.notation.MoveTextScanner;

/** What a word of movetext may be when it is not simply a move. */
final class Words {
    private static final int MAX_MOVE = 8;
    private static final int MAX_RESULT = 8;

    private Words() {}

    /**
     * End of a score such as {@code 1-0}, {@code 1/2-1/2}, {@code １－０} or {@code 1 - 0} at a place, or {@code at}
     * itself. A score ends where a word ends: {@code 0-1...} and {@code 1-炮二平五} are none.
     */
    static int scoreEnd(char[] chars, int at, int end) {
        int i = half(chars, at, end);
        if (i == at) {
            return at;
        }
        boolean halves = i > at + 1 || chars[at] == '½';
        int dash = skipSpaces(chars, i, end);
        int second = dash < end && isDash(chars[dash]) ? skipSpaces(chars, dash + 1, end) : end;
        int after = second < end ? half(chars, second, end) : second;
        boolean complete = second < end && after > second && (chars[second] == '½' || after > second + 1) == halves;
        int scoreEnd = complete ? after : i;
        boolean score = complete ? halves || chars[at] != chars[second] : halves;
        return score && (scoreEnd == end || PgnChars.endsWord(chars[scoreEnd])) ? scoreEnd : at;
    }

    /** Index after a 0, a 1, a ½ or 1/2. */
    private static int half(char[] chars, int at, int end) {
        char c = PgnChars.narrow(chars[at]);
        if (c == '½' || c == '0') {
            return at + 1;
        }
        if (c != '1') {
            return at;
        }
        boolean slash = at + 2 < end && PgnChars.narrow(chars[at + 1]) == '/' && PgnChars.narrow(chars[at + 2]) == '2';
        return slash ? at + 3 : at + 1;
    }

    /** Whether a word is a move number in Chinese numerals, as in 十二、. */
    static boolean isChineseNumber(char[] chars, int start, int after, int end) {
        for (int i = start; i < after; i++) {
            if (!PgnChars.isNumeral(chars[i]) && chars[i] != '十') {
                return false;
            }
        }
        return after < end && PgnChars.isChineseStop(chars[after]);
    }

    private static boolean isDash(char c) {
        return switch (c) {
            case '-', '－', '–', '—', '−', ':', '：', '∶' -> true;
            default -> false;
        };
    }

    private static int skipSpaces(char[] chars, int at, int end) {
        int i = at;
        while (i < end && (chars[i] == ' ' || chars[i] == '\u3000')) {
            i++;
        }
        return i;
    }

    /** Whether a word is a result in words, such as 红胜. */
    static boolean isResult(char[] chars, int start, int end) {
        int length = end - start;
        return chars[start] >= 0x2E80
                && length <= MAX_RESULT
                && (length > 1 || chars[start] == '和')
                && ResultText.isResult(new String(chars, start, length));
    }

    /**
     * Whether a move that was read between two places is one: Chinese moves may be glued to anything, Latin ones only to
     * another move, or every English word with a digit behind it could be one.
     */
    static boolean standsAlone(char[] chars, int start, int after, int end) {
        int i = Spans.afterSuffixes(chars, after, end);
        if (i >= end || PgnChars.endsWord(chars[i]) || chars[start] >= 0x2E80 && chars[start] < 0xFF00) {
            return true;
        }
        return i > after && PgnChars.digit(chars[i]) >= 0
                || PgnChars.isDot(chars[i])
                || MoveTextScanner.scan(chars, after, end) != 0;
    }

    /** Whether a word that is no move was meant as one: a slip of the pen, a damaged character, another game's move. */
    static boolean looksLikeMove(char[] chars, int start, int end) {
        int stop = end;
        while (stop > start && PgnChars.isSuffix(chars[stop - 1])) {
            stop--;
        }
        if (stop - start < 2 || stop - start > MAX_MOVE) {
            return false;
        }
        return looksChinese(chars, start, stop) || looksLatin(chars, start, stop);
    }

    private static boolean looksChinese(char[] chars, int start, int end) {
        int pieces = 0;
        int numbers = 0;
        int actions = 0;
        int damaged = 0;
        for (int i = start; i < end; i++) {
            char c = chars[i];
            pieces += PgnChars.isPiece(c) ? 1 : 0;
            numbers += PgnChars.isNumeral(c) || PgnChars.digit(c) >= 0 ? 1 : 0;
            actions += PgnChars.isAction(c) ? 1 : 0;
            damaged += c == '\uFFFD' ? 1 : 0;
        }
        return end - start <= 6
                && (actions > 0 && pieces + numbers + damaged > 0 || pieces > 0 && (damaged > 0 || numbers > 1));
    }

    private static boolean looksLatin(char[] chars, int start, int end) {
        int letters = 0;
        int digits = 0;
        for (int i = start; i < end; i++) {
            char c = PgnChars.narrow(chars[i]);
            if (PgnChars.isLatinLetter(c)) {
                letters++;
            } else if (PgnChars.digit(c) >= 0) {
                digits++;
            } else if ("+-=./@:−".indexOf(c) < 0) {
                return false;
            }
        }
        return isCastling(chars, start, end) || letters > 0 && digits > 0 && letters <= 4 && isMoveStart(chars[start]);
    }

    private static boolean isMoveStart(char c) {
        return "abcdefghiABCEGHKMNPQRkmnpqr+-".indexOf(PgnChars.narrow(c)) >= 0;
    }

    /** O-O or O-O-O, with the letter or the digit. */
    static boolean isCastling(char[] chars, int start, int end) {
        if (end - start != 3 && end - start != 5) {
            return false;
        }
        for (int i = start; i < end; i++) {
            boolean fits =
                    (i - start) % 2 == 1 ? chars[i] == '-' : chars[i] == 'O' || chars[i] == '0' || chars[i] == 'o';
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    /** Whether a move follows an opening parenthesis, after numbers, dots and comments. */
    static boolean opensVariation(char[] chars, int at, int end) {
        int i = at;
        while (i < end) {
            char c = chars[i];
            if (c == '{') {
                i = Spans.after(chars, i, end, '}', '｝');
            } else if (PgnChars.isBlank(c) || PgnChars.isDot(c) || c == '$') {
                i++;
            } else if (PgnChars.digit(c) < 0 || MoveTextScanner.scan(chars, i, end) != 0) {
                return MoveTextScanner.scan(chars, i, end) != 0;
            } else {
                i = Spans.afterDigits(chars, i, end);
            }
        }
        return false;
    }

    /** Whether {@code (2) +2546} stands at a place: a ply's number and the squares of another move for it. */
    static boolean isPlyReference(char[] chars, int at, int end) {
        int close = Spans.afterDigits(chars, at + 1, end);
        if (close == at + 1 || close >= end || chars[close] != ')') {
            return false;
        }
        int i = skipSpaces(chars, close + 1, end);
        if (i < end && (chars[i] == '+' || chars[i] == '-')) {
            i++;
        }
        return Spans.afterDigits(chars, i, end) - i == 4;
    }

    /** Whether only spaces stand between a line's start and a place. */
    static boolean beginsLine(char[] chars, int at) {
        int i = at - 1;
        while (i >= 0 && PgnChars.isSpace(chars[i]) && !PgnChars.isLineEnd(chars[i])) {
            i--;
        }
        return i < 0 || PgnChars.isLineEnd(chars[i]);
    }

    /** Value of a run of digits, at most 999,999. */
    static int number(char[] chars, int start, int end) {
        int value = 0;
        for (int i = start; i < end && value < 100_000; i++) {
            value = 10 * value + PgnChars.digit(chars[i]);
        }
        return value;
    }
}
