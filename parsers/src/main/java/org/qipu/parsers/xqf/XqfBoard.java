package org.qipu.parsers.xqf;

import static org.qipu.parsers.bytes.LittleEndian.u8;

import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/** The 32 piece squares of a header. */
final class XqfBoard {
    /** Where the squares stand. */
    static final int OFFSET = 16;

    private static final int SLOTS = 32;

    /** Order in which a side's pieces are stored. */
    private static final int[] KINDS = {
        Pieces.ROOK, Pieces.HORSE, Pieces.ELEPHANT, Pieces.ADVISOR,
        Pieces.KING, Pieces.ADVISOR, Pieces.ELEPHANT, Pieces.HORSE,
        Pieces.ROOK, Pieces.CANNON, Pieces.CANNON, Pieces.PAWN,
        Pieces.PAWN, Pieces.PAWN, Pieces.PAWN, Pieces.PAWN
    };

    private final byte[] pieces = new byte[Squares.COUNT];
    private int clash = -1;

    XqfBoard(byte[] header, int version, XqfKeys keys) {
        int shift = version >= XqfKeys.FIRST_ROTATED ? keys.pieces() + 1 : 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            int square = square(u8(header, OFFSET + slot) - keys.pieces() & 0xFF);
            int index = (slot + shift) % SLOTS;
            if (square >= 0) {
                clash = pieces[square] == Pieces.EMPTY ? clash : square;
                pieces[square] = (byte) Pieces.of(KINDS[index % KINDS.length], index / KINDS.length);
            }
        }
    }

    /** The square of a stored value, file * 10 + rank, or -1 for a piece off the board. */
    static int square(int value) {
        return value < Squares.COUNT ? Squares.of(value / Squares.RANKS, value % Squares.RANKS) : -1;
    }

    /** Piece by square; see {@link Pieces}. */
    byte[] pieces() {
        return pieces;
    }

    /** A square that two pieces are said to stand on, or -1. */
    int clash() {
        return clash;
    }
}
