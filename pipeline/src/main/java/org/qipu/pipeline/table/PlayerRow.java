package org.qipu.pipeline.table;

import java.util.List;

/** A player, over the games that repeat no other; openings, studies and the like do not count. */
public record PlayerRow(
        @Column(
                "Identity of the player, made by rule from the name and by the table of aliases; of players who consult each other, all ids with a slash between")
        String playerId,

        @Column("The most frequent name that has the id by rule, without team and title")
        String name,

        @Column("The other texts that records have for the player, with teams and titles, sorted")
        List<String> aliases,

        @Column("Games") long games,
        @Column("Games won") long wins,
        @Column("Games drawn") long draws,
        @Column("Games lost") long losses,
        @Column("Games with the red pieces") long redGames,
        @Column("Games won with the red pieces") long redWins,
        @Column("Games drawn with the red pieces") long redDraws,
        @Column("Games lost with the red pieces") long redLosses,
        @Column("Games with the black pieces") long blackGames,
        @Column("Games won with the black pieces") long blackWins,
        @Column("Games drawn with the black pieces") long blackDraws,
        @Column("Games lost with the black pieces") long blackLosses,

        @Column("Earliest date known, as precise as known") @Nullable
        String firstDate,

        @Column("Latest date known, as precise as known") @Nullable
        String lastDate,

        @Column("Findings in the player's games, per kind") FindingCounts findings) {}
