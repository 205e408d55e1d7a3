package org.qipu.parsers.csv;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qipu.parsers.bytes.ByteSample;
import org.qipu.parsers.bytes.CharsetDetector;
import org.qipu.parsers.bytes.RecordCursor;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.bytes.TextDecoder;
import org.qipu.parsers.bytes.WhiteSpace;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.PlyList;
import org.qipu.parsers.record.PlyScanner;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SourceSlice;

/** Reads a table from its first row on. */
final class CsvIterator implements RecordIterator {
    private static final int SNIFFED = 256 * 1024;
    private static final int PLY_COST = 16;

    private final SourceSlice slice;
    private final CsvFormat.Limits limits;
    private final Map<String, PlyGame> games = new LinkedHashMap<>(16, 0.75f, true);
    private final Deque<PlyGame> finished = new ArrayDeque<>();
    private final PlyList plies = new PlyList();
    private final PlyScanner scanner = new PlyScanner(plies);

    private String charset;
    private RecordCursor cursor;
    private RecordText text;
    private CsvColumns columns;
    private char separator;
    /** Characters held, each ply counted with what it costs beside its text. */
    private long held;

    /** Tables count plies from 0 or from 1; a row 0 tells. */
    private int firstPly = 1;

    private long records;
    private boolean exhausted;

    CsvIterator(SourceSlice slice, CsvFormat.Limits limits) {
        this.slice = slice;
        this.limits = limits;
        charset = slice.encoding();
    }

    @Override
    public ParsedRecord next() throws IOException {
        if (cursor == null) {
            begin();
            ParsedRecord problem = readNames();
            if (problem != null) {
                exhausted = true;
                return problem;
            }
        }
        while (finished.isEmpty() && !exhausted) {
            ParsedRecord record = cursor.advance() ? row() : end();
            if (record != null) {
                return record;
            }
        }
        PlyGame game = finished.poll();
        return game == null ? null : game.toRecord(origin(game.firstByte(), game.byteLength()), firstPly);
    }

    private void begin() throws IOException {
        InputStream stream = slice.stream();
        if (charset.isEmpty()) {
            byte[] head = stream.readNBytes(SNIFFED);
            charset = CharsetDetector.decide(ByteSample.of(head)).charset();
            stream = new SequenceInputStream(new ByteArrayInputStream(head), stream);
        }
        text = new RecordText(TextDecoder.of(charset));
        CsvBorders borders = new CsvBorders(charset, slice.firstByte());
        cursor = new RecordCursor(stream, slice.endByte(), borders, limits.rowBytes());
    }

    /** Reads the first row; the reject of the source when that names no columns of games, otherwise null. */
    private ParsedRecord readNames() throws IOException {
        boolean any = cursor.advance();
        if (!any || cursor.length() == 0) {
            return new Reject(origin(0, 0), RejectCode.EMPTY_SOURCE, 0, "the source holds no bytes", "");
        }
        if (cursor.tooLarge()) {
            return tooLarge();
        }
        List<String> names = fields();
        columns = new CsvColumns(names);
        if (columns.arePlies() || columns.areGames()) {
            return null;
        }
        String message =
                "the first row names neither a game and its move nor a list of moves, nor players and a result";
        String excerpt = text.excerpt(0, text.length());
        return new Reject(origin(0, cursor.length()), RejectCode.UNSUPPORTED_DIALECT, 0, message, excerpt);
    }

    private List<String> fields() {
        text.decode(cursor.bytes(), cursor.start(), cursor.end(), cursor.offset());
        int length = text.length();
        while (length > 0 && WhiteSpace.isSpace(text.chars()[length - 1]) && text.chars()[length - 1] != '\t') {
            length--;
        }
        separator = columns == null ? CsvRow.separator(text.chars(), length) : separator;
        return CsvRow.fields(text.chars(), length, separator);
    }

    /** Takes a row; the record that it is or that it makes, or null. */
    private ParsedRecord row() {
        if (cursor.tooLarge()) {
            return tooLarge();
        }
        List<String> row = fields();
        if (columns.areGames()) {
            return game(row);
        }
        if (row.size() <= columns.lastNeeded() || columns.game(row).isEmpty()) {
            String message = "a row of " + row.size() + " fields names no game";
            String excerpt = text.excerpt(0, text.length());
            return new Reject(
                    origin(cursor.offset(), cursor.length()),
                    RejectCode.DAMAGED_RECORD,
                    cursor.offset(),
                    message,
                    excerpt);
        }
        ply(row);
        return null;
    }

    private void ply(List<String> row) {
        String id = columns.game(row);
        PlyGame game = games.get(id);
        if (game == null) {
            game = new PlyGame(columns.fields(row), columns.fen(row), cursor.offset());
            games.put(id, game);
            held += game.grow(text.length());
        }
        game.add(columns.ply(row), columns.move(row), cursor.offset() + cursor.length());
        held += game.grow(PLY_COST + columns.move(row).length());
        firstPly = columns.ply(row) == 0 ? 0 : firstPly;
        while (held > limits.heldCharacters() || games.size() > limits.heldGames()) {
            PlyGame eldest = games.remove(games.keySet().iterator().next());
            held -= eldest.held();
            finished.add(eldest);
        }
    }

    private ParsedRecord game(List<String> row) {
        plies.clear();
        char[] moves = columns.moves(row).toCharArray();
        scanner.read(moves, 0, moves.length);
        HeaderFields header = columns.fields(row).put(HeaderField.TERMINATOR, scanner.terminator());
        Origin origin = origin(cursor.offset(), cursor.length());
        if (plies.size() == 0
                && header.value(HeaderField.RESULT).isEmpty()
                && columns.fen(row).isEmpty()) {
            String message = "the row has neither moves nor a position or result";
            return new Reject(origin, RejectCode.NO_MOVES, cursor.offset(), message, text.excerpt(0, text.length()));
        }
        return new GameRecord(origin, header.toHeader(), columns.fen(row), plies.toMoveList(), 0, "", List.of());
    }

    /** Gives out what is still held, in the order of the first rows; a reject when there was no row. */
    private ParsedRecord end() {
        exhausted = true;
        games.values().stream()
                .sorted(Comparator.comparingLong(PlyGame::firstByte))
                .forEach(finished::add);
        games.clear();
        if (records == 0 && finished.isEmpty()) {
            return new Reject(origin(0, 0), RejectCode.NO_MOVES, 0, "the table has no rows", "");
        }
        return null;
    }

    private Reject tooLarge() {
        String message = "a row of " + cursor.length() + " bytes is larger than the limit of " + limits.rowBytes();
        return new Reject(
                origin(cursor.offset(), cursor.length()), RejectCode.RECORD_TOO_LARGE, cursor.offset(), message, "");
    }

    private Origin origin(long offset, long length) {
        long number = slice.firstRecordNumber() + records++;
        return new Origin(slice.source(), slice.entry(), number, offset, length, CsvFormat.ID, charset);
    }

    @Override
    public void close() throws IOException {
        slice.stream().close();
    }
}
