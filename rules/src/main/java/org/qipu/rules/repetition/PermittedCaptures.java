package org.qipu.rules.repetition;

import java.util.HashSet;
import java.util.Set;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.Prospects.Pair;

/**
 * The captures that the attacker may make in a search unless he answers a check: with king and pawns only to recapture,
 * or with a pawn that checks by doing so (CXA 1999 art. 27.1, 27.2), and none that only offers an exchange.
 */
final class PermittedCaptures {
    private final Set<Pair> forbidden = new HashSet<>();

    void forbid(Pair capture) {
        forbidden.add(capture);
    }

    void lift() {
        forbidden.clear();
    }

    /** True when the attacker may make the capture on the board in a situation. */
    boolean permits(TrackedBoard board, int move, int situation) {
        int to = Moves.to(move);
        if (!forbidden.isEmpty() && forbidden.contains(new Pair(board.idAt(Moves.from(move)), board.idAt(to)))) {
            return false;
        }
        boolean retakes = to == Situation.lastTo(situation) && Situation.lastCaptured(situation);
        return switch (Pieces.kind(Moves.piece(move))) {
            case Pieces.KING -> retakes;
            case Pieces.PAWN -> retakes || board.givesCheck(move);
            default -> true;
        };
    }
}
