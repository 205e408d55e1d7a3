package org.qipu.pipeline.rating;

/**
 * A game of a player in a period.
 *
 * @param opponent the opponent's rating before the period
 * @param score 1, 0.5 or 0
 */
public record RatedResult(Rating opponent, double score) {}
