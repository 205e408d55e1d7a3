package org.qipu.pipeline.audit;

/**
 * The event of a game, told from its round, its board and its players.
 *
 * @param id the same for all spellings of an event that are known to be one; empty when no event is named
 * @param name the event as written, without what is glued to it; empty likewise
 * @param year the year of the event; 0 when it is not known
 * @param stage preliminary, final, play-off or the like, as written; empty when none is named
 * @param board number of the board in a match of teams, from 1; 0 when none is named
 */
public record KnownEvent(String id, String name, int year, String stage, int board) {}
