package org.qipu.pipeline.stage;

import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.StructType;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.pipeline.audit.RecordAudit;
import org.qipu.pipeline.identity.EventTable;
import org.qipu.pipeline.player.Aliases;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.source.RecordRows;
import org.qipu.pipeline.table.InternalRows;
import org.qipu.pipeline.table.RecordRow;
import org.qipu.pipeline.table.RejectRow;

/** Rows of {@link RecordRow#TABLE}: every record replayed and checked. */
final class AuditedRecords implements RecordRows {
    private final InternalRows<RecordRow> rows = RecordRow.TABLE.internalRows();
    private final RecordAudit audit;
    private long replayed;

    private AuditedRecords(Policy policy, Aliases aliases, EventTable events) {
        audit = new RecordAudit(policy, aliases, events);
    }

    @Override
    public InternalRow of(ParsedRecord record, boolean sole) {
        replayed += record instanceof GameRecord ? 1 : 0;
        return rows.of(audit.apply(record, sole));
    }

    @Override
    public InternalRow of(RejectRow source) {
        return rows.of(RecordRow.of(source));
    }

    @Override
    public long replayed() {
        return replayed;
    }

    /**
     * Makes the rows of a task.
     *
     * @param policy which rules are in force for which game
     * @param aliases which names mean another player
     * @param events what the user knows of the titles of events
     */
    record Factory(Policy policy, Aliases aliases, EventTable events) implements RecordRows.Factory {
        /** As it is stored, so that nothing has to be cast before it is written. */
        @Override
        public StructType schema() {
            return RecordRow.TABLE.storedSchema();
        }

        @Override
        public RecordRows open() {
            return new AuditedRecords(policy, aliases, events);
        }
    }
}
