/**
 * Repetitions of a game and what their moves do, in words that no rulebook disputes.
 *
 * <p>{@link org.qipu.rules.repetition.CycleFinder} reads keys only and finds the loops of a game.
 * {@link org.qipu.rules.repetition.CycleFacts} replays one loop and hands out a
 * {@link org.qipu.rules.repetition.PlyFacts} a move: does it check, does it threaten mate, what can be captured next
 * that could not be captured before, what does the best capture win. Whether any of that is an offence is not said here.
 *
 * <p>Facts are computed only when asked for, since a rulebook that never punishes a mate threat should not pay for the
 * search of one. Every search is bounded by {@link org.qipu.rules.repetition.SearchLimits} and says when a bound was hit.
 *
 * <p>All facts are computed on an {@link org.qipu.rules.repetition.Orientation oriented} board, on which the mover is
 * Red and of two mirror images always the same one is looked at. The four images of a position therefore have the same
 * facts, whatever the order in which a search tries moves.
 */
package org.qipu.rules.repetition;
