package org.qipu.parsers.record;

import org.qipu.parsers.bytes.WhiteSpace;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.MoveTexts;

/**
 * Reads the moves of a text that holds moves, their numbers, comments and a result, and little else: the lists of moves of
 * formats that keep everything else in fields. Coordinates may follow each other without a space.
 */
public final class PlyScanner {
    private static final int LONGEST_MOVE = 12;

    private final PlyList plies;

    private char[] chars;
    private char[] written;
    private int end;
    private boolean annotated;
    private boolean closed;
    private String terminator = "";
    private int strayStart;
    private int strayEnd;

    /** A scanner that fills a list. */
    public PlyScanner(PlyList plies) {
        this.plies = plies;
    }

    /**
     * Reads a range into the list, behind what it holds. A brace that closes what was not opened here ends the moves.
     *
     * @return index after the last character that belongs to the moves
     */
    public int read(char[] text, int start, int end) {
        return read(text, text, start, end);
    }

    /**
     * Reads a range of a text whose letters were replaced, and keeps the moves as they were written.
     *
     * @param text what the moves are read from
     * @param written the same text as it was written, character by character
     */
    public int read(char[] text, char[] written, int start, int end) {
        chars = text;
        this.written = written;
        this.end = end;
        annotated = false;
        closed = false;
        terminator = "";
        strayStart = -1;
        strayEnd = -1;
        int at = start;
        while (at < end && chars[at] != '}') {
            at = element(at);
        }
        return at;
    }

    /** Whether there is a comment or a variation. */
    public boolean annotated() {
        return annotated;
    }

    /** The result among the moves, as written; empty without one. */
    public String terminator() {
        return terminator;
    }

    /** Index of the first character that is neither a move nor anything else that is understood; -1 when there is none. */
    public int strayStart() {
        return strayStart;
    }

    /** Index after the first word that is not understood. */
    public int strayEnd() {
        return strayEnd;
    }

    private int element(int at) {
        char c = chars[at];
        if (isSeparator(c)) {
            return at + 1;
        }
        return switch (c) {
            case '{' -> comment(at, "}");
            case '(' -> comment(at, ")");
            case '/' -> at + 1 < end && chars[at + 1] == '*' ? comment(at + 1, "*/") : word(at);
            default -> word(at);
        };
    }

    private int comment(int at, String closer) {
        annotated = true;
        int i = at + 1;
        while (i + closer.length() <= end) {
            if (chars[i] == closer.charAt(0) && chars[i + closer.length() - 1] == closer.charAt(closer.length() - 1)) {
                return i + closer.length();
            }
            i++;
        }
        return end;
    }

    private int word(int at) {
        int result = resultEnd(at);
        if (result > at) {
            terminator = terminator.isEmpty() ? new String(chars, at, result - at) : terminator;
            closed = true;
            return result;
        }
        int number = numberEnd(at);
        if (number > at) {
            return number;
        }
        int move = move(at);
        if (move > at) {
            return move;
        }
        return isSuffix(chars[at]) ? at + 1 : noMove(at, wordEnd(at, end));
    }

    /** Index after a result, or {@code at}. */
    private int resultEnd(int at) {
        int after = wordEnd(at, Math.min(end, at + LONGEST_MOVE + 1));
        boolean result = after - at <= LONGEST_MOVE && ResultText.isResult(new String(chars, at, after - at));
        return result ? after : at;
    }

    /** Index after a move number with its dots, or {@code at}; a text such as 33.4 is a move. */
    private int numberEnd(int at) {
        int i = at;
        while (i < end && chars[i] >= '0' && chars[i] <= '9') {
            i++;
        }
        if (i == at || standsAlone(at) && !(i < end && chars[i] == '.' && standsAlone(i + 1))) {
            return at;
        }
        boolean dotted = i < end && (chars[i] == '.' || chars[i] == '．' || chars[i] == '、');
        if (dotted || i == end || isSeparator(chars[i]) || standsAlone(i)) {
            while (i < end && (chars[i] == '.' || chars[i] == '．' || chars[i] == '、')) {
                i++;
            }
            return i;
        }
        return at;
    }

    private int move(int at) {
        if (!standsAlone(at)) {
            return at;
        }
        long scanned = MoveTextScanner.scan(chars, at, end);
        int after = at + MoveTextScanner.length(scanned);
        if (closed) {
            stray(at, after);
        } else {
            plies.add(MoveTextScanner.code(scanned), written, at, after);
        }
        while (after < end && isSuffix(chars[after])) {
            after++;
        }
        return after;
    }

    /** Whether a move is written at a place, and nothing is glued to it but marks and coordinates. */
    private boolean standsAlone(int at) {
        long scanned = MoveTextScanner.scan(chars, at, end);
        int after = at + MoveTextScanner.length(scanned);
        if (scanned == 0) {
            return false;
        }
        return after == end
                || isSeparator(chars[after])
                || isSuffix(chars[after])
                || "{}(/".indexOf(chars[after]) >= 0
                || chars[at] >= 0x2E80
                || MoveTexts.form(MoveTextScanner.code(scanned)) == MoveTexts.COORDINATES
                        && MoveTextScanner.scan(chars, after, end) != 0;
    }

    /** A word with a digit is a move that cannot be read; any other is none. */
    private int noMove(int at, int after) {
        boolean digit = false;
        for (int i = at; i < after; i++) {
            digit |= chars[i] >= '0' && chars[i] <= '9' || chars[i] >= '０' && chars[i] <= '９';
        }
        if (digit && after - at <= LONGEST_MOVE && !closed) {
            plies.add(MoveTexts.UNREADABLE, written, at, after);
        } else {
            stray(at, after);
        }
        return after;
    }

    private void stray(int from, int to) {
        if (strayStart < 0) {
            strayStart = from;
            strayEnd = to;
        }
    }

    private int wordEnd(int at, int limit) {
        int i = at + 1;
        while (i < limit && !isSeparator(chars[i]) && "{}".indexOf(chars[i]) < 0) {
            i++;
        }
        return i;
    }

    private static boolean isSeparator(char c) {
        return WhiteSpace.isSpace(c) || c == ',' || c == ';' || c == '，' || c == '；' || c == '、' || c == '|';
    }

    private static boolean isSuffix(char c) {
        return c == '!' || c == '?' || c == '+' || c == '#' || c == '！' || c == '？';
    }
}
