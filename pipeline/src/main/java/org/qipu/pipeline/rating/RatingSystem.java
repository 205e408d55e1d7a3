package org.qipu.pipeline.rating;

import java.util.List;

/** How ratings follow from the results of a period, all games of which count as played at the same time. */
public sealed interface RatingSystem permits Elo, Glicko2 {
    /** The rating of a player without games. */
    Rating initial();

    /**
     * The rating after a period.
     *
     * @param before the rating before it
     * @param results the player's games in it, at least one
     */
    Rating after(Rating before, List<RatedResult> results);

    /** The rating after periods without a game of the player. */
    Rating idle(Rating before, int periods);
}
