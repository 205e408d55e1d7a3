package org.qipu.parsers.pgn;

import org.qipu.parsers.record.ParseIssue;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.MoveTexts;

/**
 * Reads the move section of one record: the moves of the main line, the result that closes it, and how much else there
 * is. Comments and variations are passed over; {@link Words} says what a word that is no move may be.
 */
final class Movetext {
    private final RecordText text;
    private final Issues issues;
    private final Tags tags;
    private final PlyList plies = new PlyList();
    private final DialectEvidence evidence = new DialectEvidence();

    private char[] chars;
    private int end;
    private int variations;
    private boolean annotated;
    /** End of the line of the last full-width parenthesis: looked up once a line, not once a parenthesis. */
    private int lineEnd;

    /** Whether a full-width parenthesis of that line is known to be closed nowhere. */
    private boolean open;

    private int strayStart;
    private int strayEnd;
    private boolean closed;
    private boolean movesAfterEnd;
    private int resultStart;
    private int resultEnd;

    Movetext(RecordText text, Issues issues, Tags tags) {
        this.text = text;
        this.issues = issues;
        this.tags = tags;
    }

    PlyList plies() {
        return plies;
    }

    DialectEvidence evidence() {
        return evidence;
    }

    /** Number of variations, nested ones counted too. */
    int variations() {
        return variations;
    }

    /** Whether there is a comment or a variation. */
    boolean annotated() {
        return annotated;
    }

    /** The result that closes the section, as written; empty without one. */
    String terminator() {
        return closed ? text.excerpt(resultStart, resultEnd) : "";
    }

    /** Reads from a character on to the end of the record. */
    void read(int start) {
        chars = text.chars();
        end = text.length();
        plies.clear();
        evidence.clear();
        variations = 0;
        annotated = false;
        closed = false;
        movesAfterEnd = false;
        lineEnd = 0;
        strayStart = -1;
        int at = start;
        while (at < end) {
            at = PgnChars.isBlank(chars[at]) ? at + 1 : element(at);
        }
        flushStray();
    }

    private int element(int at) {
        return switch (chars[at]) {
            case '{', '｛' -> comment(at);
            case ';' -> restOfLine(known(at));
            case '（' -> remark(at);
            case '(' -> variation(known(at));
            case '[' -> bracket(at);
            case '$' -> Spans.afterDigits(chars, known(at) + 1, end);
            case '%' -> at == 0 || PgnChars.isLineEnd(chars[at - 1]) ? restOfLine(known(at)) : stray(at, at + 1);
            case '*' -> result(at, at + 1);
            case '↓' -> diagram(at);
            default -> word(at);
        };
    }

    private int diagram(int at) {
        evidence.drawnDiagram();
        return stray(at, at + 1);
    }

    private int comment(int at) {
        annotated = true;
        int after = Spans.after(chars, known(at), end, '}', '｝');
        if (after > end) {
            issues.add(ParseIssue.Kind.UNCLOSED, at, end);
        }
        return after;
    }

    /** Full-width parentheses hold a remark, on one line. */
    private int remark(int at) {
        if (at >= lineEnd) {
            lineEnd = Spans.lineEnd(chars, at, end);
            open = false;
        }
        int after = open ? end + 1 : Spans.after(chars, at, lineEnd, '）', ')');
        if (after > lineEnd) {
            open = true;
            return stray(at, at + 1);
        }
        annotated = true;
        return known(after);
    }

    private int restOfLine(int at) {
        annotated = true;
        return Spans.lineEnd(chars, at, end);
    }

    private int variation(int at) {
        annotated = true;
        if (Words.isPlyReference(chars, at, end)) {
            evidence.privateVariation();
        }
        int depth = 0;
        int i = at;
        while (i < end) {
            char c = chars[i];
            if (c == '{') {
                i = Spans.after(chars, i, end, '}', '｝');
                continue;
            }
            if (c == '(') {
                depth++;
                variations += Words.opensVariation(chars, i + 1, end) ? 1 : 0;
            } else if (c == ')' && --depth == 0) {
                return i + 1;
            }
            i++;
        }
        issues.add(ParseIssue.Kind.UNCLOSED, at, end);
        return end;
    }

