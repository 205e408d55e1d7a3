package org.qipu.rules.repetition;

/** A stretch of a game without capture whose moves have to be judged. */
public sealed interface Suspicion permits Cycle, LongRun {
    /** The ply (0-based) with which it begins. */
    int firstPly();

    /** Number of plies whose moves are judged, 1 or more. */
    int plies();

    /** How often the position before {@link #firstPly} has occurred, 1 or more. */
    int occurrences();

    /** The number of plies after which it has ended: one past its last ply. */
    int endPly();

    /** The number of plies after which a side whose moves alone are forbidden had to change. */
    int duePly();

    /** The first ply of those whose moves are judged; they go up to {@link #endPly}. */
    default int judgedFrom() {
        return endPly() - plies();
    }
}
