package org.qipu.parsers.record;

import java.io.Closeable;
import java.io.IOException;

/** Records one after the other, and whether each is the only one of its file, so that the file's name may speak of it. */
public final class SoleRecords implements Closeable {
    private final RecordIterator records;
    private final boolean whole;
    private ParsedRecord ahead;
    private boolean begun;
    private boolean sole;

    /**
     * Reads one record ahead.
     *
     * @param records records of a source, closed with this
     * @param whole whether these are all records of the source
     */
    public SoleRecords(RecordIterator records, boolean whole) {
        this.records = records;
        this.whole = whole;
    }

    /** The next record, or null after the last. */
    public ParsedRecord next() throws IOException {
        ParsedRecord record = begun ? ahead : records.next();
        begun = true;
        ahead = record == null ? null : records.next();
        sole = record != null
                && whole
                && record.origin().recordNumber() == 0
                && (ahead == null || !isOfSameFile(record, ahead));
        return record;
    }

    /** Whether the record given last is the only one of its source, or of its entry in a container. */
    public boolean isSole() {
        return sole;
    }

    private static boolean isOfSameFile(ParsedRecord one, ParsedRecord other) {
        return one.origin().entry().equals(other.origin().entry());
    }

    @Override
    public void close() throws IOException {
        records.close();
    }
}
