package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;

/**
 * A threat that a move has created.
 *
 * @param move the first move: a capture or a check
 * @param sure whether material is won whatever the defender does, or else an even swap
 * @param target identity of the piece that is won
 * @param capturer identity of the piece that captures it
 * @param mates whether the line ends in mate
 */
record NewGain(int move, boolean sure, int target, int capturer, boolean mates) {
    static NewGain of(Prospect prospect) {
        return new NewGain(
                prospect.move(), prospect.isSure(), prospect.target(), prospect.capturer(), prospect.mates());
    }

    /** True when the first move itself captures the piece that stands on the point. */
    boolean capturesAt(int square) {
        return Moves.to(move) == square && Moves.captured(move) != Pieces.EMPTY;
    }
}
