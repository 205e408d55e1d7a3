package org.qipu.pipeline.table;

import java.util.List;

/** A player, over the games that repeat no other; openings, studies and the like do not count. */
public record PlayerRow(
        @Column("Identity of the player, made by rule from the name")
        String playerId,

        @Column("The most frequent spelling of the name") String name,
        @Column("The other spellings, sorted") List<String> aliases,
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
