package org.qipu.rules.repetition;

/**
 * A stretch in which one side may have attacked on every move for many rounds although no position came back three
 * times.
 *
 * @param side the side that may have attacked, 0 red or 1 black; it makes the first move and the last one
 * @param firstPly the ply (0-based) of its first move
 * @param plies number of plies from its first move to its last one
 * @param duePly the number of plies after which the run was long enough to be an offence
 */
public record LongRun(int side, int firstPly, int plies, int duePly) implements Suspicion {
    @Override
    public int occurrences() {
        return 1;
    }

    @Override
    public int endPly() {
        return firstPly + plies;
    }
}
