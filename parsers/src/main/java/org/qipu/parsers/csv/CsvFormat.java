package org.qipu.parsers.csv;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.bytes.ByteSample;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.CharsetDetector;
import org.qipu.parsers.bytes.HashedStream;
import org.qipu.parsers.bytes.TextHead;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/** Tables with one row a ply or one row a game. */
public final class CsvFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "csv";

    private static final int CERTAIN = 90;
    private static final int NAME_ONLY = 20;
    private static final int LONGEST_NAMES = 8192;
    private static final int SNIFFED = 256 * 1024;

    /**
     * What reading may keep in memory.
     *
     * @param rowBytes largest row, in bytes
     * @param heldGames most games whose rows are collected at a time
     * @param heldCharacters most characters that are held at a time, a ply counted as 16 more than its text
     */
    record Limits(int rowBytes, int heldGames, long heldCharacters) {
        /** A row of 1 MiB, 50,000 games, 32 million characters: some 150 MiB at the worst. */
        static final Limits USUAL = new Limits(1 << 20, 50_000, 32_000_000);
    }

    private final Limits limits;

    /** Tables under the usual limits. */
    public CsvFormat() {
        this(Limits.USUAL);
    }

    CsvFormat(Limits limits) {
        this.limits = limits;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "CSV tables with one row a ply (game id, move) or one row a game";
    }

    @Override
    public int probe(String name, byte[] head) {
        boolean named = name.toLowerCase(Locale.ROOT).endsWith(".csv");
        TextHead text = TextHead.of(head);
        if (text.isBinary()) {
            return 0;
        }
        char[] line = firstLine(text.trimmed());
        CsvColumns columns = new CsvColumns(CsvRow.fields(line, line.length, CsvRow.separator(line, line.length)));
        return columns.arePlies() || columns.areGames() ? CERTAIN : named ? NAME_ONLY : 0;
    }

    private static char[] firstLine(String text) {
        int end = 0;
        while (end < Math.min(text.length(), LONGEST_NAMES) && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return text.substring(0, end).toCharArray();
    }

    /** Rows of a game may stand anywhere, so a table is one slice, and its games are counted by reading it. */
    @Override
    public SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        byte[] head = stream.readNBytes(SNIFFED);
        CharsetDecision decision = charset.map(name -> CharsetDetector.override(name, head))
                .orElseGet(() -> CharsetDetector.decide(ByteSample.of(head)));
        HashedStream hashed = new HashedStream(new SequenceInputStream(new ByteArrayInputStream(head), stream));
        SourceSlice whole = new SourceSlice("", "", hashed, 0, Long.MAX_VALUE, 0, decision.charset());
        RecordIterator records = open(whole);
        long count = 0;
        while (records.next() != null) {
            count++;
        }
        hashed.drain();
        return new SourceSurvey(hashed.count(), hashed.hex(), decision, count, List.of(new SourceSurvey.Split(0, 0)));
    }

    @Override
    public RecordIterator open(SourceSlice slice) {
        return new CsvIterator(slice, limits);
    }
}
