package org.qipu.pipeline.source;

/** What becomes of a record, or a source, that is rejected. */
enum OnError {
    /** A row whose columns of the reject are filled. */
    REJECT,
    /** No row. */
    SKIP,
    /** The query fails. */
    FAIL
}
