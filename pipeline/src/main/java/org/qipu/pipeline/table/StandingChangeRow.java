package org.qipu.pipeline.table;

import java.util.List;

/** A player or team whose rank or points in an event are others by the audited results than by the recorded ones. */
public record StandingChangeRow(
        @Column("Event, see events") String eventId,
        @Column("Format, see standings") String format,
        @Column("Player or team, see standings") String playerId,
        @Column("Rank by the recorded results") int rankRecorded,
        @Column("Rank by the audited results") int rankAudited,
        @Column("Points by the recorded results") double pointsRecorded,
        @Column("Points by the audited results") double pointsAudited,

        @Column(
                "Games whose audited results cause it: each moves the player by itself, or without it the player would stand elsewhere; all changed games of the event where no single one does, or where they are many")
        List<String> gameIds) {}
