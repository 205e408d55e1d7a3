package org.qipu.parsers.movelist;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.bytes.WhiteSpace;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.PlyList;
import org.qipu.parsers.record.PlyScanner;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.TextRecords;

/** Reads one record: an id and a semicolon, moves, a FEN on a line of its own before or behind them, or before a comma. */
final class ListReader implements TextRecords.Reader {
    private static final int LONGEST_ID = 64;

    /** A FEN whose side and counters are glued to its last rank, as in {@code 3K5w--01}. */
    private static final Pattern GLUED = Pattern.compile("^([^\\s]{1,100})([wrbWRB])-{1,4}\\d{0,8}$");

    private final PlyList plies = new PlyList();
    private final PlyScanner scanner = new PlyScanner(plies);
    private HeaderFields header = new HeaderFields();
    private List<ParseIssue> issues = List.of();
    private String fen = "";

    @Override
    public ParsedRecord read(Origin origin, RecordText text) {
        plies.clear();
        header = new HeaderFields();
        issues = new ArrayList<>();
        fen = "";
        char[] chars = text.chars();
        int at = 0;
        boolean first = true;
        while (at < text.length()) {
            int end = lineEnd(chars, at, text.length());
            int start = skipSpace(chars, at, end);
            if (start < end) {
                line(text, first ? afterId(chars, start, end) : start, end);
                first = false;
            }
            at = end + 1;
        }
        if (text.defects() > 0) {
            String places = text.defects() == 1 ? "1 place" : text.defects() + " places";
            issues.add(new ParseIssue(ParseIssue.Kind.UNDECODABLE_BYTES, text.firstDefect(), places));
        }
        return first ? withoutText(origin, text) : record(origin, text);
    }

    private static Reject withoutText(Origin origin, RecordText text) {
        RejectCode code = origin.byteOffset() == 0 ? RejectCode.EMPTY_SOURCE : RejectCode.NO_MOVES;
        return new Reject(origin, code, text.byteOffset(0), "there is nothing but white space", "");
    }

    private ParsedRecord record(Origin origin, RecordText text) {
        if (plies.size() > 0 && plies.readable() == 0) {
            String message = "no move can be read; words that look like one: " + plies.size();
            return reject(origin, RejectCode.UNREADABLE_MOVETEXT, message, text);
        }
        if (plies.size() == 0 && fen.isEmpty()) {
            return reject(origin, RejectCode.NO_MOVES, "there are neither moves nor a position", text);
        }
        return new GameRecord(origin, header.toHeader(), fen, plies.toMoveList(), 0, "", issues);
    }

    private static Reject reject(Origin origin, RejectCode code, String message, RecordText text) {
        return new Reject(origin, code, text.byteOffset(0), message, text.excerpt(0, text.length()));
    }

    private void line(RecordText text, int start, int end) {
        int fenEnd = fen.isEmpty() ? fenEnd(text.chars(), start, end) : start;
        if (fenEnd > start) {
            String written = new String(text.chars(), start, fenEnd - start).strip();
            fen = GLUED.matcher(written).replaceFirst("$1 $2 - - 0 1");
        }
        scanner.read(text.chars(), fenEnd, end);
        header.put(HeaderField.TERMINATOR, scanner.terminator());
        if (scanner.strayStart() >= 0 && issues.isEmpty()) {
            String stray = text.excerpt(scanner.strayStart(), scanner.strayEnd());
            long offset = text.byteOffset(scanner.strayStart());
            issues.add(new ParseIssue(ParseIssue.Kind.STRAY_TEXT, offset, stray));
        }
    }

    /** Index after a FEN that begins a line; a comma may set it off from moves. {@code start} when there is none. */
    private static int fenEnd(char[] chars, int start, int end) {
        int comma = start;
        int slashes = 0;
        while (comma < end && chars[comma] != ',') {
            slashes += chars[comma] == '/' ? 1 : 0;
            comma++;
        }
        return ListBorders.isFen(slashes, comma - start) ? comma : start;
    }

    /** Notes the id in front of a semicolon as the title; index after it. */
    private int afterId(char[] chars, int start, int end) {
        int at = start;
        while (at < end && at - start <= LONGEST_ID && chars[at] != ';' && chars[at] != ',' && chars[at] != ' ') {
            at++;
        }
        if (at >= end || chars[at] != ';') {
            return start;
        }
        header.put(HeaderField.TITLE, new String(chars, start, at - start));
        return at + 1;
    }

    private static int lineEnd(char[] chars, int from, int length) {
        int at = from;
        while (at < length && chars[at] != '\n' && chars[at] != '\r') {
            at++;
        }
        return at;
    }

    private static int skipSpace(char[] chars, int from, int end) {
        int at = from;
        while (at < end && WhiteSpace.isSpace(chars[at])) {
            at++;
        }
        return at;
    }
}
