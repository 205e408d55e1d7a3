package org.qipu.parsers.wxf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.bytes.WhiteSpace;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.PlyList;
import org.qipu.parsers.record.PlyScanner;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.ResultText;
import org.qipu.parsers.record.TextRecords;

/** Reads one record: lines of a key and a value, then the moves between {@code START{} and {@code }END}. */
final class WxfReader implements TextRecords.Reader {
    private static final Map<String, HeaderField> HEADER = Map.of(
            "GAME", HeaderField.TITLE,
            "EVENT", HeaderField.EVENT,
            "PLACE", HeaderField.SITE,
            "SITE", HeaderField.SITE,
            "DATE", HeaderField.DATE,
            "ROUND", HeaderField.ROUND,
            "RED", HeaderField.RED,
            "BLACK", HeaderField.BLACK,
            "RESULT", HeaderField.RESULT);

    private static final String START = "START";

    private final PlyList plies = new PlyList();
    private final PlyScanner scanner = new PlyScanner(plies);
    private HeaderFields header;
    private PieceSymbols symbols;
    private String fen;

    @Override
    public ParsedRecord read(Origin origin, RecordText text) {
        header = new HeaderFields();
        symbols = new PieceSymbols("");
        fen = "";
        plies.clear();
        int movesAt = readHeader(text);
        int movesEnd = readMoves(text, movesAt);
        boolean ended = isResult(header.value(HeaderField.RESULT)) || isResult(scanner.terminator());
        if (plies.readable() == 0 && plies.size() > 0) {
            String message = "no move can be read; words that look like one: " + plies.size();
            return reject(origin, RejectCode.UNREADABLE_MOVETEXT, message, text, movesAt);
        }
        if (plies.size() == 0 && fen.isEmpty() && !ended) {
            return reject(origin, RejectCode.NO_MOVES, "there are neither moves nor a position", text, movesAt);
        }
        header.put(HeaderField.TERMINATOR, scanner.terminator());
        String kept = scanner.annotated() ? new String(text.chars(), movesAt, movesEnd - movesAt).strip() : "";
        return new GameRecord(origin, header.toHeader(), fen, plies.toMoveList(), 0, kept, issues(text));
    }

    private static boolean isResult(String text) {
        return ResultText.of(text) != GameResult.UNKNOWN;
    }

    /** Reads the lines of the head; index of the first character of the moves. */
    private int readHeader(RecordText text) {
        char[] chars = text.chars();
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && chars[end] != '\n' && chars[end] != '\r') {
                end++;
            }
            int start = at;
            while (start < end && WhiteSpace.isSpace(chars[start])) {
                start++;
            }
            int word = wordEnd(chars, start, end);
            String key = new String(chars, start, word - start).toUpperCase(Locale.ROOT);
            if (key.equals(START)) {
                return afterBrace(chars, word, text.length());
            }
            if (start < end && word == start && chars[start] != '/') {
                return start;
            }
            field(key, new String(chars, word, end - word));
            at = end + 1;
        }
        return text.length();
    }

    private static int wordEnd(char[] chars, int start, int end) {
        int i = start;
        while (i < end && (chars[i] | 0x20) >= 'a' && (chars[i] | 0x20) <= 'z') {
            i++;
        }
        // A letter in front of a digit or sign begins a move.
        boolean move = i < end && i - start == 1 && !WhiteSpace.isSpace(chars[i]);
        return move ? start : i;
    }

    private static int afterBrace(char[] chars, int from, int length) {
        int at = from;
        while (at < length && WhiteSpace.isSpace(chars[at])) {
            at++;
        }
        return at < length && chars[at] == '{' ? at + 1 : from;
    }

    private void field(String key, String rest) {
        String value = rest.strip();
        value = value.startsWith(":") ? value.substring(1).strip() : value;
        HeaderField field = HEADER.get(key);
        if (field == HeaderField.RED || field == HeaderField.BLACK) {
            // The slots behind the name hold a rating, and in no known file anything else.
            header.put(field, value.split(";", 2)[0]);
        } else if (field != null) {
            header.put(field, value);
        } else if (key.equals("FEN") && fen.isEmpty()) {
            fen = value;
        } else if (key.equals("FORMAT")) {
            symbols = new PieceSymbols(value);
        }
    }

    /** Reads the moves; index after the last one. */
    private int readMoves(RecordText text, int start) {
        char[] written = text.chars();
        char[] usual = symbols.differ() ? symbols.translated(written, text.length()) : written;
        return scanner.read(usual, written, start, text.length());
    }

    private List<ParseIssue> issues(RecordText text) {
        List<ParseIssue> issues = new ArrayList<>();
        if (scanner.strayStart() >= 0) {
            int from = scanner.strayStart();
            String stray = text.excerpt(from, scanner.strayEnd());
            issues.add(new ParseIssue(ParseIssue.Kind.STRAY_TEXT, text.byteOffset(from), stray));
        }
        if (text.defects() > 0) {
            String places = text.defects() == 1 ? "1 place" : text.defects() + " places";
            issues.add(new ParseIssue(ParseIssue.Kind.UNDECODABLE_BYTES, text.firstDefect(), places));
        }
        return issues;
    }

    private static Reject reject(Origin origin, RejectCode code, String message, RecordText text, int at) {
        return new Reject(origin, code, text.byteOffset(at), message, text.excerpt(at, text.length()));
    }
}
