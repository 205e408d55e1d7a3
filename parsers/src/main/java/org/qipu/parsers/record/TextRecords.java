package org.qipu.parsers.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Optional;
import java.util.function.Supplier;
import org.qipu.parsers.bytes.Borders;
import org.qipu.parsers.bytes.ByteSample;
import org.qipu.parsers.bytes.CharsetDetector;
import org.qipu.parsers.bytes.RecordCursor;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.bytes.TextDecoder;

/**
 * Survey and reading for a text format whose records lie one behind the other; the whole source is covered. A record above
 * a stated limit is a reject, and memory is bounded by a few times that limit.
 */
public final class TextRecords {
    private static final int SNIFFED = 256 * 1024;

    /** Makes the borders of a source. */
    public interface BordersFactory {
        /**
         * Borders from a record's first byte on.
         *
         * @param charset charset of the source; only the width of its units counts
         * @param position offset of that byte
         */
        Borders at(String charset, long position);
    }

    /** What a format does with the text of a record. Not for use by several threads at once. */
    public interface Reader {
        /** Reads a record of at least one byte; never throws on content. */
        ParsedRecord read(Origin origin, RecordText text);
    }

    private final String format;
    private final int limit;
    private final BordersFactory borders;
    private final Supplier<Reader> readers;

    /**
     * Records between borders.
     *
     * @param format id of the format
     * @param limit largest record that is read, in bytes
     * @param borders tell where records begin
     * @param readers make a reader for each slice
     */
    public TextRecords(String format, int limit, BordersFactory borders, Supplier<Reader> readers) {
        this.format = format;
        this.limit = limit;
        this.borders = borders;
        this.readers = readers;
    }

    /** The survey of a source. */
    public SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        return BorderSurvey.of(stream, splitBytes, charset, units -> borders.at(units, 0));
    }

    /** Opens a slice; where it names no encoding, that is decided from its first 256 KiB. */
    public RecordIterator open(SourceSlice slice) {
        return new Iterator(slice);
    }

    /** Does no reading before the first record is asked for. */
    private final class Iterator implements RecordIterator {
        private final SourceSlice slice;
        private final Reader reader = readers.get();
        private String charset;
        private RecordCursor cursor;
        private RecordText text;
        private long recordNumber;

        Iterator(SourceSlice slice) {
            this.slice = slice;
            charset = slice.encoding();
            recordNumber = slice.firstRecordNumber();
        }

        @Override
        public ParsedRecord next() throws IOException {
            if (cursor == null) {
                begin();
            }
            if (!cursor.advance()) {
                return null;
            }
            Origin origin = new Origin(
                    slice.source(), slice.entry(), recordNumber++, cursor.offset(), cursor.length(), format, charset);
            if (cursor.tooLarge()) {
                String message = "a record of " + cursor.length() + " bytes is larger than the limit of " + limit
                        + " for one record";
                return new Reject(origin, RejectCode.RECORD_TOO_LARGE, cursor.offset(), message, "");
            }
            if (cursor.length() == 0) {
                return new Reject(origin, RejectCode.EMPTY_SOURCE, 0, "the source holds no bytes", "");
            }
            text.decode(cursor.bytes(), cursor.start(), cursor.end(), cursor.offset());
            return reader.read(origin, text);
        }

        private void begin() throws IOException {
            InputStream stream = slice.stream();
            if (charset.isEmpty()) {
                byte[] head = stream.readNBytes(SNIFFED);
                charset = CharsetDetector.decide(ByteSample.of(head)).charset();
                stream = new SequenceInputStream(new ByteArrayInputStream(head), stream);
            }
            text = new RecordText(TextDecoder.of(charset));
            cursor = new RecordCursor(stream, slice.endByte(), borders.at(charset, slice.firstByte()), limit);
        }

        @Override
        public void close() throws IOException {
            slice.stream().close();
        }
    }
}
