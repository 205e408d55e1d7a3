package org.qipu.rules.adjudication;

/**
 * A side's duty to leave a loop. Archives have no arbiter who demands it, so it is only stated when the duty arose.
 *
 * @param side 0 red or 1 black
 * @param fromPly number of plies after which the position had occurred for the third time
 * @param heeded whether the loop was left in time, see {@link Standing#LEFT_IN_TIME}
 */
public record Obligation(int side, int fromPly, boolean heeded) {}
