package org.qipu.rules.notation;

import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/** Files counted from the mover's right, and where "advance 3" leads. */
final class FileGeometry {
    private FileGeometry() {}

    /** The board file, 0..8 from Red's left, of a side's file number 1..9. */
    static int column(int number, int side) {
        return side == Pieces.RED ? Squares.FILES - number : number - 1;
    }

    /** A side's number, 1..9, of a board file. */
    static int number(int column, int side) {
        return side == Pieces.RED ? Squares.FILES - column : column + 1;
    }

    /**
     * The point that an action leads to, or -1 when the piece has no such way or the point is off the board. Rook,
     * cannon, pawn and king count points; horse, elephant and advisor name the file they reach, and never traverse.
     */
    static int target(int origin, int piece, int action, int number) {
        int side = Pieces.side(piece);
        int column = Squares.file(origin);
        if (action == MoveTexts.TRAVERSE) {
            return isSlanting(piece) ? -1 : point(column(number, side), Squares.rank(origin));
        }
        boolean up = (action == MoveTexts.ADVANCE) == (side == Pieces.RED);
        int toColumn = isSlanting(piece) ? column(number, side) : column;
        int points = isSlanting(piece) ? pointsUp(piece, Math.abs(toColumn - column)) : number;
        return points == 0 ? -1 : point(toColumn, Squares.rank(origin) + (up ? points : -points));
    }

    /** Whether the piece's moves are written with the file reached. */
    static boolean isSlanting(int piece) {
        int kind = Pieces.kind(piece);
        return kind == Pieces.HORSE || kind == Pieces.ELEPHANT || kind == Pieces.ADVISOR;
    }

    private static int pointsUp(int piece, int across) {
        return switch (Pieces.kind(piece)) {
            case Pieces.HORSE -> across == 1 || across == 2 ? 3 - across : 0;
            case Pieces.ELEPHANT -> across == 2 ? 2 : 0;
            default -> across == 1 ? 1 : 0;
        };
    }

    private static int point(int column, int rank) {
        return rank < 0 || rank >= Squares.RANKS ? -1 : Squares.of(column, rank);
    }
}
