package org.qipu.rules.repetition;

import java.util.function.IntPredicate;
import org.qipu.rules.board.MoveBuffer;

/**
 * Looks for a mate by checks alone: every move of the side that mates checks, the other side may answer as it likes
 * (CXA 1999 art. 28.2).
 */
final class MateSearch {
    private final TrackedBoard board;
    private final SearchLimits limits;
    private final MoveBuffer[] buffers;
    private final NodeBudget budget;

    MateSearch(TrackedBoard board, SearchLimits limits, NodeBudget budget) {
        this.board = board;
        this.limits = limits;
        this.budget = budget;
        this.buffers = new MoveBuffer[2 * limits.mateMoves() + 1];
        for (int i = 0; i < buffers.length; i++) {
            buffers[i] = new MoveBuffer();
        }
    }

    /** True when some move of the side to move forces the mate. */
    boolean canMate() {
        return canMate(limits.mateMoves(), 0);
    }

    /** The least number of own moves in which the side to move forces the mate; one more than the bound if it cannot. */
    int shortest() {
        int moves = 1;
        while (moves <= limits.mateMoves() && !canMate(moves, 0)) {
            moves++;
        }
        return moves;
    }

    /** Fills the buffer with the moves of the side to move, of those that are asked for, which force the mate. */
    void firstMoves(IntPredicate asked, MoveBuffer first) {
        firstMoves(asked, limits.mateMoves(), first);
    }

    /** The same within so many own moves. */
    void firstMoves(IntPredicate asked, int within, MoveBuffer first) {
        first.clear();
        MoveBuffer moves = buffers[0];
        board.checks(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (asked.test(moves.get(i)) && mates(moves.get(i), within, 1)) {
                first.add(moves.get(i));
            }
        }
    }

    private boolean canMate(int movesLeft, int ply) {
        MoveBuffer moves = buffers[ply];
        board.checks(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (mates(moves.get(i), movesLeft, ply + 1)) {
                return true;
            }
        }
        return false;
    }

    /** True when the move checks and every answer to it is mated in turn. */
    private boolean mates(int move, int movesLeft, int ply) {
        if (!budget.spend()) {
            return false;
        }
        board.make(move);
        boolean mates = movesLeft == 1 ? !board.hasLegalMove() : allAnswersLose(movesLeft, ply);
        board.unmake(move);
        return mates;
    }

    private boolean allAnswersLose(int movesLeft, int ply) {
        MoveBuffer answers = buffers[ply];
        board.legalMoves(answers);
        for (int i = 0; i < answers.size(); i++) {
            int answer = answers.get(i);
            board.make(answer);
            boolean lost = canMate(movesLeft - 1, ply + 1);
            board.unmake(answer);
            if (!lost) {
                return false;
            }
        }
        return true;
    }
}
