package org.qipu.rules.repetition;

import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/**
 * Material value in twentieths of a horse (CXA 1999 art. 25.3): a rook is two horses or cannons, those are equal,
 * advisor and elephant are equal, king and uncrossed pawn are no material. The value of a crossed pawn floats, so every
 * exchange is summed twice: once as badly and once as well as it can be seen for Red.
 */
final class Worth {
    static final int ROOK = 40;
    static final int PAWN_CHEAP = 1;
    static final int PAWN_DEAR = 20;

    private static final int[] OF_KIND = {0, 0, 10, 10, 20, ROOK, 20, 0};

    private Worth() {}

    /** True when the piece on the point is material at all. */
    static boolean isMaterial(int piece, int square) {
        return Pieces.kind(piece) == Pieces.PAWN ? crossed(piece, square) : OF_KIND[Pieces.kind(piece)] > 0;
    }

    /** True when a pawn on the point has crossed the river. */
    static boolean crossed(int pawn, int square) {
        return Pieces.side(pawn) == Pieces.RED ? Squares.rank(square) > 4 : Squares.rank(square) < 5;
    }

    /** What the piece on the point is worth when a crossed pawn is worth {@code pawn}. */
    static int of(int piece, int square, int pawn) {
        if (Pieces.kind(piece) == Pieces.PAWN) {
            return crossed(piece, square) ? pawn : 0;
        }
        return OF_KIND[Pieces.kind(piece)];
    }
}
