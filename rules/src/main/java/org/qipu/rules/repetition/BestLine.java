package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;

/** The best line of a search, kept a ply, so that a better move replaces the part from its ply on. */
final class BestLine {
    private final int[][] moves;
    private final int[] lengths;

    BestLine(int plies) {
        moves = new int[plies + 1][plies + 1];
        lengths = new int[plies + 1];
    }

    /** The line ends before the ply. */
    void end(int ply) {
        lengths[ply] = 0;
    }

    /** The line from a ply on begins with a move and goes on as the line from the next ply. */
    void take(int ply, int move) {
        int rest = lengths[ply + 1];
        moves[ply][0] = move;
        System.arraycopy(moves[ply + 1], 0, moves[ply], 1, rest);
        lengths[ply] = rest + 1;
    }

    int length() {
        return lengths[0];
    }

    int move(int index) {
        return moves[0][index];
    }

    /** True when Black takes a piece in answer to a check; the board stands where the line begins and is left as it was. */
    boolean takesInAnswer(int id, TrackedBoard board) {
        boolean takes = false;
        for (int i = 0; i < length(); i++) {
            boolean answers = board.sideToMove() == Pieces.BLACK && board.inCheck();
            boolean captures = Moves.captured(move(i)) != Pieces.EMPTY;
            takes |= answers && captures && board.idAt(Moves.to(move(i))) == id;
            board.make(move(i));
        }
        for (int i = length() - 1; i >= 0; i--) {
            board.unmake(move(i));
        }
        return takes;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length(); i++) {
            text.append(Moves.iccs(move(i))).append(' ');
        }
        return text.toString();
    }
}
