package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/**
 * How a position is turned before its facts are computed: so that the mover plays Red, and of the two mirror images the
 * one that comes first in the order of their points, the move deciding between equal ones. Its own inverse.
 *
 * @param turned the colours are swapped and the board is turned round
 * @param mirrored left and right change places
 */
public record Orientation(boolean turned, boolean mirrored) {
    /** The orientation in which the facts of a move are computed. */
    static Orientation of(Position before, int move) {
        boolean turned = before.sideToMove() == Pieces.BLACK;
        Orientation plain = new Orientation(turned, false);
        Orientation mirror = new Orientation(turned, true);
        for (int square = 0; square < Squares.COUNT; square++) {
            int difference = plain.pieceAt(before, square) - mirror.pieceAt(before, square);
            if (difference != 0) {
                return difference < 0 ? plain : mirror;
            }
        }
        int from = plain.square(Moves.from(move)) - mirror.square(Moves.from(move));
        int to = plain.square(Moves.to(move)) - mirror.square(Moves.to(move));
        return from < 0 || from == 0 && to <= 0 ? plain : mirror;
    }

    /** The point (0..89) that stands for a point of the other board. */
    public int square(int square) {
        int file = Squares.file(square);
        int rank = Squares.rank(square);
        return Squares.of(turned != mirrored ? 8 - file : file, turned ? 9 - rank : rank);
    }

    /** The piece as it is called on the other board. */
    int piece(int piece) {
        return turned && piece != Pieces.EMPTY ? piece ^ 8 : piece;
    }

    /** The packed move as it is made on the other board. */
    int move(int move) {
        return Moves.of(
                square(Moves.from(move)),
                square(Moves.to(move)),
                piece(Moves.piece(move)),
                piece(Moves.captured(move)));
    }

    /** The arrangement on the other board. */
    Setup setup(Position position) {
        byte[] pieces = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            pieces[square] = (byte) pieceAt(position, square);
        }
        return Setup.of(pieces, turned ? position.sideToMove() ^ 1 : position.sideToMove());
    }

    private int pieceAt(Position position, int square) {
        return piece(position.pieceAt(square(square)));
    }
}
