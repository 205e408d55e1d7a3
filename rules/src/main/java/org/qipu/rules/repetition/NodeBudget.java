package org.qipu.rules.repetition;

/** How many positions the searches for one move may still visit. */
final class NodeBudget {
    private int left;
    private boolean exhausted;

    /** Begins with so many positions. */
    void refill(int positions) {
        left = positions;
        exhausted = false;
    }

    /** Takes one position; false when there is none left. */
    boolean spend() {
        if (left == 0) {
            exhausted = true;
            return false;
        }
        left--;
        return true;
    }

    /** Positions left. */
    int left() {
        return left;
    }

    /** True when a search wanted more since the last {@link #refill}: its answer may be wrong. */
    boolean exhausted() {
        return exhausted;
    }
}
