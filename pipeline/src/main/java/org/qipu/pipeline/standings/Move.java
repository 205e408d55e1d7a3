package org.qipu.pipeline.standings;

import java.util.List;

/**
 * A player or team whose rank or points the audit changes.
 *
 * @param format the format of the standings, {@link Format#MEMBERS_TOTAL} for teams by their players
 * @param recorded the standing by the recorded results
 * @param audited the standing by the audited ones
 * @param gameIds the games whose audited results bring it about, in order of their ids
 */
public record Move(Format format, Standing recorded, Standing audited, List<String> gameIds) {}
