package org.qipu.parsers.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.Sha256;
import org.qipu.parsers.bytes.SourceHead;

/** Survey and reading for a format whose sources hold one record each; a source above a stated limit is a reject. */
public final class SingleRecord {
    /** What a format does with the bytes of its one record. */
    public interface Reader {
        /**
         * The charset of the record's texts.
         *
         * @param bytes the source, or its first bytes when it is larger than the limit
         * @param named the charset as the user names it; a format that prescribes one does not heed it
         */
        CharsetDecision charset(byte[] bytes, Optional<String> named);

        /** Reads a record of at least one byte; never throws on content. */
        ParsedRecord read(Origin origin, byte[] bytes);
    }

    private final String format;
    private final int limit;
    private final Reader reader;

    /**
     * One record a source.
     *
     * @param format id of the format
     * @param limit largest source that is read, in bytes
     * @param reader reads the record
     */
    public SingleRecord(String format, int limit, Reader reader) {
        this.format = format;
        this.limit = limit;
        this.reader = reader;
    }

    /** The survey of a source: one record, one slice. */
    public SourceSurvey survey(InputStream stream, Optional<String> charset) throws IOException {
        Sha256 hash = new Sha256();
        SourceHead head = SourceHead.read(stream, limit, hash);
        return new SourceSurvey(
                head.length(),
                hash.hex(),
                reader.charset(head.bytes(), charset),
                1,
                List.of(new SourceSurvey.Split(0, 0)));
    }

    /** Opens the slice that is the whole source. */
    public RecordIterator open(SourceSlice slice) {
        return new Once(slice);
    }

    private ParsedRecord read(SourceSlice slice) throws IOException {
        SourceHead head = SourceHead.read(slice.stream(), limit, new Sha256());
        Optional<String> named = Optional.of(slice.encoding()).filter(name -> !name.isEmpty());
        String charset = reader.charset(head.bytes(), named).charset();
        Origin origin =
                new Origin(slice.source(), slice.entry(), slice.firstRecordNumber(), 0, head.length(), format, charset);
        if (head.length() == 0) {
            return new Reject(origin, RejectCode.EMPTY_SOURCE, 0, "the source holds no bytes", "");
        }
        if (head.isCut()) {
            String message =
                    "a record of " + head.length() + " bytes is larger than the limit of " + limit + " for one record";
            return new Reject(origin, RejectCode.RECORD_TOO_LARGE, 0, message, "");
        }
        return reader.read(origin, head.bytes());
    }

    private final class Once implements RecordIterator {
        private final SourceSlice slice;
        private boolean done;

        Once(SourceSlice slice) {
            this.slice = slice;
        }

        @Override
        public ParsedRecord next() throws IOException {
            if (done) {
                return null;
            }
            done = true;
            return read(slice);
        }

        @Override
        public void close() throws IOException {
            slice.stream().close();
        }
    }
}
