package org.qipu.pipeline.rating;

/**
 * A player's rating.
 *
 * @param value the rating, in points of the scale that the initial rating is on
 * @param deviation rating deviation in the same points; 0 in a system without one
 * @param volatility volatility of Glicko-2; 0 in a system without one
 */
public record Rating(double value, double deviation, double volatility) {}
