package org.qipu.pipeline.stage;

import java.io.IOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Row;
import org.apache.spark.util.TaskCompletionListener;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.audit.RecordAudit;
import org.qipu.pipeline.input.SourceBytes;
import org.qipu.pipeline.input.SourceFormats;
import org.qipu.pipeline.input.UnreadableSource;
import org.qipu.pipeline.stage.SurveyedSource.Slice;
import org.qipu.pipeline.table.RecordRow;

/** The rows of a task's slices, one record at a time: memory does not grow with the slices. */
final class RecordRows implements Iterator<Row> {
    private final Iterator<List<Slice>> packs;
    private final Configuration configuration;
    private final SourceFormats formats;
    private final RecordAudit audit;
    private Iterator<Slice> slices = Collections.emptyIterator();
    private Slice current;
    private RecordIterator records;
    private ParsedRecord next;

    RecordRows(Iterator<List<Slice>> packs, AuditOptions options, Configuration configuration) {
        this.packs = packs;
        this.configuration = configuration;
        this.formats = new SourceFormats(options.formats());
        this.audit = new RecordAudit(options.policy());
        TaskContext task = TaskContext.get();
        if (task != null) {
            task.addTaskCompletionListener((TaskCompletionListener) ended -> close());
        }
    }

    @Override
    public boolean hasNext() {
        try {
            while (next == null && (records != null || open())) {
                next = records.next();
                if (next == null) {
                    close();
                }
            }
        } catch (IOException e) {
            throw new UnreadableSource(current.file(), e);
        }
        return next != null;
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        ParsedRecord record = next;
        next = null;
        return RecordRow.TABLE.toRow(audit.apply(record));
    }

    private boolean open() throws IOException {
        while (!slices.hasNext()) {
            if (!packs.hasNext()) {
                return false;
            }
            slices = packs.next().iterator();
        }
        Slice slice = slices.next();
        current = slice;
        records = formats.byId(slice.format())
                .open(new SourceSlice(
                        slice.file().source(),
                        "",
                        SourceBytes.open(slice.file(), slice.firstByte(), configuration),
                        slice.firstByte(),
                        slice.endByte(),
                        slice.firstRecord(),
                        slice.encoding()));
        return true;
    }

    private void close() {
        if (records != null) {
            try {
                records.close();
            } catch (IOException e) {
                throw new UnreadableSource(current.file(), e);
            } finally {
                records = null;
            }
        }
    }
}
