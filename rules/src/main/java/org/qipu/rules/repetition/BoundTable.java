package org.qipu.rules.repetition;

/**
 * Bounds already proved for positions of one search: a value is at least, or at most, so much. Values are relative to the
 * balance of the position, except mates. Only bounds are kept, never exact values, so that the best line is always found anew.
 */
final class BoundTable {
    private static final int SLOTS = 1 << 13;
    private static final int UNKNOWN = Integer.MIN_VALUE;

    private final long[] keys = new long[SLOTS];
    private final int[] generations = new int[SLOTS];
    private final int[] lower = new int[SLOTS];
    private final int[] upper = new int[SLOTS];
    private final boolean[] pawns = new boolean[SLOTS];

    private int generation = 1;

    /** Forgets everything. */
    void renew() {
        generation++;
    }

    /** True when the position, reached at a balance, is known to be worth no less than the bound. */
    boolean isAtLeast(long key, int balance, int bound) {
        int slot = slot(key);
        return holds(slot, key) && lower[slot] != UNKNOWN && absolute(lower[slot], balance) >= bound;
    }

    /** True when the position, reached at a balance, is known to be worth no more than the bound. */
    boolean isAtMost(long key, int balance, int bound) {
        int slot = slot(key);
        return holds(slot, key) && upper[slot] != UNKNOWN && absolute(upper[slot], balance) <= bound;
    }

    /** Whether pawns whose value floats may have entered a bound that is known of the position. */
    boolean pawnsFell(long key) {
        return pawns[slot(key)];
    }

    void putAtLeast(long key, int balance, int bound, boolean pawnsFell) {
        int slot = claim(key);
        lower[slot] = relative(bound, balance);
        pawns[slot] |= pawnsFell;
    }

    void putAtMost(long key, int balance, int bound, boolean pawnsFell) {
        int slot = claim(key);
        upper[slot] = relative(bound, balance);
        pawns[slot] |= pawnsFell;
    }

    private static int relative(int value, int balance) {
        return Math.abs(value) > GainSearch.BEYOND_MATERIAL ? value : value - balance;
    }

    private static int absolute(int value, int balance) {
        return Math.abs(value) > GainSearch.BEYOND_MATERIAL ? value : value + balance;
    }

    private boolean holds(int slot, long key) {
        return generations[slot] == generation && keys[slot] == key;
    }

    private int claim(long key) {
        int slot = slot(key);
        if (!holds(slot, key)) {
            keys[slot] = key;
            generations[slot] = generation;
            lower[slot] = UNKNOWN;
            upper[slot] = UNKNOWN;
            pawns[slot] = false;
        }
        return slot;
    }

    private static int slot(long key) {
        return (int) (key ^ key >>> 32) & SLOTS - 1;
    }
}
