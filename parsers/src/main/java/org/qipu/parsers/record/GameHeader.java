package org.qipu.parsers.record;

/**
 * What a record says about its game, each field as written and trimmed, empty when the record does not say.
 *
 * @param event the event; in PGN, whose titles name it as a rule, the title when the record names no event
 * @param title the game's title
 * @param site where it was played
 * @param date the date as written
 * @param round the round as written
 * @param red the player of the red pieces
 * @param black the player of the black pieces
 * @param redTeam Red's team
 * @param blackTeam Black's team
 * @param result the result field as written
 * @param terminator the result that closes the move section, as written
 * @param termination how the game ended, as written: a mate, a repetition, a flag
 * @param kind what the format's own field says the record is: 全局, 开局, 中局, 残局 or other words
 */
public record GameHeader(
        String event,
        String title,
        String site,
        String date,
        String round,
        String red,
        String black,
        String redTeam,
        String blackTeam,
        String result,
        String terminator,
        String termination,
        String kind) {}
