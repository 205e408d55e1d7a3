package org.qipu.parsers.jsonl;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.bytes.WhiteSpace;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.PlyList;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.TextRecords;

/** Reads one line: a JSON object. */
final class JsonlReader implements TextRecords.Reader {
    /** Nesting of values that are not known; those that are known need three levels. */
    private static final int NESTING = 64;

    private static final int LONGEST_NAME = 4096;

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(NESTING)
                    .maxNameLength(LONGEST_NAME)
                    .maxStringLength(JsonlFormat.RECORD_LIMIT)
                    .build())
            .build();

    private final PlyList plies = new PlyList();

    @Override
    public ParsedRecord read(Origin origin, RecordText text) {
        plies.clear();
        int start = 0;
        while (start < text.length() && WhiteSpace.isSpace(text.chars()[start])) {
            // A byte-order mark is no white space to JSON.
            text.chars()[start++] = ' ';
        }
        if (start == text.length()) {
            RejectCode code = origin.byteOffset() == 0 ? RejectCode.EMPTY_SOURCE : RejectCode.NO_MOVES;
            return new Reject(origin, code, text.byteOffset(0), "there is nothing but white space", "");
        }
        try (JsonParser json = JSON.createParser(text.chars(), 0, text.length())) {
            return json.nextToken() == JsonToken.START_OBJECT
                    ? object(origin, text, json)
                    : reject(origin, RejectCode.DAMAGED_RECORD, text, start, "the line is no JSON object");
        } catch (JsonProcessingException e) {
            int at = e.getLocation() == null ? start : (int) e.getLocation().getCharOffset();
            return reject(origin, RejectCode.DAMAGED_RECORD, text, at, problem(e));
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory does not fail", e);
        }
    }

    /** What the library says, without its advice to programmers. */
    private static String problem(JsonProcessingException e) {
        String message = e.getOriginalMessage().replaceAll("\\p{Cntrl}+", " ");
        if (e instanceof JsonEOFException || message.startsWith("Unexpected end-of-input")) {
            return "the line ends before its object does";
        }
        if (e instanceof StreamConstraintsException) {
            return "a value is nested deeper than " + NESTING + ", or a name or number is longer than is read";
        }
        int advice = message.indexOf(": enable ");
        return "the line is no JSON: " + (advice < 0 ? message : message.substring(0, advice));
    }

    private ParsedRecord object(Origin origin, RecordText text, JsonParser json) throws IOException {
        LineContent content = new LineContent(text, plies);
        content.object(json);
        afterObject((int) json.currentLocation().getCharOffset(), text, content);
        if (text.defects() > 0) {
            String places = text.defects() == 1 ? "1 place" : text.defects() + " places";
            content.issues().add(new ParseIssue(ParseIssue.Kind.UNDECODABLE_BYTES, text.firstDefect(), places));
        }
        if (plies.size() > 0 && plies.readable() == 0) {
            String message = "no move can be read; texts given as moves: " + plies.size();
            return reject(origin, RejectCode.UNREADABLE_MOVETEXT, text, 0, message);
        }
        if (plies.size() == 0 && content.fen().isEmpty()) {
            return reject(origin, RejectCode.NO_MOVES, text, 0, "there are neither moves nor a position");
        }
        return new GameRecord(
                origin,
                content.header().toHeader(),
                content.fen(),
                plies.toMoveList(),
                content.variations(),
                content.movetext(),
                content.issues());
    }

    /** What stands behind the object on its line is not read. */
    private static void afterObject(int end, RecordText text, LineContent content) {
        int at = end;
        while (at < text.length() && WhiteSpace.isSpace(text.chars()[at])) {
            at++;
        }
        if (at < text.length()) {
            content.issue(ParseIssue.Kind.STRAY_TEXT, at, text.length());
        }
    }

    private static Reject reject(Origin origin, RejectCode code, RecordText text, int at, String message) {
        int place = Math.min(Math.max(at, 0), text.length());
        // A place in front of one that was asked for before is not found again, but for the first.
        long offset = place == 0 ? origin.byteOffset() : text.byteOffset(place);
        return new Reject(origin, code, offset, message, text.excerpt(Math.max(0, place - 50), text.length()));
    }
}
