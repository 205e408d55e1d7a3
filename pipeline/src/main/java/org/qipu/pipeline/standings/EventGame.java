package org.qipu.pipeline.standings;

import org.qipu.parsers.record.GameResult;

/**
 * A game as standings see it.
 *
 * @param gameId the game
 * @param round the round it was played in, from 1; 0 when not known
 * @param red Red's player
 * @param black Black's player
 * @param redTeam Red's team, empty when not known
 * @param blackTeam Black's team, empty when not known
 * @param result the result
 * @param points points for the game
 * @param matchPoints points for a match of teams that it belongs to
 */
public record EventGame(
        String gameId,
        int round,
        String red,
        String black,
        String redTeam,
        String blackTeam,
        GameResult result,
        Points points,
        Points matchPoints) {

    /** The same game with another result. */
    EventGame with(GameResult other) {
        return new EventGame(gameId, round, red, black, redTeam, blackTeam, other, points, matchPoints);
    }

    boolean namesTeams() {
        return !redTeam.isEmpty() && !blackTeam.isEmpty();
    }
}
