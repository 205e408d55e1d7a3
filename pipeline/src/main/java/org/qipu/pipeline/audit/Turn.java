package org.qipu.pipeline.audit;

/**
 * A ply as people count it.
 *
 * @param ply from 0
 * @param side who moves, 0 red or 1 black
 * @param round from 1; when Black moves first, his move is the second of round 1
 */
public record Turn(int ply, int side, int round) {
    /**
     * The turn of a ply.
     *
     * @param ply from 0
     * @param firstSide the side that made ply 0
     */
    static Turn of(int ply, int firstSide) {
        return new Turn(ply, firstSide ^ ply & 1, (ply + firstSide) / 2 + 1);
    }
}
