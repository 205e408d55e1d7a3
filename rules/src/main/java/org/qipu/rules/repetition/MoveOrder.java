package org.qipu.rules.repetition;

import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;

/** Legal moves of a position in the order in which a search tries them; filled again and again. */
final class MoveOrder {
    private static final int PAWN = 10;

    private final MoveBuffer found = new MoveBuffer();
    private final MoveBuffer ordered = new MoveBuffer();
    private int captures;

    /** Takes up the captures of material, the dearest piece first. */
    void fillCaptures(TrackedBoard board) {
        board.materialCaptures(found);
        addCaptures();
    }

    /** Takes up the captures of material on a point. */
    void fillCapturesOn(TrackedBoard board, int square) {
        board.capturesOn(square, found);
        addCaptures();
    }

    /** Takes up the moves that check and capture no material. */
    void fillChecks(TrackedBoard board) {
        board.checks(found);
        ordered.clear();
        captures = 0;
        addOthers();
    }

    /** Takes up all moves: captures of material as above, then the others. */
    void fillAll(TrackedBoard board) {
        board.legalMoves(found);
        addCaptures();
        addOthers();
    }

    int size() {
        return ordered.size();
    }

    boolean isEmpty() {
        return ordered.isEmpty();
    }

    int get(int index) {
        return ordered.get(index);
    }

    /** Number of moves that capture material; they come first. */
    int captures() {
        return captures;
    }

    private void addCaptures() {
        ordered.clear();
        captures = 0;
        for (int i = 0; i < found.size(); i++) {
            captures += worth(found.get(i)) > 0 ? 1 : 0;
        }
        for (int worth = Worth.ROOK; captures > ordered.size(); worth -= PAWN) {
            for (int i = 0; i < found.size(); i++) {
                if (worth(found.get(i)) == worth) {
                    ordered.add(found.get(i));
                }
            }
        }
    }

    private void addOthers() {
        for (int i = 0; i < found.size(); i++) {
            if (worth(found.get(i)) == 0) {
                ordered.add(found.get(i));
            }
        }
    }

    private static int worth(int move) {
        return Moves.captured(move) == 0 ? 0 : Worth.of(Moves.captured(move), Moves.to(move), PAWN);
    }
}
