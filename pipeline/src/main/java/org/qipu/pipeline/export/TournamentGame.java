package org.qipu.pipeline.export;

import org.apache.spark.sql.Row;
import org.qipu.pipeline.standings.RoundNumber;

/**
 * A game as a tournament report holds it.
 *
 * @param round the round stated, or {@link RoundNumber#NONE}
 * @param date date as closely as known, empty when unknown
 * @param red Red
 * @param black Black
 * @param scoreRed 1, 0.5 or 0
 * @param forfeit whether it was not played
 */
record TournamentGame(
        String gameId, int round, String date, Player red, Player black, double scoreRed, boolean forfeit) {
    /** Columns that a game is made of. */
    static final String[] COLUMNS = {
        "event_id",
        "game_id",
        "round",
        "date",
        "red_id",
        "red_text",
        "red_team",
        "black_id",
        "black_text",
        "black_team",
        "score_red",
        "reason",
        "event_name",
        "site"
    };

    /**
     * A player as one record names it.
     *
     * @param team team as written, empty when none is named
     */
    record Player(String id, String name, String team) {}

    /** The game of a row with {@link #COLUMNS}. */
    static TournamentGame of(Row row) {
        return new TournamentGame(
                row.getAs("game_id"),
                RoundNumber.of(text(row, "round")),
                text(row, "date"),
                player(row, "red"),
                player(row, "black"),
                row.getAs("score_red"),
                row.getAs("reason") != null);
    }

    private static Player player(Row row, String side) {
        return new Player(text(row, side + "_id"), text(row, side + "_text"), text(row, side + "_team"));
    }

    static String text(Row row, String column) {
        String text = row.getAs(column);
        return text == null ? "" : text;
    }
}
