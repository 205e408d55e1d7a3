package org.qipu.pipeline.table;

import java.util.List;

/** What a game has to do with other records of the same game; games that have none have no row. */
public record LinkRow(
        @Column("Game, see games") @Distinct String gameId,

        @Column("The game that stands for this one; null when it stands for others") @Nullable
        String duplicateOf,

        @Column("How it repeats the game that stands for it: same, prefix or near; null when it stands for others")
        @Nullable
        String duplicateKind,

        @Column("Results that differ among the records that this one stands for")
        List<FindingRow> findings) {

    /** Staging table of a run; it is not published. */
    public static final Table<LinkRow> TABLE = Table.of("links", "Records of the same game", LinkRow.class);
}
