package org.qipu.pipeline.explain;

/**
 * A piece on its point.
 *
 * @param piece see {@link org.qipu.rules.board.Pieces}
 * @param square 0..89
 */
public record PlacedPiece(int piece, int square) {}
