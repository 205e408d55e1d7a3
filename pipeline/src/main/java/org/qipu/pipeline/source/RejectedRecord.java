package org.qipu.pipeline.source;

import org.qipu.pipeline.table.ArchiveRow;

/** A record, or a source, was rejected, and the query was to fail then. */
public final class RejectedRecord extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The row that the reject would have been. */
    RejectedRecord(ArchiveRow row) {
        super(row.source() + (row.entry().isEmpty() ? "" : "!/" + row.entry()) + ", record " + row.recordNo()
                + ", byte " + row.defectOffset() + ": " + row.code() + ": " + row.message());
    }
}
