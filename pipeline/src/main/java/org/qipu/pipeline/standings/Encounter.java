package org.qipu.pipeline.standings;

/**
 * A game of two players, or a match of two teams.
 *
 * @param round round, from 1; 0 when not known
 * @param games games it is made of
 * @param decided whether every result in it is known; an encounter that is not counts for nothing but having met
 * @param first the one side
 * @param second the other
 */
record Encounter(int round, int games, boolean decided, Side first, Side second) {
    /** Score of a win; a draw is the half of it. */
    static final int WIN = 2;

    /** Score of a draw. */
    static final int DRAW = 1;

    /**
     * A side of an encounter.
     *
     * @param entrant the player or team
     * @param score {@link #WIN}, {@link #DRAW} or 0
     * @param points what the policy gives for that, in units of {@link Points#UNIT}
     * @param gamePoints points of the games in it, in the same unit
     * @param gamesWon games won in it
     */
    record Side(String entrant, int score, long points, long gamePoints, int gamesWon) {}

    /** The side of the other. */
    Side against(Side side) {
        return side == first ? second : first;
    }
}
