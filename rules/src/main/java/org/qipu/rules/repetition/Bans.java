package org.qipu.rules.repetition;

import java.util.HashSet;
import java.util.Set;
import org.qipu.rules.board.Moves;
import org.qipu.rules.repetition.Prospects.Pair;

/** Captures that a search leaves out, because one that only offers an exchange supports no other threat. */
final class Bans {
    private final Set<Pair> captures = new HashSet<>();

    void add(Pair capture) {
        captures.add(capture);
    }

    void lift() {
        captures.clear();
    }

    /** True when the capture that a move makes on the board is left out. */
    boolean forbid(TrackedBoard board, int move) {
        return !captures.isEmpty()
                && captures.contains(new Pair(board.idAt(Moves.from(move)), board.idAt(Moves.to(move))));
    }
}
