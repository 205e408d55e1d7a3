package org.qipu.pipeline.standings;

import java.util.Map;

/**
 * The place of a player or team.
 *
 * @param rank from 1; those who cannot be told apart share one, and the next ranks stay free
 * @param entrant the player or team
 * @param played encounters with a known result; games of all its players for {@link Format#MEMBERS_TOTAL}
 * @param points points, in units of {@link Points#UNIT}
 * @param values value of each criterion of the format that is known; {@link Criterion#DIRECT} only where it was asked
 */
public record Standing(int rank, String entrant, int played, long points, Map<Criterion, Long> values) {}
