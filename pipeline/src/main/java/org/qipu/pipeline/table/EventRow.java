package org.qipu.pipeline.table;

/** An event, over the games that repeat no other; openings, studies and the like do not count. */
public record EventRow(
        @Column("Identity of the event, made by rule from its name and year, see IDENTITY.md")
        String eventId,

        @Column("The most frequent spelling of the name, without round, board, players, opening and result")
        String name,

        @Column("Year of the event; null when it is not known") @Nullable
        Integer year,

        @Column("Number of spellings of the name") long spellings,

        @Column("Earliest date known, as precise as known") @Nullable
        String firstDate,

        @Column("Latest date known, as precise as known") @Nullable
        String lastDate,

        @Column("Games") long games,
        @Column("Players known by name") long players,
        @Column("Games that Red won") long redWins,
        @Column("Games that Black won") long blackWins,
        @Column("Games drawn") long draws,
        @Column("Games without a known result") long unknown,
        @Column("Mean number of plies of a game") double meanPlies,

        @Column("Rulebook in force for the event; null when its games fall under several") @Nullable
        String rulebook,

        @Column("Findings in the event's games, per kind") FindingCounts findings) {}
