package org.qipu.parsers.xqf;

import static org.qipu.parsers.bytes.LittleEndian.u32;
import static org.qipu.parsers.bytes.LittleEndian.u8;

import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.StoredMove;
import org.qipu.parsers.tree.TreeBuilder;

/**
 * Reads the node stream: a node, then the line that follows it, then its next alternative. An alternative belongs to the
 * position before the move, at the first move as anywhere else.
 */
final class XqfNodes {
    /** Where the nodes begin. */
    static final int OFFSET = 0x400;

    private static final int ORIGIN = 0x18;
    private static final int TARGET = 0x20;
    private static final int CHILD = 0x80;
    private static final int SIBLING = 0x40;
    private static final int REMARK = 0x20;

    private final byte[] bytes;
    private final XqfKeys keys;

    private int at = OFFSET;
    private int tag;
    private int cutAt = -1;

    /** Takes the bytes of a remark as they are met. */
    interface Remarks {
        void accept(int node, byte[] bytes, int start, int end);
    }

    /** A reader of a whole file whose keys are taken off behind the header. */
    XqfNodes(byte[] bytes, XqfKeys keys) {
        this.bytes = bytes;
        this.keys = keys;
    }

    /** Reads all nodes into an empty tree, up to the first that is cut short. */
    void read(MoveTree tree, Remarks remarks) {
        if (!readTag()) {
            return;
        }
        readRemark(MoveTree.ROOT, remarks);
        TreeBuilder builder = new TreeBuilder(tree, (tag & CHILD) != 0);
        while (builder.expectsMove() && cutAt < 0) {
            int start = at;
            if (!readTag()) {
                return;
            }
            int node = builder.add(move(start), (tag & CHILD) != 0, (tag & SIBLING) != 0);
            readRemark(node, remarks);
        }
    }

    /** Offset at which the data end too early, or -1. */
    int cutAt() {
        return cutAt;
    }

    /** Takes the fixed part of a node; its tag in the bits of the keyed versions. */
    private boolean readTag() {
        int length = keys.hide() ? 4 : 8;
        if (at + length > bytes.length) {
            cutAt = at;
            return false;
        }
        int stored = u8(bytes, at + 2);
        if (keys.hide()) {
            tag = stored;
        } else {
            tag = ((stored & 0xF0) != 0 ? CHILD : 0) | ((stored & 0x0F) != 0 ? SIBLING : 0) | REMARK;
        }
        at += 4;
        return true;
    }

    private int move(int node) {
        int from = u8(bytes, node) - ORIGIN - keys.origin() & 0xFF;
        int to = u8(bytes, node + 1) - TARGET - keys.target() & 0xFF;
        int fromSquare = XqfBoard.square(from);
        int toSquare = XqfBoard.square(to);
        return fromSquare < 0 || toSquare < 0 ? StoredMove.unreadable(from, to) : StoredMove.of(fromSquare, toSquare);
    }

    private void readRemark(int node, Remarks remarks) {
        if ((tag & REMARK) == 0) {
            return;
        }
        if (at + 4 > bytes.length) {
            cutAt = at;
            return;
        }
        long size = u32(bytes, at) - keys.remarkSize();
        if (size < 0 || size > bytes.length - at - 4) {
            cutAt = at;
            return;
        }
        at += 4;
        remarks.accept(node, bytes, at, at + (int) size);
        at += (int) size;
    }
}
