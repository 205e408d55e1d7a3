package org.qipu.rules.repetition;

/**
 * Bounds already proved for positions of one search: a value is at least, or at most, so much. Values are relative to the
 * balance of the position, except mates. Only bounds are kept, never exact values, so that the best line is always found anew.
 */
final class BoundTable {
    /** Few enough for the table to stay in a near cache; most searches visit fewer positions. */
    private static final int SLOTS = 1 << 11;

    private static final int UNKNOWN = Short.MIN_VALUE;

    private final long[] keys = new long[SLOTS];
    /** Generation of the entry, and in the lowest bit whether pawns whose value floats may have entered its bounds. */
    private final int[] marks = new int[SLOTS];
    /** The lower bound in the low half, the upper one in the high half. */
    private final int[] bounds = new int[SLOTS];

    private int generation = 2;

    /** Forgets everything. */
    void renew() {
        generation += 2;
    }

    /** True when the position, reached at a balance, is known to be worth no less than the bound. */
    boolean isAtLeast(long key, int balance, int bound) {
        int slot = slot(key);
        int lower = (short) bounds[slot];
        return lower != UNKNOWN && absolute(lower, balance) >= bound && holds(slot, key);
    }

    /** True when the position, reached at a balance, is known to be worth no more than the bound. */
    boolean isAtMost(long key, int balance, int bound) {
        int slot = slot(key);
        int upper = bounds[slot] >> 16;
        return upper != UNKNOWN && absolute(upper, balance) <= bound && holds(slot, key);
    }

    /** Whether pawns whose value floats may have entered a bound that is known of the position. */
    boolean pawnsFell(long key) {
        return (marks[slot(key)] & 1) != 0;
    }

    void putAtLeast(long key, int balance, int bound, boolean pawnsFell) {
        int slot = claim(key, pawnsFell);
        bounds[slot] = bounds[slot] & 0xFFFF_0000 | relative(bound, balance) & 0xFFFF;
    }

    void putAtMost(long key, int balance, int bound, boolean pawnsFell) {
        int slot = claim(key, pawnsFell);
        bounds[slot] = bounds[slot] & 0xFFFF | relative(bound, balance) << 16;
    }

    private static int relative(int value, int balance) {
        return Math.abs(value) > GainSearch.BEYOND_MATERIAL ? value : value - balance;
    }

    private static int absolute(int value, int balance) {
        return Math.abs(value) > GainSearch.BEYOND_MATERIAL ? value : value + balance;
    }

    private boolean holds(int slot, long key) {
        return keys[slot] == key && (marks[slot] & ~1) == generation;
    }

    private int claim(long key, boolean pawnsFell) {
        int slot = slot(key);
        if (!holds(slot, key)) {
            keys[slot] = key;
            marks[slot] = generation;
            bounds[slot] = UNKNOWN << 16 | UNKNOWN & 0xFFFF;
        }
        marks[slot] |= pawnsFell ? 1 : 0;
        return slot;
    }

    private static int slot(long key) {
        return (int) (key ^ key >>> 32) & SLOTS - 1;
    }
}
