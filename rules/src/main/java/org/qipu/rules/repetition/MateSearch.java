package org.qipu.rules.repetition;

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

    /** Adds to {@code first} the moves of the side to move that force the mate. */
    void firstMoves(MoveBuffer first) {
        first.clear();
        MoveBuffer moves = buffers[0];
        board.possibleChecks(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (mates(moves.get(i), limits.mateMoves(), 1)) {
                first.add(moves.get(i));
            }
        }
    }

    private boolean canMate(int movesLeft, int ply) {
        MoveBuffer moves = buffers[ply];
        board.possibleChecks(moves);
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
        boolean mates = board.inCheck() && allAnswersLose(movesLeft, ply);
        board.unmake(move);
        return mates;
    }

    private boolean allAnswersLose(int movesLeft, int ply) {
        MoveBuffer answers = buffers[ply];
        board.legalMoves(answers);
        if (movesLeft == 1) {
            return answers.isEmpty();
        }
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
