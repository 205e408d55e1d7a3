package org.qipu.parsers.pgn;

import java.util.Arrays;
import java.util.Locale;
import org.qipu.parsers.bytes.ByteSample;
import org.qipu.parsers.bytes.CharsetDetector;
import org.qipu.parsers.bytes.TextDecoder;
import org.qipu.rules.notation.MoveTextScanner;

/** How much the first bytes of a source look like PGN. */
final class PgnProbe {
    private static final int CERTAIN = 95;
    private static final int UNKNOWN_TAGS = 60;
    private static final int NUMBERED_MOVES = 55;
    private static final int BARE_MOVES = 30;
    private static final int NAME_ONLY = 20;

    private static final int FORGIVEN_CONTROLS = 3;

    private static final int LOOKED_AT = 64 * 1024;

    private PgnProbe() {}

    static int probe(String name, byte[] head) {
        boolean named = name.toLowerCase(Locale.ROOT).contains(".pgn");
        byte[] bytes = Arrays.copyOf(head, Math.min(head.length, LOOKED_AT));
        char[] text = new char[bytes.length + 1];
        int length = TextDecoder.of(CharsetDetector.decide(ByteSample.of(bytes)).charset())
                .decode(bytes, 0, bytes.length, text, bytes.length);
        while (length > 0 && PgnChars.isSpace(text[length - 1])) {
            length--;
        }
        if (isBinary(text, length)) {
            return 0;
        }
        int start = firstWord(text, 0, length);
        int score = Math.max(tagScore(text, start, length), moveScore(text, start, length));
        if (score == 0) {
            return named && !endsInNuls(bytes) ? NAME_ONLY : 0;
        }
        return Math.min(100, score + (named ? 5 : 0));
    }

    /** A binary file may begin with a word, and go on with NULs. */
    private static boolean endsInNuls(byte[] bytes) {
        return bytes.length > 0 && bytes[bytes.length - 1] == 0;
    }

    /** Text has no NUL before its end, and hardly any control character: some writers leak one into a tag. */
    private static boolean isBinary(char[] text, int length) {
        int controls = 0;
        for (int i = 0; i < length; i++) {
            char c = text[i];
            if (c == 0) {
                return true;
            }
            controls += c < ' ' && !PgnChars.isLineEnd(c) && c != '\t' && c != '\f' && c != 0x1A ? 1 : 0;
        }
        return controls > FORGIVEN_CONTROLS + length / 100;
    }

    private static int firstWord(char[] text, int at, int length) {
        int i = at;
        while (i < length && PgnChars.isSpace(text[i])) {
            i++;
        }
        return i;
    }

    /** Looks for tag lines anywhere: a file may begin with text or with a comment. */
    private static int tagScore(char[] text, int start, int length) {
        int score = 0;
        for (int i = start; i < length; i = firstWord(text, Spans.lineEnd(text, i, length), length)) {
            int nameEnd = i + 1;
            while (text[i] == '[' && nameEnd < length && PgnChars.isLatinLetter(text[nameEnd])) {
                nameEnd++;
            }
            int quote = firstWord(text, nameEnd, length);
            if (nameEnd > i + 1 && quote < length && PgnChars.isQuote(text[quote])) {
                if (Tag.of(text, i + 1, nameEnd) != Tag.OTHER) {
                    return CERTAIN;
                }
                score = UNKNOWN_TAGS;
            }
        }
        return score;
    }

    private static int moveScore(char[] text, int start, int length) {
        int digits = Spans.afterDigits(text, start, length);
        int at = digits;
        while (at < length && (PgnChars.isDot(text[at]) || PgnChars.isSpace(text[at]))) {
            at++;
        }
        if (!isMove(text, at, length)) {
            return 0;
        }
        return digits > start && at > digits ? NUMBERED_MOVES : digits == start ? BARE_MOVES : 0;
    }

    private static boolean isMove(char[] text, int at, int length) {
        long scanned = MoveTextScanner.scan(text, at, length);
        return scanned != 0 && Words.standsAlone(text, at, at + MoveTextScanner.length(scanned), length);
    }
}
