package org.qipu.parsers.cbr;

import static org.qipu.parsers.bytes.LittleEndian.u8;

import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/** The board of a record: one byte a square from Black's left corner as Red sees it, colour high, kind low. */
final class CbrBoard {
    /** Kinds by the low four bits. */
    private static final int[] KINDS = {
        0, Pieces.ROOK, Pieces.HORSE, Pieces.ELEPHANT, Pieces.ADVISOR, Pieces.KING, Pieces.CANNON, Pieces.PAWN
    };

    private CbrBoard() {}

    /** The square of a number counted row by row from Black's back rank, or -1. */
    static int square(int number) {
        return number < Squares.COUNT
                ? Squares.of(number % Squares.FILES, Squares.RANKS - 1 - number / Squares.FILES)
                : -1;
    }

    /** Piece by square; what is no piece is left out. */
    static byte[] pieces(byte[] bytes, int start) {
        byte[] pieces = new byte[Squares.COUNT];
        for (int i = 0; i < Squares.COUNT; i++) {
            int stored = u8(bytes, start + i);
            int side = (stored >>> 4) - 1;
            int kind = stored & 15;
            boolean piece = (side == Pieces.RED || side == Pieces.BLACK) && kind > 0 && kind < KINDS.length;
            pieces[square(i)] = (byte) (piece ? Pieces.of(KINDS[kind], side) : Pieces.EMPTY);
        }
        return pieces;
    }
}
