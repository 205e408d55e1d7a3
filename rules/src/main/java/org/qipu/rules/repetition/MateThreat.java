package org.qipu.rules.repetition;

/**
 * A mate by checks that the mover threatens to begin with his next move.
 *
 * @param exists whether there is one within the bound of moves
 * @param isNew whether one of the moves that begin it on the shortest way did not begin so short a mate before, a check
 *     that was answered left aside
 * @param tradedOff whether the opponent may take the moved piece with one of the same value, be retaken and is then no
 *     longer threatened: the move is an offer of exchange in the first place
 */
public record MateThreat(boolean exists, boolean isNew, boolean tradedOff) {}
