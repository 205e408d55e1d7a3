package org.qipu.rules.repetition;

import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** Boards that differ from a given one in a single point, for asking what a piece is needed for. */
final class Boards {
    private Boards() {}

    /** The pieces by point, a new array. */
    static byte[] pieces(Position position) {
        byte[] pieces = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            pieces[square] = (byte) position.pieceAt(square);
        }
        return pieces;
    }

    /** The same pieces with the given side to move. */
    static Setup withTurn(Position position, int side) {
        return Setup.of(pieces(position), side);
    }

    /** The arrangement with another piece, or none, on a point. */
    static Setup with(Setup setup, int square, int piece) {
        byte[] pieces = pieces(setup);
        pieces[square] = (byte) piece;
        return Setup.of(pieces, setup.sideToMove());
    }

    /** The points from which Black attacks the point of Red's king, in ascending order. */
    static int[] checkers(Setup setup) {
        int[] found = new int[Squares.COUNT];
        int count = 0;
        for (int square = 0; square < Squares.COUNT; square++) {
            int piece = setup.pieceAt(square);
            boolean black = piece != Pieces.EMPTY && Pieces.side(piece) == Pieces.BLACK;
            if (black && Position.of(quietBut(setup, square)).inCheck()) {
                found[count++] = square;
            }
        }
        return java.util.Arrays.copyOf(found, count);
    }

    /** The board with Black's pieces on the given points replaced by ones that stand there and attack nothing near. */
    static Setup quiet(Setup setup, int... squares) {
        byte[] pieces = pieces(setup);
        for (int square : squares) {
            pieces[square] = (byte) Pieces.of(Pieces.ADVISOR, Pieces.BLACK);
        }
        return Setup.of(pieces, setup.sideToMove());
    }

    /** The board with Red's king replaced by a piece that cannot be checked, so that every pseudo-legal move is legal. */
    static Setup withoutRedKing(Setup setup) {
        byte[] pieces = pieces(setup);
        for (int square = 0; square < Squares.COUNT; square++) {
            if (pieces[square] == Pieces.KING) {
                pieces[square] = Pieces.ADVISOR;
            }
        }
        return Setup.of(pieces, setup.sideToMove());
    }

    private static Setup quietBut(Setup setup, int kept) {
        byte[] pieces = pieces(setup);
        for (int square = 0; square < Squares.COUNT; square++) {
            boolean black = pieces[square] != Pieces.EMPTY && Pieces.side(pieces[square]) == Pieces.BLACK;
            if (black && square != kept) {
                pieces[square] = (byte) Pieces.of(Pieces.ADVISOR, Pieces.BLACK);
            }
        }
        return Setup.of(pieces, Pieces.RED);
    }

    private static byte[] pieces(Setup setup) {
        byte[] pieces = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            pieces[square] = (byte) setup.pieceAt(square);
        }
        return pieces;
    }
}
