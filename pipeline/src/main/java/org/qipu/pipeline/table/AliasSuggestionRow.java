package org.qipu.pipeline.table;

/** Two ids that are likely one player. Nothing is merged by it: a user who agrees states it in a table of aliases. */
public record AliasSuggestionRow(
        @Column("The one with more games, see players; what a table of aliases would call the player")
        String playerIdA,

        @Column("The one with fewer games, see players; what a table of aliases would call the alias")
        String playerIdB,

        @Column("Name of the one with more games") String nameA,
        @Column("Name of the one with fewer games") String nameB,
        @Column("Games of the one with more games") long gamesA,
        @Column("Games of the one with fewer games") long gamesB,

        @Column("How likely they are one, from 0.5 to 1; a weight of the evidence, no probability")
        double score,

        @Column(
                "In what the names are alike: same-sound-character, near-sound-character, other-character, same-sound-name, swapped, contained, romanised, word-order or one-letter")
        String likeness,

        @Column("The evidence in English") String evidenceEn,
        @Column("The evidence in Chinese") String evidenceZh) {}
