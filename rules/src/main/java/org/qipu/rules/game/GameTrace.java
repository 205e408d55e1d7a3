package org.qipu.rules.game;

import java.util.Arrays;
import org.qipu.rules.board.Moves;

/**
 * The moves of a replayed game with the key of every position and what each move did, as parallel arrays: all that
 * looks for repetitions and counts quiet moves has to read. Reused from game to game: a {@link Replayer} overwrites it.
 */
public final class GameTrace {
    /** The longest game that is replayed, in plies; no game of real play comes near it. */
    public static final int MAX_PLIES = 20_000;

    private static final int USUAL_PLIES = 512;
    private static final byte CHECK = 1;

    private int[] moves = new int[USUAL_PLIES];
    private long[] keys = new long[USUAL_PLIES + 1];
    private byte[] flags = new byte[USUAL_PLIES];
    private int plies;
    private int firstSide;
    private Outcome outcome = Outcome.OPEN;

    /** Number of plies. */
    public int plies() {
        return plies;
    }

    /** The side, 0 red or 1 black, that made the first ply. */
    public int firstSide() {
        return firstSide;
    }

    /** The side that made a ply. */
    public int side(int ply) {
        return firstSide ^ ply & 1;
    }

    /** The move of a ply, 0-based; see {@link Moves}. */
    public int move(int ply) {
        return moves[ply];
    }

    /** Key of the position before a ply; {@code key(plies())} belongs to the final position. */
    public long key(int ply) {
        return keys[ply];
    }

    /** Whether a ply gave check. */
    public boolean isCheck(int ply) {
        return (flags[ply] & CHECK) != 0;
    }

    /** Whether a ply captured a piece. */
    public boolean isCapture(int ply) {
        return Moves.captured(moves[ply]) != 0;
    }

    /** What the final position is: whether the side to move can go on. */
    public Outcome outcome() {
        return outcome;
    }

    /** Forgets the game and begins another. */
    void begin(int firstSide, long startKey) {
        plies = 0;
        outcome = Outcome.OPEN;
        this.firstSide = firstSide;
        keys[0] = startKey;
    }

    /** Appends a ply: the move, the key of the position after it, and whether that position is check. */
    void append(int move, long keyAfter, boolean check) {
        if (plies == moves.length) {
            grow();
        }
        moves[plies] = move;
        flags[plies] = check ? CHECK : 0;
        keys[++plies] = keyAfter;
    }

    /** States what the final position is. */
    void end(Outcome outcome) {
        this.outcome = outcome;
    }

    private void grow() {
        int capacity = Math.min(2 * moves.length, MAX_PLIES);
        moves = Arrays.copyOf(moves, capacity);
        flags = Arrays.copyOf(flags, capacity);
        keys = Arrays.copyOf(keys, capacity + 1);
    }
}
