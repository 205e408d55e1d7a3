package org.qipu.parsers.xqr;

import static org.qipu.parsers.bytes.LittleEndian.u32;
import static org.qipu.parsers.bytes.LittleEndian.u8;

import org.qipu.parsers.bytes.ShortText;
import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.StoredMove;
import org.qipu.parsers.tree.TreeBuilder;
import org.qipu.rules.board.Squares;

/** Reads the node stream: a node, then the line that follows it, then its next alternative. The first is the start position. */
final class XqrNodes {
    private static final int CHILD = 1;
    private static final int SIBLING = 2;
    private static final int COMMENT = 4;
    private static final int NODE_BYTES = 4;

    private final byte[] bytes;
    private int at;
    private int cutAt = -1;

    XqrNodes(byte[] bytes, int start) {
        this.bytes = bytes;
        at = start;
    }

    /** Reads all nodes into an empty tree, up to the first that is cut short. */
    void read(MoveTree tree) {
        int flags = flags();
        if (cutAt >= 0) {
            return;
        }
        at += NODE_BYTES;
        readComment(flags, tree, MoveTree.ROOT);
        TreeBuilder builder = new TreeBuilder(tree, (flags & CHILD) != 0);
        while (builder.expectsMove() && cutAt < 0) {
            flags = flags();
            if (cutAt >= 0) {
                return;
            }
            int node = builder.add(move(), (flags & CHILD) != 0, (flags & SIBLING) != 0);
            at += NODE_BYTES;
            readComment(flags, tree, node);
        }
    }

    /** Offset at which the data end too early, or -1. */
    int cutAt() {
        return cutAt;
    }

    /** Offset after the last node. */
    int end() {
        return at;
    }

    private int flags() {
        boolean node = at + NODE_BYTES <= bytes.length;
        cutAt = node ? cutAt : at;
        return node ? u8(bytes, at + 2) : 0;
    }

    private int move() {
        int from = u8(bytes, at);
        int to = u8(bytes, at + 1);
        int fromSquare = square(from);
        int toSquare = square(to);
        return fromSquare < 0 || toSquare < 0 ? StoredMove.unreadable(from, to) : StoredMove.of(fromSquare, toSquare);
    }

    /** The tens count rows from Black's back rank, the units files from the left. */
    private static int square(int value) {
        int row = value / 10;
        int file = value % 10;
        return row < Squares.RANKS && file < Squares.FILES ? Squares.of(file, Squares.RANKS - 1 - row) : -1;
    }

    private void readComment(int flags, MoveTree tree, int node) {
        if ((flags & COMMENT) == 0) {
            return;
        }
        long size = at + 4 <= bytes.length ? u32(bytes, at) : Long.MAX_VALUE;
        if (size > bytes.length - at - 4) {
            cutAt = at;
            return;
        }
        at += 4;
        tree.comment(node, ShortText.of(bytes, at, at + (int) size, "UTF-8"));
        at += (int) size;
    }
}
