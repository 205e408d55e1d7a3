package org.qipu.parsers.cbr;

import java.io.IOException;
import org.qipu.parsers.bytes.RecordCursor;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SourceSlice;

/** Streams the records of a library. */
final class CblIterator implements RecordIterator {
    private final SourceSlice slice;
    private final RecordCursor cursor;
    private CblIndex index;
    private long records;

    CblIterator(SourceSlice slice) {
        this.slice = slice;
        cursor = new RecordCursor(slice.stream(), slice.endByte(), new CblBorders(), CbrFormat.RECORD_LIMIT);
    }

    @Override
    public ParsedRecord next() throws IOException {
        if (index == null) {
            cursor.advance();
            index = cursor.tooLarge()
                    ? CblIndex.read(cursor.bytes(), 0, 0)
                    : CblIndex.read(cursor.bytes(), cursor.start(), cursor.end());
            boolean library = !cursor.tooLarge() && CblFormat.begins(cursor.bytes(), cursor.start(), cursor.end());
            Origin head = origin();
            if (!cursor.advance()) {
                return withoutRecords(head, library);
            }
        } else if (records == 0 || !cursor.advance()) {
            return null;
        }
        records++;
        return record(origin());
    }

    private Origin origin() {
        return new Origin(
                slice.source(),
                slice.entry(),
                slice.firstRecordNumber() + Math.max(0, records - 1),
                cursor.offset(),
                cursor.length(),
                CblFormat.ID,
                CbrRecord.CHARSET);
    }

    private static Reject withoutRecords(Origin origin, boolean library) {
        if (origin.byteLength() == 0) {
            return new Reject(origin, RejectCode.EMPTY_SOURCE, 0, "the source holds no bytes", "");
        }
        String message = library ? "the library holds no record" : "the source does not begin as a CCBridge library";
        return new Reject(origin, library ? RejectCode.NO_MOVES : RejectCode.DAMAGED_RECORD, 0, message, "");
    }

    private ParsedRecord record(Origin origin) {
        if (cursor.tooLarge()) {
            String message = "a record of " + origin.byteLength() + " bytes is larger than the limit for one record";
            return new Reject(origin, RejectCode.RECORD_TOO_LARGE, origin.byteOffset(), message, "");
        }
        if (index.deleted(cursor.bytes(), cursor.start(), cursor.end())) {
            String message = "the library's index says that the record was deleted";
            return new Reject(origin, RejectCode.DELETED_RECORD, origin.byteOffset(), message, "");
        }
        return CbrRecord.inLibrary(origin, cursor.bytes(), cursor.start(), cursor.end());
    }

    @Override
    public void close() throws IOException {
        cursor.close();
    }
}
