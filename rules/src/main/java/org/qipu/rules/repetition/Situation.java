package org.qipu.rules.repetition;

/**
 * What a position of a search carries besides the board, packed into an {@code int}: equal boards with equal situations
 * have equal values.
 *
 * <pre>
 * bits  0-7   plies left, counted from {@link #DEEPEST} below zero
 * bits  8-14  the point the last move went to, or {@link #NOWHERE}
 * bit  15     whether the last move captured
 * bits 16-18  checks Red may still throw in
 * bits 19-21  checks Black may still throw in
 * bit  22     whether the attacker has captured something
 * </pre>
 */
final class Situation {
    /** Stands for no point. */
    static final int NOWHERE = 127;
    /** How far below zero the plies left may go. */
    static final int DEEPEST = 8;

    private static final int CAPTURED = 1 << 15;
    private static final int FOUNDED = 1 << 22;

    private Situation() {}

    /** The situation in which a search begins. */
    static int start(int plies, int checks) {
        return plies + DEEPEST | NOWHERE << 8 | checks << 16 | checks << 19;
    }

    /** The situation after a move to a point. */
    static int after(int situation, int to, boolean captured) {
        return situation - 1 & ~(0x7F << 8 | CAPTURED) | to << 8 | (captured ? CAPTURED : 0);
    }

    /** The situation with one check less for a side. */
    static int spendCheck(int situation, boolean red) {
        return situation - (red ? 1 << 16 : 1 << 19);
    }

    /** The situation in which the attacker has captured something. */
    static int founded(int situation) {
        return situation | FOUNDED;
    }

    /** The situation without the point of the last move. */
    static int withoutPoint(int situation) {
        return situation | NOWHERE << 8;
    }

    static int pliesLeft(int situation) {
        return (situation & 0xFF) - DEEPEST;
    }

    static int lastTo(int situation) {
        return situation >>> 8 & 0x7F;
    }

    static boolean lastCaptured(int situation) {
        return (situation & CAPTURED) != 0;
    }

    static boolean hasChecks(int situation, boolean red) {
        return (situation >>> (red ? 16 : 19) & 7) != 0;
    }

    static boolean isFounded(int situation) {
        return (situation & FOUNDED) != 0;
    }
}
