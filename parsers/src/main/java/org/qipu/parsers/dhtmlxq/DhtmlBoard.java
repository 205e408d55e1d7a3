package org.qipu.parsers.dhtmlxq;

import java.util.Optional;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/** The start position: 32 squares of two digits, 99 for a piece that is not on the board. */
final class DhtmlBoard {
    private static final int SLOTS = 32;

    /** Order in which a side's pieces are listed; two orders of squares are in use, which differ among equal pieces only. */
    private static final int[] KINDS = {
        Pieces.ROOK, Pieces.HORSE, Pieces.ELEPHANT, Pieces.ADVISOR,
        Pieces.KING, Pieces.ADVISOR, Pieces.ELEPHANT, Pieces.HORSE,
        Pieces.ROOK, Pieces.CANNON, Pieces.CANNON, Pieces.PAWN,
        Pieces.PAWN, Pieces.PAWN, Pieces.PAWN, Pieces.PAWN
    };

    private DhtmlBoard() {}

    /** Piece by square, see {@link Pieces}; empty when the digits do not say where each piece is. */
    static Optional<byte[]> pieces(Digits digits) {
        if (digits.length() != 2 * SLOTS) {
            return Optional.empty();
        }
        byte[] pieces = new byte[Squares.COUNT];
        for (int slot = 0; slot < SLOTS; slot++) {
            int square = Digits.square(digits.pair(2 * slot));
            if (square >= 0) {
                if (pieces[square] != Pieces.EMPTY) {
                    return Optional.empty();
                }
                pieces[square] = (byte) Pieces.of(KINDS[slot % KINDS.length], slot / KINDS.length);
            }
        }
        return Optional.of(pieces);
    }
}
