package org.qipu.rules.repetition;

import java.util.List;
import java.util.Set;
import org.qipu.rules.board.Moves;

/**
 * Everything Red could begin on a {@link Scene}, with offers of exchange told apart from threats.
 *
 * @param threats those that win something or swap evenly and are no offer of exchange
 * @param overTaken threats of a cannon whose own screen the target could take with gain
 * @param offers captures that the target could answer in kind if it were its move
 */
record Prospects(List<Prospect> threats, List<Prospect> overTaken, Set<Pair> offers) {
    /** Identities of two pieces, the first attacking the second. */
    record Pair(int attacker, int target) {}

    /** The best threat that takes the piece, or one of level {@link Prospect#NOTHING}. */
    Prospect best(int id) {
        Prospect best = new Prospect(Moves.NONE, Prospect.NOTHING, Integer.MIN_VALUE, Prospect.NO_CAPTURES, false);
        for (Prospect threat : threats) {
            if (threat.takes(id) && threat.betterThan(best.level(), best.net())) {
                best = threat;
            }
        }
        return best;
    }
}
