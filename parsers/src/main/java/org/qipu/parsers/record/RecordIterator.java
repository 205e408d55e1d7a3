package org.qipu.parsers.record;

import java.io.Closeable;
import java.io.IOException;

/** Streams the records of a slice in their order. */
public interface RecordIterator extends Closeable {
    /**
     * The next record, or {@code null} after the last.
     *
     * @throws IOException when the source cannot be read on
     */
    ParsedRecord next() throws IOException;
}
