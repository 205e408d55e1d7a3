package org.qipu.pipeline.source;

import java.util.List;
import org.apache.spark.sql.connector.read.InputPartition;
import org.qipu.pipeline.source.SurveyedSource.Slice;
import org.qipu.pipeline.table.RejectRow;

/**
 * What one task reads.
 *
 * @param slices runs of whole records
 * @param rejects sources that the survey rejected as a whole
 */
record RecordPartition(List<Slice> slices, List<RejectRow> rejects) implements InputPartition {
    RecordPartition {
        slices = List.copyOf(slices);
        rejects = List.copyOf(rejects);
    }
}
