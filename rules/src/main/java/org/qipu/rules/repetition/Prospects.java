package org.qipu.rules.repetition;

import java.util.List;
import java.util.Set;

/**
 * Everything Red could begin on a {@link Scene}, with offers of exchange told apart.
 *
 * @param candidates moves that are no offers of exchange; they are threats if they are promising
 * @param offers captures that the target could answer in kind if it were its move
 */
record Prospects(List<Prospect> candidates, Set<Pair> offers) {
    /** Identities of two pieces, the first attacking the second. */
    record Pair(int attacker, int target) {}
}
