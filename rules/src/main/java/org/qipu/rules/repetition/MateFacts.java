package org.qipu.rules.repetition;

import java.util.HashSet;
import java.util.Set;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/** Mate threats before and after a move. */
final class MateFacts {
    private final TrackedBoard board = new TrackedBoard();
    private final MateSearch search;
    private final MoveBuffer first = new MoveBuffer();

    MateFacts(SearchLimits limits, NodeBudget budget) {
        search = new MateSearch(board, limits, budget);
    }

    MateThreat find(Scene before, Scene after, int move) {
        after.placeOn(board, Pieces.RED);
        if (!search.canMate()) {
            return new MateThreat(false, false, false);
        }
        int shortest = search.shortest();
        boolean isNew = !firstMoves(before, shortest).containsAll(firstMoves(after, shortest));
        return new MateThreat(true, isNew, isNew && isTradedOff(after, Moves.to(move)));
    }

    /** True when Black threatened a mate whose first move, by rook or cannon, would pass the point of the moved piece. */
    boolean isBlocked(Scene before, int move) {
        before.placeOn(board, Pieces.BLACK);
        search.firstMoves(mating -> passes(mating, Moves.to(move)), first);
        return !first.isEmpty();
    }

    private static boolean passes(int move, int square) {
        int kind = Pieces.kind(Moves.piece(move));
        boolean slides = kind == Pieces.ROOK || kind == Pieces.CANNON;
        return slides && Lines.between(square, Moves.from(move), Moves.to(move));
    }

    /** The moves with which Red begins a mate in so many, as identity of the piece and target point. */
    private Set<Integer> firstMoves(Scene scene, int within) {
        scene.placeOn(board, Pieces.RED);
        search.firstMoves(move -> true, within, first);
        Set<Integer> moves = new HashSet<>();
        for (int i = 0; i < first.size(); i++) {
            moves.add(board.idAt(Moves.from(first.get(i))) * Squares.COUNT + Moves.to(first.get(i)));
        }
        return moves;
    }

    private boolean isTradedOff(Scene after, int mover) {
        int piece = after.setup().pieceAt(mover);
        int worth = Worth.of(piece, mover, Worth.PAWN_CHEAP);
        after.placeOn(board, Pieces.BLACK);
        MoveBuffer answers = new MoveBuffer();
        board.legalMoves(answers);
        for (int i = 0; i < answers.size(); i++) {
            int answer = answers.get(i);
            boolean takes = Moves.to(answer) == mover;
            if (takes && worth == Worth.of(Moves.piece(answer), Moves.from(answer), Worth.PAWN_CHEAP)) {
                board.make(answer);
                boolean traded = canCapture(mover) && !search.canMate();
                board.unmake(answer);
                if (traded) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean canCapture(int square) {
        MoveBuffer moves = new MoveBuffer();
        board.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (Moves.to(moves.get(i)) == square) {
                return true;
            }
        }
        return false;
    }
}
