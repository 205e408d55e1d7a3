package org.qipu.pipeline.rating;

import java.util.List;

/**
 * Elo's system in its logistic form: R' = R + K (S - E), with E = 1 / (1 + 10^((opponent - R) / 400)) for each game.
 *
 * @param k points that a game is worth at most, above 0
 * @param start rating of a new player
 */
public record Elo(double k, double start) implements RatingSystem {
    private static final double SCALE = 400;

    /** Expected score, 0 to 1, of a player against another. */
    public static double expected(double rating, double opponent) {
        return 1 / (1 + Math.pow(10, (opponent - rating) / SCALE));
    }

    @Override
    public Rating initial() {
        return new Rating(start, 0, 0);
    }

    @Override
    public Rating after(Rating before, List<RatedResult> results) {
        double surplus = 0;
        for (RatedResult result : results) {
            surplus +=
                    result.score() - expected(before.value(), result.opponent().value());
        }
        return new Rating(before.value() + k * surplus, 0, 0);
    }

    @Override
    public Rating idle(Rating before, int periods) {
        return before;
    }
}
