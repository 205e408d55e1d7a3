package org.qipu.pipeline.table;

/** An event of three games and three players or more, as standings see it. */
public record EventFormatRow(
        @Column("Event, see events") String eventId,

        @Column("Format, see standings; null when the event has no standings") @Nullable
        String format,

        @Column(
                "Why it has no standings: knock-out, not-recognised (who met whom fits no format), too-many-games, or spans-years (games of three calendar years or more under one name); null when it has")
        @Nullable
        String reason,

        @Column("Games that count: of two known players, no odds, repeating no other")
        long games,

        @Column("Games among them for which the audit speaks for another result")
        long changedGames,

        @Column("Whether every game is there with its recorded result, see standings")
        boolean complete) {}
