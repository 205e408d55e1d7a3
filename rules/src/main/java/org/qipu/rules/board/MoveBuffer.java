package org.qipu.rules.board;

import java.util.Arrays;

/**
 * A list of packed moves (see {@link Moves}) that is filled again and again without allocating.
 *
 * <p>Its content lasts until the next fill: whoever wants to keep moves copies them out. It grows only for positions
 * with more moves than any real game has. Not thread-safe.
 */
public final class MoveBuffer {
    /** More than the moves of any position with the pieces of one game, so that growing stays an oddity. */
    private static final int INITIAL_CAPACITY = 256;

    private int[] moves = new int[INITIAL_CAPACITY];
    private int size;

    /** Number of moves held. */
    public int size() {
        return size;
    }

    /** True when no move is held. */
    public boolean isEmpty() {
        return size == 0;
    }

    /**
     * The packed move at an index.
     *
     * @throws IndexOutOfBoundsException if the index is not below {@link #size()}
     */
    public int get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return moves[index];
    }

    /** Forgets all moves. */
    public void clear() {
        size = 0;
    }

    /** Appends a packed move. */
    public void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /** True when the packed move is held. */
    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }
}
