package org.qipu.rules.board;

/** Recomputes everything a {@link Position} derives from its board; only assertions call it. Allocates nothing. */
final class PositionCheck {
    private PositionCheck() {}

    static boolean consistent(Position position) {
        long key = position.sideToMove() == Pieces.BLACK ? Zobrist.BLACK_TO_MOVE : 0;
        int count = 0;
        for (int square = 0; square < Squares.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (!pointAgrees(position, square, piece)) {
                return false;
            }
            if (piece != Pieces.EMPTY) {
                count++;
                key ^= Zobrist.of(piece, square);
            }
        }
        return key == position.key() && setsHold(position, count) && kingsAgree(position);
    }

    private static boolean kingsAgree(Position position) {
        for (int side = 0; side < 2; side++) {
            int king = Pieces.of(Pieces.KING, side);
            int square = position.kingSquare(side);
            boolean none = (position.low[king] | position.high[king]) == 0;
            if (square < 0 ? !none : position.pieceAt(square) != king) {
                return false;
            }
        }
        return true;
    }

    private static boolean pointAgrees(Position position, int square, int piece) {
        boolean onRank = (position.ranks[Squares.rank(square)] >>> Squares.file(square) & 1) == 1;
        boolean onFile = (position.files[Squares.file(square)] >>> Squares.rank(square) & 1) == 1;
        boolean occupied = piece != Pieces.EMPTY;
        return onRank == occupied
                && onFile == occupied
                && (!occupied || holds(position, piece, square) && holds(position, piece & 8, square));
    }

    private static boolean holds(Position position, int set, int square) {
        return (position.low[set] & Geometry.LOW[square] | position.high[set] & Geometry.HIGH[square]) != 0;
    }

    /** The sets hold all pieces, as was seen point by point; that they hold nothing else follows from their sizes. */
    private static boolean setsHold(Position position, int count) {
        int bySide = 0;
        int byPiece = 0;
        for (int set = 0; set < 16; set++) {
            int size = Long.bitCount(position.low[set]) + Long.bitCount(position.high[set]);
            if ((set & 7) == 0) {
                bySide += size;
            } else {
                byPiece += size;
            }
        }
        return bySide == count && byPiece == count;
    }
}
