package org.qipu.pipeline.table;

/** A game as an input of a rating by its recorded or its audited result, or the reason why it is none. */
public record RatingInputRow(
        @Column("Game, see games") @Distinct String gameId,

        @Column("Event, see events; null when the record names none") @Nullable
        String eventId,

        @Column("Date as precisely as known") @Nullable String date,
        @Column("Round as written") String round,

        @Column("Red's player, see players; null when unknown") @Nullable
        String redId,

        @Column("Black's player, see players; null when unknown") @Nullable
        String blackId,

        @Column("Red's score: 1, 0.5 or 0; null when the result is unknown") @Nullable
        Double scoreRed,

        @Column(
                "What the score rests on: recorded, or where the result stands when it is not: title or file-name; audited in a second row of the game, where the audit speaks for another result")
        String basis,

        @Column("Whether the game is fit for rating") boolean rated,

        @Column(
                "Why the game is not fit for rating, the first that applies: duplicate; for what is no game its kind; unknown-player, same-player, consultation, forfeit, unknown-result, handicap, set-up-position, no-moves, illegal-record, blindfold, computer; null when it is")
        @Nullable
        String reason) {}
