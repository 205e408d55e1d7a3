package org.qipu.rules.repetition;

/**
 * A loop of a game: positions that came back three times or more.
 *
 * @param firstPly the ply (0-based) with which the first run of the loop begins
 * @param plies length of one run in plies, even and at least 2; runs that differ in moves are taken together as one
 * @param occurrences how often the position before {@code firstPly} has occurred, 3 or more
 * @param endPly the number of plies after which the position had occurred that often: one past the loop's last ply
 */
public record Cycle(int firstPly, int plies, int occurrences, int endPly) implements Suspicion {
    /** The number of plies after which the position had occurred three times. */
    @Override
    public int duePly() {
        return Math.min(endPly, firstPly + 2 * plies);
    }
}
