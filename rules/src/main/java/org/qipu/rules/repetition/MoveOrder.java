package org.qipu.rules.repetition;

import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;

/** The legal moves of a position in the order in which a search tries them: captures first, the dearest piece first. */
final class MoveOrder {
    private static final int PAWN = 10;

    private final MoveBuffer legal = new MoveBuffer();
    private final MoveBuffer ordered = new MoveBuffer();
    private int captures;

    /** Takes up the moves of the side to move. */
    void fill(TrackedBoard board) {
        board.legalMoves(legal);
        ordered.clear();
        addCaptures();
        captures = ordered.size();
        for (int i = 0; i < legal.size(); i++) {
            if (worth(legal.get(i)) == 0) {
                ordered.add(legal.get(i));
            }
        }
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
        int found = 0;
        for (int i = 0; i < legal.size(); i++) {
            found += worth(legal.get(i)) > 0 ? 1 : 0;
        }
        for (int worth = Worth.ROOK; found > ordered.size(); worth -= PAWN) {
            for (int i = 0; i < legal.size(); i++) {
                if (worth(legal.get(i)) == worth) {
                    ordered.add(legal.get(i));
                }
            }
        }
    }

    private static int worth(int move) {
        return Moves.captured(move) == 0 ? 0 : Worth.of(Moves.captured(move), Moves.to(move), PAWN);
    }
}
