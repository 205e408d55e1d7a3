package org.qipu.parsers.dhtmlxq;

import org.qipu.parsers.tree.MoveTree;

/**
 * A line of moves: its own ones from a ply on, and before them those of the line that it leaves. Plies count from 0.
 *
 * <p>A chain of lines may be as long as the list of lines, so each line also knows one far up its chain, at distances that
 * make every climb logarithmic.
 */
final class DhtmlLine {
    private final DhtmlLine parent;
    private final DhtmlLine jump;
    private final int depth;
    private final int firstPly;
    private final int firstNode;
    private final int size;

    private DhtmlLine(DhtmlLine parent, int firstPly, int firstNode, int size) {
        this.parent = parent == null ? this : parent;
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.firstPly = firstPly;
        this.firstNode = firstNode;
        this.size = size;
        boolean even = parent != null && parent.depth - parent.jump.depth == parent.jump.depth - parent.jump.jump.depth;
        this.jump = parent == null ? this : even ? parent.jump.jump : parent;
    }

    /** The main line; the first of its nodes, which follow each other. */
    static DhtmlLine main(int firstNode, int size) {
        return new DhtmlLine(null, 0, firstNode, size);
    }

    /** A line that leaves this one, which owns the ply before. */
    DhtmlLine branch(int ply, int node, int moves) {
        return new DhtmlLine(this, ply, node, moves);
    }

    /** The line up the chain, or this one, whose own moves reach a ply; the main line for a ply below 0. */
    DhtmlLine owner(int ply) {
        DhtmlLine line = this;
        while (ply < line.firstPly && line.depth > 0) {
            line = line.jump.firstPly > ply ? line.jump : line.parent;
        }
        return line;
    }

    /** The node at a ply of an owner; the root for -1, {@link MoveTree#NONE} beyond the end. */
    int node(int ply) {
        if (ply == -1) {
            return MoveTree.ROOT;
        }
        int index = ply - firstPly;
        return index >= 0 && index < size ? firstNode + index : MoveTree.NONE;
    }

    /** The ply of the last move; -1 for a main line without moves. */
    int lastPly() {
        return firstPly + size - 1;
    }
}
