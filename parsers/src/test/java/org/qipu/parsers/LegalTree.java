package org.qipu.parsers;

import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.StoredMove;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;

/** Plays every line of a tree. */
public final class LegalTree {
    private LegalTree() {}

    /**
     * Number of moves that are illegal where they stand; what follows such a move is passed over. When the first move is
     * the other side's, that side begins.
     */
    public static int illegalMoves(MoveTree tree, Setup start) {
        Position position = Position.of(start);
        int first = tree.firstMove();
        if (tree.size() > 0 && !legal(position, first)) {
            position = Position.of(start.withSideToMove(start.sideToMove() ^ 1));
        }
        int illegal = 0;
        int node = MoveTree.ROOT;
        int next = tree.firstChild(node);
        while (true) {
            while (next != MoveTree.NONE && !legal(position, tree.move(next))) {
                illegal++;
                next = tree.nextSibling(next);
            }
            if (next != MoveTree.NONE) {
                position.make(move(position, tree.move(next)));
                node = next;
                next = tree.firstChild(node);
            } else if (node == MoveTree.ROOT) {
                return illegal;
            } else {
                position.unmake();
                next = tree.nextSibling(node);
                node = tree.parent(node);
            }
        }
    }

    private static boolean legal(Position position, int stored) {
        return StoredMove.isReadable(stored) && position.isLegal(move(position, stored));
    }

    private static int move(Position position, int stored) {
        return position.move(StoredMove.from(stored), StoredMove.to(stored));
    }
}
