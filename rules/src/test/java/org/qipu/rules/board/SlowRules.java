package org.qipu.rules.board;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules of movement once more, as plainly as the rulebook words them and without any table: the oracle of the fast
 * ones. A board is an immutable setup, a move a pair of points.
 */
final class SlowRules {
    private SlowRules() {}

    /** All legal moves, packed. */
    static List<Integer> legalMoves(Setup setup) {
        List<Integer> moves = new ArrayList<>();
        for (int from = 0; from < Squares.COUNT; from++) {
            for (int to = 0; to < Squares.COUNT; to++) {
                if (isLegal(setup, from, to)) {
                    moves.add(Moves.of(from, to, setup.pieceAt(from), setup.pieceAt(to)));
                }
            }
        }
        return moves;
    }

    static boolean isLegal(Setup setup, int from, int to) {
        int piece = setup.pieceAt(from);
        int target = setup.pieceAt(to);
        int side = setup.sideToMove();
        return isOf(side, piece)
                && !isOf(side, target)
                && Pieces.kind(target) != Pieces.KING
                && goes(setup, from, to)
                && !inCheck(play(setup, from, to), side);
    }

    /** The setup after a move, legal or not. */
    static Setup play(Setup setup, int from, int to) {
        byte[] pieces = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            pieces[square] = (byte) setup.pieceAt(square);
        }
        pieces[to] = pieces[from];
        pieces[from] = Pieces.EMPTY;
        return Setup.of(pieces, setup.sideToMove() ^ 1);
    }

    static boolean inCheck(Setup setup, int side) {
        int king = find(setup, Pieces.of(Pieces.KING, side));
        return king >= 0 && attacked(setup, king, side ^ 1);
    }

    /** Whether a piece of a side would capture what stands, or would stand, on a point. */
    static boolean attacked(Setup setup, int square, int by) {
        boolean king = setup.pieceAt(square) == Pieces.of(Pieces.KING, by ^ 1);
        for (int from = 0; from < Squares.COUNT; from++) {
            int piece = setup.pieceAt(from);
            if (!isOf(by, piece) || from == square) {
                continue;
            }
            boolean captures = Pieces.kind(piece) == Pieces.CANNON
                    ? aligned(from, square) && between(setup, from, square) == 1
                    : goes(setup, from, square);
            boolean faces = king
                    && Pieces.kind(piece) == Pieces.KING
                    && Squares.file(from) == Squares.file(square)
                    && between(setup, from, square) == 0;
            if (captures || faces) {
                return true;
            }
        }
        return false;
    }

    private static boolean goes(Setup setup, int from, int to) {
        int piece = setup.pieceAt(from);
        boolean red = Pieces.side(piece) == Pieces.RED;
        int across = Math.abs(Squares.file(to) - Squares.file(from));
        int along = Math.abs(Squares.rank(to) - Squares.rank(from));
        return switch (Pieces.kind(piece)) {
            case Pieces.KING -> across + along == 1 && inPalace(to, red);
            case Pieces.ADVISOR -> across == 1 && along == 1 && inPalace(to, red) && onDiagonal(to);
            case Pieces.ELEPHANT ->
                across == 2
                        && along == 2
                        && Squares.rank(to) <= 4 == red
                        && setup.pieceAt((from + to) / 2) == Pieces.EMPTY;
            case Pieces.HORSE -> across * along == 2 && setup.pieceAt(leg(from, to)) == Pieces.EMPTY;
            case Pieces.ROOK -> aligned(from, to) && between(setup, from, to) == 0;
            case Pieces.CANNON ->
                aligned(from, to) && between(setup, from, to) == (setup.pieceAt(to) == Pieces.EMPTY ? 0 : 1);
            default -> pawnGoes(from, to, red);
        };
    }

    private static boolean pawnGoes(int from, int to, boolean red) {
        boolean crossed = Squares.rank(from) >= 5 == red;
        boolean ahead = to - from == (red ? 9 : -9);
        boolean sideways =
                Squares.rank(from) == Squares.rank(to) && Math.abs(Squares.file(to) - Squares.file(from)) == 1;
        return ahead || crossed && sideways;
    }

    private static boolean isOf(int side, int piece) {
        return piece != Pieces.EMPTY && Pieces.side(piece) == side;
    }

    private static boolean inPalace(int square, boolean red) {
        int rank = Squares.rank(square);
        int file = Squares.file(square);
        return file >= 3 && file <= 5 && (red ? rank <= 2 : rank >= 7);
    }

    /** Centre or corner of a palace. */
    private static boolean onDiagonal(int square) {
        int rank = Squares.rank(square);
        boolean middle = rank == 1 || rank == 8;
        return middle == (Squares.file(square) == 4);
    }

    private static int leg(int from, int to) {
        boolean lengthways = Math.abs(Squares.rank(to) - Squares.rank(from)) == 2;
        int file = lengthways ? Squares.file(from) : (Squares.file(from) + Squares.file(to)) / 2;
        int rank = lengthways ? (Squares.rank(from) + Squares.rank(to)) / 2 : Squares.rank(from);
        return Squares.of(file, rank);
    }

    private static boolean aligned(int a, int b) {
        return a != b && (Squares.file(a) == Squares.file(b) || Squares.rank(a) == Squares.rank(b));
    }

    private static int between(Setup setup, int from, int to) {
        int fileStep = Integer.signum(Squares.file(to) - Squares.file(from));
        int rankStep = Integer.signum(Squares.rank(to) - Squares.rank(from));
        int pieces = 0;
        int step = Squares.of(fileStep, rankStep);
        for (int square = from + step; square != to; square += step) {
            pieces += setup.pieceAt(square) == Pieces.EMPTY ? 0 : 1;
        }
        return pieces;
    }

    private static int find(Setup setup, int piece) {
        for (int square = 0; square < Squares.COUNT; square++) {
            if (setup.pieceAt(square) == piece) {
                return square;
            }
        }
        return -1;
    }
}
