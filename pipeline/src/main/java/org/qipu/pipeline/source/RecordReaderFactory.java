package org.qipu.pipeline.source;

import java.util.List;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.util.SerializableConfiguration;
import org.qipu.pipeline.input.SourceFormats;

/**
 * Opens the partitions of a scan where their tasks run.
 *
 * @param rows what is made of the records
 * @param formats ids of the record formats to read, empty for all
 * @param hadoop how files are opened
 */
record RecordReaderFactory(RecordRows.Factory rows, List<String> formats, Broadcast<SerializableConfiguration> hadoop)
        implements PartitionReaderFactory {
    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
        return new RecordReader(
                (RecordPartition) partition,
                new SourceFormats(formats),
                rows.open(),
                hadoop.value().value());
    }
}
