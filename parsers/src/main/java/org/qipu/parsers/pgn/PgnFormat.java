package org.qipu.parsers.pgn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Optional;
import org.qipu.parsers.bytes.ByteSample;
import org.qipu.parsers.bytes.CharsetDetector;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/**
 * PGN and the many texts that call themselves so: tags in brackets, then the moves in any notation, then a result. The
 * package description tells what is taken for a record and what is forgiven.
 */
public final class PgnFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "pgn";

    /** Largest record that is read, unless another limit is given: 16 MiB. */
    public static final int RECORD_LIMIT = 16 << 20;

    private static final int SNIFFED = 256 * 1024;

    private final int recordLimit;

    /** PGN with the usual limit for one record. */
    public PgnFormat() {
        this(RECORD_LIMIT);
    }

    /** PGN with a limit for one record in bytes, 1 to 1 GiB; memory of an open slice is bounded by a few times of it. */
    public PgnFormat(int recordLimit) {
        if (recordLimit < 1 || recordLimit > 1 << 30) {
            throw new IllegalArgumentException("record limit out of range: " + recordLimit);
        }
        this.recordLimit = recordLimit;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "PGN with Chinese, WXF, ICCS, UCI or algebraic moves, in any usual charset";
    }

    @Override
    public SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        return PgnSurvey.of(stream, splitBytes, charset);
    }

    @Override
    public int probe(String name, byte[] head) {
        return PgnProbe.probe(name, head);
    }

    /**
     * Opens a slice. Where the slice names no encoding, it is decided from the slice's first 256 KiB: right for a whole
     * source, while parts of one have to name the decision for the whole.
     */
    @Override
    public RecordIterator open(SourceSlice slice) {
        return slice.encoding().isEmpty() ? new Undecided(slice) : iterator(slice, slice.encoding(), slice.stream());
    }

    private PgnIterator iterator(SourceSlice slice, String charset, InputStream stream) {
        RecordCursor cursor = new RecordCursor(stream, slice.firstByte(), slice.endByte(), charset, recordLimit);
        return new PgnIterator(slice, charset, cursor);
    }

    /** Reads the head when the first record is asked for, since opening does no reading. */
    private final class Undecided implements RecordIterator {
        private final SourceSlice slice;
        private PgnIterator decided;

        Undecided(SourceSlice slice) {
            this.slice = slice;
        }

        @Override
        public ParsedRecord next() throws IOException {
            if (decided == null) {
                byte[] head = slice.stream().readNBytes(SNIFFED);
                String charset = CharsetDetector.decide(ByteSample.of(head)).charset();
                InputStream all = new SequenceInputStream(new ByteArrayInputStream(head), slice.stream());
                decided = iterator(slice, charset, all);
            }
            return decided.next();
        }

        @Override
        public void close() throws IOException {
            slice.stream().close();
        }
    }
}
