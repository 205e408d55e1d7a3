package org.qipu.parsers.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.qipu.parsers.record.MoveList;

/**
 * The moves of a record with their alternatives and comments. Nodes are numbers: {@link #ROOT} is the start position,
 * every other node is a move; the first child of a node continues its line, the others are variations.
 */
public final class MoveTree {
    /** The start position, which has no move. */
    public static final int ROOT = 0;

    /** No node. */
    public static final int NONE = -1;

    private int[] moves = new int[64];
    private int[] parents = new int[64];
    private int[] firstChildren = new int[64];
    private int[] lastChildren = new int[64];
    private int[] nextSiblings = new int[64];
    private int[] comments = new int[64];
    private final List<String> texts = new ArrayList<>();
    private int size;
    private int variations;

    /** A tree of the start position only. */
    public MoveTree() {
        append(0, NONE);
    }

    /**
     * Adds a move as the last child of a node.
     *
     * @param move see {@link StoredMove}
     * @return the new node
     */
    public int add(int parent, int move) {
        int node = append(move, parent);
        if (firstChildren[parent] == NONE) {
            firstChildren[parent] = node;
        } else {
            nextSiblings[lastChildren[parent]] = node;
            variations++;
        }
        lastChildren[parent] = node;
        return node;
    }

    private int append(int move, int parent) {
        if (size == moves.length) {
            grow(2 * size);
        }
        moves[size] = move;
        parents[size] = parent;
        firstChildren[size] = NONE;
        lastChildren[size] = NONE;
        nextSiblings[size] = NONE;
        comments[size] = NONE;
        return size++;
    }

    private void grow(int capacity) {
        moves = Arrays.copyOf(moves, capacity);
        parents = Arrays.copyOf(parents, capacity);
        firstChildren = Arrays.copyOf(firstChildren, capacity);
        lastChildren = Arrays.copyOf(lastChildren, capacity);
        nextSiblings = Arrays.copyOf(nextSiblings, capacity);
        comments = Arrays.copyOf(comments, capacity);
    }

    /** Puts a comment behind a move, or in front of the first one at {@link #ROOT}; a blank one is none. */
    public void comment(int node, String text) {
        String stripped = text.strip();
        if (!stripped.isEmpty()) {
            comments[node] = texts.size();
            texts.add(stripped);
        }
    }

    /** Number of moves, alternatives included. */
    public int size() {
        return size - 1;
    }

    /** Number of variations: moves that are not the first child of their parent. */
    public int variations() {
        return variations;
    }

    /** Whether there is anything beside the main line. */
    public boolean isAnnotated() {
        return variations > 0 || !texts.isEmpty();
    }

    /** The move of a node, see {@link StoredMove}. */
    public int move(int node) {
        return moves[node];
    }

    /** The node before, or {@link #NONE} at the root. */
    public int parent(int node) {
        return parents[node];
    }

    /** The move that continues the line of a node, or {@link #NONE}. */
    public int firstChild(int node) {
        return firstChildren[node];
    }

    /** The next alternative to a move, or {@link #NONE}. */
    public int nextSibling(int node) {
        return nextSiblings[node];
    }

    /** The comment of a node, empty when it has none. */
    public String comment(int node) {
        return comments[node] == NONE ? "" : texts.get(comments[node]);
    }

    /** The first move of the main line, see {@link StoredMove}; 0 when there is none. */
    public int firstMove() {
        int node = firstChildren[ROOT];
        return node == NONE ? 0 : moves[node];
    }

    /** The main line. */
    public MoveList mainLine() {
        int plies = 0;
        for (int node = firstChildren[ROOT]; node != NONE; node = firstChildren[node]) {
            plies++;
        }
        if (plies == 0) {
            return MoveList.EMPTY;
        }
        int[] codes = new int[plies];
        int[] ends = new int[plies];
        StringBuilder text = new StringBuilder(4 * plies);
        int ply = 0;
        for (int node = firstChildren[ROOT]; node != NONE; node = firstChildren[node]) {
            text.append(StoredMove.text(moves[node]));
            codes[ply] = StoredMove.code(moves[node]);
            ends[ply++] = text.length();
        }
        return new MoveList(codes, ends, text.toString().toCharArray());
    }
}
