package org.qipu.pipeline.source;

import java.io.Serializable;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.StructType;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.pipeline.table.RejectRow;

/** What a scan makes of the records that it reads: one row a record, or none. Not for use by several threads at once. */
public interface RecordRows {
    /**
     * The row of a record; {@code null} when it gives none.
     *
     * @param sole whether the record is the only one of its file, whose name then speaks of it
     */
    InternalRow of(ParsedRecord record, boolean sole);

    /** The row of a source that is rejected as a whole; {@code null} when it gives none. */
    InternalRow of(RejectRow source);

    /** Number of games replayed so far. */
    long replayed();

    /** Makes the rows of a task; sent to the executors. */
    interface Factory extends Serializable {
        /** Columns of the rows. */
        StructType schema();

        /** The rows of one task. */
        RecordRows open();
    }
}
