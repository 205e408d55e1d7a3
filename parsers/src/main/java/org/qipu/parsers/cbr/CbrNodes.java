package org.qipu.parsers.cbr;

import static org.qipu.parsers.bytes.LittleEndian.u32;
import static org.qipu.parsers.bytes.LittleEndian.u8;

import org.qipu.parsers.bytes.ShortText;
import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.StoredMove;
import org.qipu.parsers.tree.TreeBuilder;
import org.qipu.rules.board.Squares;

/**
 * Reads the node stream: a line runs to its end mark, then the latest move of which an alternative was announced gets it.
 * Reading stops when a line ends and nothing is announced, or at the first node that is none.
 */
final class CbrNodes {
    private static final int END_OF_LINE = 1;
    private static final int ALTERNATIVE = 2;
    private static final int COMMENT = 4;
    private static final int ALL_FLAGS = 7;
    private static final int NODE_BYTES = 4;

    private final byte[] bytes;
    private final int end;
    private final CbrLayout layout;
    private final MoveTree tree = new MoveTree();

    private int at;
    private int cutAt = -1;

    /**
     * A reader of the record between two indices.
     *
     * @param end index after the last byte that may belong to the record
     */
    CbrNodes(byte[] bytes, int start, int end, CbrLayout layout) {
        this.bytes = bytes;
        this.end = end;
        this.layout = layout;
        at = start + layout.root();
    }

    /** The tree of all nodes up to the first that is cut short or none. */
    MoveTree read() {
        int flags = flags();
        if (cutAt >= 0) {
            return tree;
        }
        at += NODE_BYTES;
        readComment(flags, MoveTree.ROOT);
        TreeBuilder builder = new TreeBuilder(tree, (flags & END_OF_LINE) == 0);
        while (builder.expectsMove() && cutAt < 0) {
            flags = flags();
            if (cutAt >= 0 || u8(bytes, at + 2) == u8(bytes, at + 3)) {
                cutAt = at;
                break;
            }
            int node = builder.add(move(), (flags & END_OF_LINE) == 0, (flags & ALTERNATIVE) != 0);
            at += NODE_BYTES;
            readComment(flags, node);
        }
        return tree;
    }

    /** Index at which the data end too early or are no node, or -1. */
    int cutAt() {
        return cutAt;
    }

    private int flags() {
        boolean node = at + NODE_BYTES <= end && u8(bytes, at) <= ALL_FLAGS;
        cutAt = node ? cutAt : at;
        return node ? u8(bytes, at) : 0;
    }

    private int move() {
        int from = u8(bytes, at + 2);
        int to = u8(bytes, at + 3);
        int fromSquare = square(from);
        int toSquare = square(to);
        return fromSquare < 0 || toSquare < 0 ? StoredMove.unreadable(from, to) : StoredMove.of(fromSquare, toSquare);
    }

    /**
     * The square of a stored value, or -1: in version 2 its number counted from Black's back rank, in version 1 the file in
     * the high and the rank in the low four bits, both seen from Black.
     */
    private int square(int value) {
        if (layout == CbrLayout.VERSION_2) {
            return CbrBoard.square(value);
        }
        int file = Squares.FILES - 1 - (value >>> 4);
        int rank = Squares.RANKS - 1 - (value & 15);
        return file < 0 || rank < 0 ? -1 : Squares.of(file, rank);
    }

    private void readComment(int flags, int node) {
        if ((flags & COMMENT) == 0) {
            return;
        }
        long size = at + 4 <= end ? u32(bytes, at) : Long.MAX_VALUE;
        if (size > end - at - 4) {
            cutAt = at;
            return;
        }
        at += 4;
        tree.comment(node, ShortText.wide(bytes, at, at + (int) size));
        at += (int) size;
    }
}