    /** A tag may stand between the moves; any other bracket is stray. */
    private int bracket(int at) {
        int after = Words.beginsLine(chars, at) ? tags.read(at) : -1;
        return after < 0 ? stray(at, at + 1) : known(after);
    }

    private int result(int from, int to) {
        known(from);
        if (!closed) {
            closed = true;
            resultStart = from;
            resultEnd = to;
        }
        return to;
    }

    private int word(int at) {
        char c = chars[at];
        int result = Words.scoreEnd(chars, at, end);
        if (result > at) {
            return result(at, result);
        }
        if (PgnChars.digit(c) >= 0) {
            return digits(at);
        }
        long scanned = MoveTextScanner.scan(chars, at, end);
        if (scanned != 0 && Words.standsAlone(chars, at, at + MoveTextScanner.length(scanned), end)) {
            return move(scanned, at);
        }
        if (PgnChars.isDot(c) || PgnChars.isSuffix(c)) {
            return at + 1;
        }
        return noMove(at);
    }

    /** A move number, a move that begins with a digit, or neither. */
    private int digits(int at) {
        int after = Spans.afterDigits(chars, at, end);
        long scanned = MoveTextScanner.scan(chars, at, end);
        if (scanned != 0
                && Words.standsAlone(chars, at, at + MoveTextScanner.length(scanned), end)
                && !(after < end && PgnChars.isDot(chars[after]) && MoveTextScanner.scan(chars, after + 1, end) != 0)) {
            return move(scanned, at);
        }
        if (after + 1 < end && chars[after] == '-' && MoveTextScanner.scan(chars, after + 1, end) != 0) {
            evidence.plyNumber(Words.number(chars, at, after), plies.size());
            return known(after + 1);
        }
        if (after == end || PgnChars.isDot(chars[after]) || PgnChars.endsWord(chars[after])) {
            boolean parenthesis = after < end && (chars[after] == ')' || chars[after] == '）');
            return known(parenthesis ? after + 1 : after);
        }
        return MoveTextScanner.scan(chars, after, end) != 0 ? known(after) : noMove(at);
    }

    private int move(long scanned, int at) {
        int after = at + MoveTextScanner.length(scanned);
        int code = MoveTextScanner.code(scanned);
        known(at);
        if (closed) {
            noteMovesAfterEnd(at);
        } else {
            plies.add(code, chars, at, after);
            evidence.move(code, chars[at]);
        }
        return Spans.afterSuffixes(chars, after, end);
    }

    /** Moves after the result are not of this game, or the result is not its end; they are told, not used. */
    private void noteMovesAfterEnd(int at) {
        if (!movesAfterEnd) {
            movesAfterEnd = true;
            issues.add(ParseIssue.Kind.STRAY_TEXT, at, Spans.lineEnd(chars, at, end));
        }
    }

    private int noMove(int at) {
        int after = Spans.wordEnd(chars, at, end);
        if (Words.isResult(chars, at, after)) {
            return result(at, after);
        }
        if (Words.isChineseNumber(chars, at, after, end)) {
            return known(after);
        }
        if (!closed && Words.looksLikeMove(chars, at, after)) {
            known(at);
            plies.add(MoveTexts.UNREADABLE, chars, at, after);
            evidence.unreadable(chars, at, after);
            return after;
        }
        return stray(at, after);
    }

    /** Notes the end of stray text before something that is understood. */
    private int known(int at) {
        flushStray();
        return at;
    }

    private int stray(int from, int to) {
        if (strayStart < 0) {
            strayStart = from;
        }
        strayEnd = to;
        return to;
    }

    /** Text after the result, such as a site's advertisement, is no part of the moves. */
    private void flushStray() {
        if (strayStart >= 0 && !closed) {
            issues.add(ParseIssue.Kind.STRAY_TEXT, strayStart, strayEnd);
        }
        strayStart = -1;
    }
}
