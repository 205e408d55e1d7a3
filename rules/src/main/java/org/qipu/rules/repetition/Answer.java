package org.qipu.rules.repetition;

/**
 * What a search has found.
 *
 * @param value the finding
 * @param nodes positions that were visited for it
 * @param exhausted whether the search wanted more positions than it had, so that the finding may be wrong
 * @param anyPawn whether it holds whatever {@link SearchLimits#givenPawn()} is: no pawn was given on any line
 */
record Answer<T>(T value, int nodes, boolean exhausted, boolean anyPawn) {}
