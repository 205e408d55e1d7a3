/**
 * A record played move by move: the legal prefix, how the record ended, what was ambiguous and what settled it, and the
 * natural limit counted on the result.
 *
 * <p>{@link org.qipu.rules.game.Replayer} does the playing and is reused for a whole archive; what it returns is a view.
 * Mate and stalemate are looked for only where a record ends or a move has no legal reading: a side without a legal move
 * cannot make one, so nothing is missed in between.
 */
package org.qipu.rules.game;
