package org.qipu.rules.board;

/** Finds out why a move is illegal. Called for the rare move that is, so it explains rather than hurries. */
final class IllegalMoves {
    private IllegalMoves() {}

    static IllegalMove why(Position position, int from, int to) {
        if (!onBoard(from) || !onBoard(to)) {
            return IllegalMove.OFF_BOARD;
        }
        if (from == to) {
            return IllegalMove.SAME_POINT;
        }
        int piece = position.pieceAt(from);
        if (piece == Pieces.EMPTY) {
            return IllegalMove.EMPTY_ORIGIN;
        }
        int side = position.sideToMove();
        if (Pieces.side(piece) != side) {
            return IllegalMove.OPPONENTS_PIECE;
        }
        int target = position.pieceAt(to);
        if (target != Pieces.EMPTY && Pieces.side(target) == side) {
            return IllegalMove.OWN_PIECE_ON_TARGET;
        }
        IllegalMove movement = movement(position, from, to);
        if (movement != IllegalMove.LEGAL) {
            return movement;
        }
        return Pieces.kind(target) == Pieces.KING ? IllegalMove.CAPTURES_KING : safety(position, from, to);
    }

    private static boolean onBoard(int square) {
        return square >= 0 && square < Squares.COUNT;
    }

    private static IllegalMove movement(Position position, int from, int to) {
        return switch (Pieces.kind(position.pieceAt(from))) {
            case Pieces.KING -> king(position, from, to);
            case Pieces.ADVISOR -> advisor(position, from, to);
            case Pieces.ELEPHANT -> elephant(position, from, to);
            case Pieces.HORSE -> horse(position, from, to);
            case Pieces.ROOK -> rook(position, from, to);
            case Pieces.CANNON -> cannon(position, from, to);
            default -> pawn(position, from, to);
        };
    }

    private static IllegalMove king(Position position, int from, int to) {
        int side = position.sideToMove();
        if (position.pieceAt(to) == Pieces.of(Pieces.KING, side ^ 1) && KingSafety.kingsFace(position)) {
            return IllegalMove.CAPTURES_KING;
        }
        if (across(from, to) + along(from, to) != 1) {
            return IllegalMove.NOT_THE_PIECES_MOVE;
        }
        return Geometry.inPalace(side, to) ? IllegalMove.LEGAL : IllegalMove.OUTSIDE_PALACE;
    }

    private static IllegalMove advisor(Position position, int from, int to) {
        int side = position.sideToMove();
        if (across(from, to) != 1 || along(from, to) != 1) {
            return IllegalMove.NOT_THE_PIECES_MOVE;
        }
        if (!Geometry.inPalace(side, to)) {
            return IllegalMove.OUTSIDE_PALACE;
        }
        return Geometry.onPalaceDiagonal(side, to) ? IllegalMove.LEGAL : IllegalMove.NOT_THE_PIECES_MOVE;
    }

    private static IllegalMove elephant(Position position, int from, int to) {
        if (across(from, to) != 2 || along(from, to) != 2) {
            return IllegalMove.NOT_THE_PIECES_MOVE;
        }
        if (!Geometry.inOwnHalf(position.sideToMove(), to)) {
            return IllegalMove.ACROSS_RIVER;
        }
        return position.pieceAt((from + to) / 2) == Pieces.EMPTY ? IllegalMove.LEGAL : IllegalMove.ELEPHANT_EYE;
    }

    private static IllegalMove horse(Position position, int from, int to) {
        int leg = Steps.HORSE_LEG[from * Squares.COUNT + to];
        if (leg < 0) {
            return IllegalMove.NOT_THE_PIECES_MOVE;
        }
        return position.pieceAt(leg) == Pieces.EMPTY ? IllegalMove.LEGAL : IllegalMove.HORSE_LEG;
    }

    private static IllegalMove rook(Position position, int from, int to) {
        if (!Geometry.aligned(from, to)) {
            return IllegalMove.NOT_THE_PIECES_MOVE;
        }
        return KingSafety.between(position, from, to) == 0 ? IllegalMove.LEGAL : IllegalMove.PATH_BLOCKED;
    }

    private static IllegalMove cannon(Position position, int from, int to) {
        if (!Geometry.aligned(from, to)) {
            return IllegalMove.NOT_THE_PIECES_MOVE;
        }
        int between = KingSafety.between(position, from, to);
        if (position.pieceAt(to) == Pieces.EMPTY) {
            return between == 0 ? IllegalMove.LEGAL : IllegalMove.CANNON_JUMPS;
        }
        if (between == 1) {
            return IllegalMove.LEGAL;
        }
        return between == 0 ? IllegalMove.CANNON_WITHOUT_SCREEN : IllegalMove.CANNON_SEVERAL_SCREENS;
    }

    private static IllegalMove pawn(Position position, int from, int to) {
        int side = position.sideToMove();
        if (across(from, to) + along(from, to) != 1) {
            return IllegalMove.NOT_THE_PIECES_MOVE;
        }
        if (along(from, to) == 0) {
            return Geometry.inOwnHalf(side, from) ? IllegalMove.PAWN_SIDEWAYS : IllegalMove.LEGAL;
        }
        return to > from == (side == Pieces.RED) ? IllegalMove.LEGAL : IllegalMove.PAWN_BACKWARDS;
    }

    /** A check by another piece outweighs the facing of the kings when both remain. */
    private static IllegalMove safety(Position position, int from, int to) {
        if (!KingSafety.exposes(position, from, to)) {
            return IllegalMove.LEGAL;
        }
        if (KingSafety.onlyFaces(position, from, to)) {
            return IllegalMove.KINGS_FACING;
        }
        return position.inCheck() ? IllegalMove.CHECK_IGNORED : IllegalMove.INTO_CHECK;
    }

    private static int across(int from, int to) {
        return Math.abs(Squares.file(to) - Squares.file(from));
    }

    private static int along(int from, int to) {
        return Math.abs(Squares.rank(to) - Squares.rank(from));
    }
}
