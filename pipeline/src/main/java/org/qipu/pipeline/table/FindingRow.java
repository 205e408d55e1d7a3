package org.qipu.pipeline.table;

/** One thing to look at in a game. */
public record FindingRow(
        @Column("Game, see games") @Distinct String gameId,

        @Column("Rulebook that the finding rests on; null when no rulebook matters") @Nullable
        String rulebook,

        @Column("Kind of finding") String kind,

        @Column("How much it matters: info, warning or error")
        String severity,

        @Column("Side concerned: red or black; null when both or neither") @Nullable
        String side,

        @Column("First ply concerned, from 0; null when the finding is about the record as a whole") @Nullable
        Integer firstPly,

        @Column("Last ply concerned, from 0; null when the finding is about the record as a whole") @Nullable
        Integer lastPly,

        @Column("Article of the rules; null when no article matters") @Nullable
        String article,

        @Column("How well the article is sourced: primary, secondary or unverified; null without an article") @Nullable
        String confidence,

        @Column("Recorded result: 1-0, 0-1, 1/2-1/2 or *") String recordedResult,

        @Column("Result that the finding speaks for; null when it speaks for none. It never replaces the record's")
        @Nullable
        String auditedResult,

        @Column("Position before the first ply concerned, as FEN") @Nullable
        String fen,

        @Column("What was found, in English") String messageEn,
        @Column("What was found, in Chinese") String messageZh) {}
