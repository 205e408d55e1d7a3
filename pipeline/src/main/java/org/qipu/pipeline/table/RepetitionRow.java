package org.qipu.pipeline.table;

import java.util.List;

/** A loop of a game as one rulebook judges it. */
public record RepetitionRow(
        @Column("Game, see games") @Distinct String gameId,

        @Column("Rulebook that judges, see the rulebooks command")
        String rulebook,

        @Column("Whether this is the rulebook in force for the game, by option, event or date")
        boolean inForce,

        @Column("Ply with which the first run of the loop begins, from 0")
        int firstPly,

        @Column("Length of one run in plies") int cyclePlies,

        @Column(
                "How often the position before the first ply has occurred, with the same side to move; 3 or more, or 1 when a side attacks for many rounds without a loop")
        int occurrences,

        @Column("Position before the first ply, as FEN") String fen,

        @Column("What Red's moves amount to: perpetual-check, perpetual-kill, perpetual-chase, check-and-kill,"
                + " check-and-chase, kill-and-chase, check-kill-and-chase, chases-in-turn or idle")
        String redConduct,

        @Column("What Black's moves amount to, likewise") String blackConduct,

        @Column("What Red's moves of one run are called, in order: check, kill, chase, joint-chase, exchange,"
                + " sacrifice, block, follow or idle")
        List<String> redClasses,

        @Column("What Black's moves of one run are called, in order")
        List<String> blackClasses,

        @Column("What the rulebook says if the loop simply goes on: red-loses, black-loses, draw, or undecided when a"
                + " search met its bound")
        String ruling,

        @Column(
                "Why, in a word: the losing side's conduct, both-allowed, both-attack, both-perpetual-check or search-bound")
        String reason,

        @Column("Side that must change: red or black; null when neither must") @Nullable
        String obligedSide,

        @Column("Whether that side left the loop in time; null when neither had to") @Nullable
        Boolean heeded,

        @Column(
                "What came of it in the game: draw-claimable, left-in-time, carried-on, stopped-in-loop, lost or undecided")
        String standing,

        @Column("Article of the ruling") String article,

        @Column("How well the weakest article behind the ruling is sourced: primary, secondary or unverified")
        String confidence,

        @Column("The moves of the last run") List<Move> moves) {

    /** A move of the loop. */
    public record Move(
            @Column("Ply in the game, from 0") int ply,

            @Column("The move, ICCS with ranks from 0, lower case")
            String move,

            @Column("The move in Chinese notation") String notation,

            @Column("What the move is called") String class_,
            @Column("Article that calls it so") String article,
            @Column("What it threatens") List<Threatened> threats) {}

    /** A piece that a move threatens to win. */
    public record Threatened(
            @Column("Squares of the attackers") List<String> by,
            @Column("Square of the piece") String target,

            @Column("How it would be won: direct, checks or exchange")
            String how,

            @Column("How it is protected: none, false, short or true")
            String root) {}
}
