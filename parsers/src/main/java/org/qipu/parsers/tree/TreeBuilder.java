package org.qipu.parsers.tree;

import java.util.Arrays;

/**
 * Builds a tree out of a stream of nodes in which a line runs to its end, and then the latest move of which an alternative
 * was announced gets it.
 */
public final class TreeBuilder {
    private final MoveTree tree;
    private int parent = MoveTree.NONE;
    private int[] waiting = new int[16];
    private int waitingCount;

    /**
     * Begins at the start position.
     *
     * @param tree an empty tree
     * @param moves whether a move follows
     */
    public TreeBuilder(MoveTree tree, boolean moves) {
        this.tree = tree;
        parent = moves ? MoveTree.ROOT : MoveTree.NONE;
    }

    /** Whether the stream has to go on. */
    public boolean expectsMove() {
        return parent != MoveTree.NONE;
    }

    /**
     * Adds the next move; to be called while one is expected.
     *
     * @param move see {@link StoredMove}
     * @return the new node
     */
    public int add(int move, boolean lineGoesOn, boolean alternativeFollows) {
        int node = tree.add(parent, move);
        if (alternativeFollows) {
            push(parent);
        }
        parent = lineGoesOn ? node : waitingCount == 0 ? MoveTree.NONE : waiting[--waitingCount];
        return node;
    }

    private void push(int node) {
        if (waitingCount == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waitingCount);
        }
        waiting[waitingCount++] = node;
    }
}
