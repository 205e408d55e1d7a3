package org.qipu.pipeline.table;

import java.util.List;

/** What became of one record; the tables are made from these rows. */
public record RecordRow(
        @Column("The game; null when the record was rejected") @Nullable
        GameRow game,

        @Column("Equal for records with the same moves; null when the record is not to be compared") @Nullable @Distinct
        String movesKey,

        @Column("Findings in the game") List<FindingRow> findings,

        @Column("Loops of the game, per rulebook") List<RepetitionRow> repetitions,

        @Column("The reject; null when the record is a game") @Nullable
        RejectRow reject) {

    /** Staging table of a run; it is not published. */
    public static final Table<RecordRow> TABLE = Table.of("records", "What became of one record", RecordRow.class);

    /** The row of a record, or a source, that was rejected. */
    public static RecordRow of(RejectRow reject) {
        return new RecordRow(null, null, List.of(), List.of(), reject);
    }
}
