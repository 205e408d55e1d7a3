package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/**
 * A board on which it is asked what Red could win if it were his move.
 *
 * @param setup the arrangement, Red to move
 * @param ids identity of the piece on each point, see {@link TrackedBoard}; never changed
 * @param ignored points of black pieces left out of account as attackers of Red's king; never changed
 * @param stone the point of a red piece that is a stone, or -1
 */
record Scene(Setup setup, byte[] ids, int[] ignored, int stone) {
    /** An empty board. */
    static final Scene NONE = new Scene(Setup.of(new byte[Squares.COUNT], 0), new byte[Squares.COUNT], new int[0], -1);

    /** The position before a move, the check that Red may be in left out of account. */
    static Scene before(Setup setup, boolean inCheck) {
        byte[] ids = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            ids[square] = (byte) square;
        }
        return new Scene(setup, ids, inCheck ? Boards.checkers(setup) : new int[0], -1);
    }

    /** The position after a move, Black having passed. */
    Scene after(int move) {
        byte[] moved = ids.clone();
        moved[Moves.to(move)] = moved[Moves.from(move)];
        Setup left = Boards.with(setup, Moves.from(move), Pieces.EMPTY);
        return new Scene(Boards.with(left, Moves.to(move), Moves.piece(move)), moved, new int[0], -1);
    }

    /** The same without the piece on a point; a check that this opens is left out of account. */
    Scene without(int square) {
        return new Scene(Boards.with(setup, square, Pieces.EMPTY), ids, ignored, stone).easy();
    }

    /** The same with the red piece on a point turned into a stone. */
    Scene petrified(int square) {
        return new Scene(setup, ids, ignored, square);
    }

    /** The point where the piece with an identity stands, or -1. */
    int squareOf(int id) {
        for (int square = 0; square < Squares.COUNT; square++) {
            if (ids[square] == id && setup.pieceAt(square) != Pieces.EMPTY) {
                return square;
            }
        }
        return -1;
    }

    /** The piece with an identity, or {@link Pieces#EMPTY}. */
    int pieceOf(int id) {
        int square = squareOf(id);
        return square < 0 ? Pieces.EMPTY : setup.pieceAt(square);
    }

    /** Number of rooks, horses, cannons and crossed pawns of a side. */
    int attackingPieces(int side) {
        int count = 0;
        for (int square = 0; square < Squares.COUNT; square++) {
            count += isAttacking(setup.pieceAt(square), square, side) ? 1 : 0;
        }
        return count;
    }

    /** What these are worth in twentieths of a horse, a pawn half a horse. */
    int attackingMaterial(int side) {
        int sum = 0;
        for (int square = 0; square < Squares.COUNT; square++) {
            int piece = setup.pieceAt(square);
            if (isAttacking(piece, square, side)) {
                sum += Company.isHeavy(piece) ? Worth.of(piece, square, 0) : Worth.PAWN_DEAR / 2;
            }
        }
        return sum;
    }

    private static boolean isAttacking(int piece, int square, int side) {
        boolean pawn = Pieces.kind(piece) == Pieces.PAWN && Worth.crossed(piece, square);
        boolean attacks = pawn || Company.isHeavy(piece);
        return attacks && Pieces.side(piece) == side;
    }

    /** Puts the scene on a board. */
    void placeOn(TrackedBoard board, int sideToMove) {
        board.set(setup.withSideToMove(sideToMove), ids);
        board.ignore(ignored);
        if (stone >= 0) {
            board.petrify(stone);
        }
    }

    private Scene easy() {
        int[] checkers = Position.of(setup).inCheck() ? Boards.checkers(setup) : new int[0];
        return new Scene(setup, ids, checkers, stone);
    }
}
