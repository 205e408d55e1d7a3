package org.qipu.parsers.pgn;

import java.io.IOException;
import org.qipu.parsers.bytes.RecordCursor;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.bytes.TextDecoder;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.PlyList;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.ResultText;
import org.qipu.parsers.record.SourceSlice;

/** Streams the records of one slice of a PGN source; all buffers are reused from record to record. */
final class PgnIterator implements RecordIterator {
    private final SourceSlice slice;
    private final String charset;
    private final RecordCursor cursor;
    private final RecordText text;
    private final Issues issues;
    private final Tags tags;
    private final Movetext movetext;

    private long recordNumber;

    PgnIterator(SourceSlice slice, String charset, RecordCursor cursor) {
        this.slice = slice;
        this.charset = charset;
        this.cursor = cursor;
        recordNumber = slice.firstRecordNumber();
        text = new RecordText(TextDecoder.of(charset));
        issues = new Issues(text);
        tags = new Tags(text, issues);
        movetext = new Movetext(text, issues, tags);
    }

    @Override
    public ParsedRecord next() throws IOException {
        if (!cursor.advance()) {
            return null;
        }
        Origin origin = new Origin(
                slice.source(), slice.entry(), recordNumber++, cursor.offset(), cursor.length(), PgnFormat.ID, charset);
        if (cursor.tooLarge()) {
            String message = "a record of " + cursor.length() + " bytes is larger than the limit for one record";
            return new Reject(origin, RejectCode.RECORD_TOO_LARGE, cursor.offset(), message, "");
        }
        text.decode(cursor.bytes(), cursor.start(), cursor.end(), cursor.offset());
        return record(origin);
    }

    private ParsedRecord record(Origin origin) {
        issues.clear();
        tags.clear();
        int movesAt = readTags();
        if (movesAt == text.length() && !tags.any()) {
            boolean whole = origin.byteOffset() == 0;
            RejectCode code = whole ? RejectCode.EMPTY_SOURCE : RejectCode.NO_MOVES;
            return reject(origin, code, "there is nothing but white space", movesAt);
        }
        movetext.read(movesAt);
        if (text.defects() > 0) {
            issues.addUndecodable();
        }
        String dialect = dialect();
        if (!dialect.isEmpty()) {
            return reject(
                    origin, RejectCode.UNSUPPORTED_DIALECT, "not a list of xiangqi moves but " + dialect, movesAt);
        }
        return movetext.plies().readable() > 0 ? game(origin, movesAt) : withoutMoves(origin, movesAt);
    }

    /** Reads the tags at the record's head; index of the first character of the move section. */
    private int readTags() {
        char[] chars = text.chars();
        int length = text.length();
        int at = 0;
        while (at < length) {
            if (PgnChars.isSpace(chars[at])) {
                at++;
                continue;
            }
            int after = chars[at] == '[' ? tags.read(at) : -1;
            if (after < 0) {
                return at;
            }
            at = after;
        }
        return at;
    }

    private String dialect() {
        String byTags = Dialects.ofTags(tags);
        if (!byTags.isEmpty()) {
            return byTags;
        }
        String byMoves = movetext.evidence().dialect();
        boolean contradicted = byMoves.equals(DialectEvidence.CHESS) && Dialects.statesXiangqi(tags);
        return contradicted ? "" : byMoves;
    }

    private ParsedRecord withoutMoves(Origin origin, int movesAt) {
        PlyList plies = movetext.plies();
        if (plies.size() > 0) {
            String message = "no move can be read; words that look like one: " + plies.size();
            return reject(origin, RejectCode.UNREADABLE_MOVETEXT, message, movesAt);
        }
        if (text.defects() > text.length() / 10) {
            String message = text.defects() + " places of the record do not decode as " + charset;
            return reject(origin, RejectCode.UNDECODABLE_TEXT, message, 0);
        }
        boolean stated = ResultText.of(tags.value(Tag.RESULT)) != GameResult.UNKNOWN
                || ResultText.of(movetext.terminator()) != GameResult.UNKNOWN;
        if (stated || !tags.value(Tag.FEN).isEmpty()) {
            return game(origin, movesAt);
        }
        String what = tags.any() ? "tags without moves, position or result" : "text without tags and moves";
        return reject(origin, RejectCode.NO_MOVES, what, movesAt);
    }

    private GameRecord game(Origin origin, int movesAt) {
        String kept = movetext.annotated() ? text.text(movesAt) : "";
        return new GameRecord(
                origin,
                header(),
                tags.value(Tag.FEN),
                movetext.plies().toMoveList(),
                movetext.variations(),
                kept,
                issues.all());
    }

    private GameHeader header() {
        String event = tags.value(Tag.EVENT);
        String title = tags.value(Tag.TITLE);
        return new GameHeader(
                event.isEmpty() ? title : event,
                title,
                tags.value(Tag.SITE),
                tags.value(Tag.DATE),
                tags.value(Tag.ROUND),
                tags.value(Tag.RED),
                tags.value(Tag.BLACK),
                tags.value(Tag.RED_TEAM),
                tags.value(Tag.BLACK_TEAM),
                tags.value(Tag.RESULT),
                movetext.terminator(),
                tags.value(Tag.TERMINATION),
                "");
    }

    private Reject reject(Origin origin, RejectCode code, String message, int at) {
        int from = Math.min(at, text.length());
        return new Reject(origin, code, text.byteOffset(from), message, text.excerpt(from, text.length()));
    }

    @Override
    public void close() throws IOException {
        cursor.close();
    }
}
