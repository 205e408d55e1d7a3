package org.qipu.pipeline.source;

import java.io.IOException;
import java.util.Iterator;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SoleRecords;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.pipeline.input.InputFile;
import org.qipu.pipeline.input.SourceBytes;
import org.qipu.pipeline.input.SourceFormats;
import org.qipu.pipeline.input.UnreadableSource;
import org.qipu.pipeline.source.SurveyedSource.Slice;
import org.qipu.pipeline.table.RejectRow;

/** The rows of a task, one record at a time: memory does not grow with the slices. */
final class RecordReader implements PartitionReader<InternalRow> {
    private final Iterator<RejectRow> rejects;
    private final Iterator<Slice> slices;
    private final Configuration configuration;
    private final SourceFormats formats;
    private final RecordRows rows;
    private InputFile file;
    private SoleRecords records;
    private InternalRow row;

    RecordReader(RecordPartition partition, SourceFormats formats, RecordRows rows, Configuration configuration) {
        this.rejects = partition.rejects().iterator();
        this.slices = partition.slices().iterator();
        this.configuration = configuration;
        this.formats = formats;
        this.rows = rows;
    }

    @Override
    public boolean next() {
        row = null;
        while (row == null && rejects.hasNext()) {
            row = rows.of(rejects.next());
        }
        try {
            while (row == null && (records != null || open())) {
                ParsedRecord record = records.next();
                if (record == null) {
                    close();
                } else {
                    row = rows.of(record, records.isSole());
                }
            }
        } catch (IOException e) {
            throw new UnreadableSource(file, e);
        }
        return row != null;
    }

    @Override
    public InternalRow get() {
        return row;
    }

    @Override
    public CustomTaskMetric[] currentMetricsValues() {
        return new CustomTaskMetric[] {ReplayedGames.of(rows.replayed())};
    }

    private boolean open() throws IOException {
        if (!slices.hasNext()) {
            return false;
        }
        Slice slice = slices.next();
        file = slice.file();
        boolean whole = slice.firstByte() == 0 && slice.endByte() >= file.bytes();
        RecordIterator all = formats.byId(slice.format())
                .open(new SourceSlice(
                        file.source(),
                        "",
                        SourceBytes.open(file, slice.firstByte(), configuration),
                        slice.firstByte(),
                        slice.endByte(),
                        slice.firstRecord(),
                        slice.encoding()));
        records = new SoleRecords(all, whole);
        return true;
    }

    @Override
    public void close() {
        if (records != null) {
            try {
                records.close();
            } catch (IOException e) {
                throw new UnreadableSource(file, e);
            } finally {
                records = null;
            }
        }
    }
}
