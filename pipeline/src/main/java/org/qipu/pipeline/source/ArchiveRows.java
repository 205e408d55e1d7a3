package org.qipu.pipeline.source;

import java.util.List;
import java.util.Set;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.pipeline.table.ArchiveRow;
import org.qipu.pipeline.table.InternalRows;
import org.qipu.pipeline.table.RejectRow;

/** Rows of {@link ArchiveRow#TABLE} with the columns that a query asks for. */
final class ArchiveRows implements RecordRows {
    private final ArchiveCells cells;
    private final InternalRows<ArchiveRow> rows;
    private final OnError onError;

    private ArchiveRows(List<String> columns, OnError onError) {
        this.cells = new ArchiveCells(Set.copyOf(columns));
        this.rows = ArchiveRow.TABLE.internalRows(columns);
        this.onError = onError;
    }

    @Override
    public InternalRow of(ParsedRecord record, boolean sole) {
        return record instanceof GameRecord game
                ? rows.of(cells.game(game, sole))
                : rejected(cells.reject((Reject) record));
    }

    @Override
    public InternalRow of(RejectRow source) {
        Origin origin = new Origin(
                source.source(),
                source.entry(),
                source.recordNo(),
                0,
                source.byteLength(),
                source.format(),
                source.encoding());
        return rejected(cells.reject(origin, source));
    }

    @Override
    public long replayed() {
        return cells.replayed();
    }

    private InternalRow rejected(ArchiveRow row) {
        return switch (onError) {
            case REJECT -> rows.of(row);
            case SKIP -> null;
            case FAIL -> throw new RejectedRecord(row);
        };
    }

    /**
     * Makes the rows of a task.
     *
     * @param columns names of the columns, in the order of the rows
     * @param onError what becomes of rejects
     */
    record Factory(List<String> columns, OnError onError) implements RecordRows.Factory {
        @Override
        public StructType schema() {
            StructType all = ArchiveRow.TABLE.schema();
            return new StructType(columns.stream().map(name -> all.apply(name)).toArray(StructField[]::new));
        }

        @Override
        public RecordRows open() {
            return new ArchiveRows(columns, onError);
        }
    }
}
