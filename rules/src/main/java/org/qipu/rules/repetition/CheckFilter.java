package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/** Tells cheaply that a move cannot give check, so that few moves have to be made to find out which do. */
final class CheckFilter {
    private static final boolean[] AT_HORSE_DISTANCE = new boolean[Squares.COUNT * Squares.COUNT];
    private static final boolean[] BESIDE_DIAGONALLY = new boolean[Squares.COUNT * Squares.COUNT];
    private static final boolean[] ON_ONE_LINE = new boolean[Squares.COUNT * Squares.COUNT];

    static {
        for (int a = 0; a < Squares.COUNT; a++) {
            for (int b = 0; b < Squares.COUNT; b++) {
                int across = Math.abs(Squares.file(a) - Squares.file(b));
                int along = Math.abs(Squares.rank(a) - Squares.rank(b));
                AT_HORSE_DISTANCE[a * Squares.COUNT + b] = across * along == 2;
                BESIDE_DIAGONALLY[a * Squares.COUNT + b] = across == 1 && along == 1;
                ON_ONE_LINE[a * Squares.COUNT + b] = across == 0 || along == 0;
            }
        }
    }

    private CheckFilter() {}

    /**
     * True when the side to move has a rook, a cannon or its king on the file or rank of a king's point: then a piece that
     * enters or leaves that line may bring about a check.
     */
    static boolean isAimedAt(TrackedBoard board, int king) {
        if (king < 0) {
            return false;
        }
        int side = board.sideToMove();
        int file = Squares.file(king);
        for (int square = file; square < Squares.COUNT; square += Squares.FILES) {
            if (aims(board.pieceAt(square), side)) {
                return true;
            }
        }
        for (int square = king - file; square < king - file + Squares.FILES; square++) {
            if (aims(board.pieceAt(square), side)) {
                return true;
            }
        }
        return false;
    }

    /**
     * False when the move can neither attack a king on the point nor uncover an attack on it.
     *
     * @param aimedAt what {@link #isAimedAt} says of the point before the move
     */
    static boolean mayCheck(int move, int king, boolean aimedAt) {
        int to = Moves.to(move) * Squares.COUNT + king;
        int from = Moves.from(move) * Squares.COUNT + king;
        boolean direct = Pieces.kind(Moves.piece(move)) == Pieces.HORSE ? AT_HORSE_DISTANCE[to] : reaches(move, to);
        return direct || BESIDE_DIAGONALLY[from] || aimedAt && (ON_ONE_LINE[to] || ON_ONE_LINE[from]);
    }

    private static boolean reaches(int move, int to) {
        return switch (Pieces.kind(Moves.piece(move))) {
            case Pieces.ROOK, Pieces.CANNON, Pieces.PAWN, Pieces.KING -> ON_ONE_LINE[to];
            default -> false;
        };
    }

    private static boolean aims(int piece, int side) {
        int kind = Pieces.kind(piece);
        boolean far = kind == Pieces.ROOK || kind == Pieces.CANNON || kind == Pieces.KING;
        return far && Pieces.side(piece) == side;
    }
}
