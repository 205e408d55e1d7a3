package org.qipu.parsers.oldsites;

import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.StoredMove;
import org.qipu.rules.board.Squares;

/** Collects moves that are given as files from the left and rows from the top. */
final class SiteMoves {
    private static final int HALF = Squares.RANKS / 2;
    private static final int MOST = 99;

    private final MoveTree tree = new MoveTree();
    private int node = MoveTree.ROOT;
    private boolean open;
    private boolean turned;

    private SiteMoves(boolean open) {
        this.open = open;
    }

    /** Moves as Red sees the board. */
    static SiteMoves seenByRed() {
        return new SiteMoves(false);
    }

    /** Moves as the one who saved the game saw the board: when the first begins in the upper half, that was Black. */
    static SiteMoves seenByEither() {
        return new SiteMoves(true);
    }

    /**
     * Adds a move.
     *
     * @param fromFile file from the left, 0..8 when it is one
     * @param fromRow row from the top, 0..9 when it is one
     */
    void add(int fromFile, int fromRow, int toFile, int toRow) {
        turned |= open && fromRow < HALF;
        open = false;
        int from = square(fromFile, fromRow);
        int to = square(toFile, toRow);
        boolean squares = from >= 0 && to >= 0;
        int move = squares
                ? StoredMove.of(from, to)
                : StoredMove.unreadable(values(fromFile, fromRow), values(toFile, toRow));
        node = tree.add(node, move);
    }

    /** Two stored values as one number of two digits each; 99 stands for what has more. */
    private static int values(int file, int row) {
        return (file < 0 ? MOST : Math.min(file, MOST)) * 100 + (row < 0 ? MOST : Math.min(row, MOST));
    }

    private int square(int file, int row) {
        if (file < 0 || file >= Squares.FILES || row < 0 || row >= Squares.RANKS) {
            return -1;
        }
        int square = Squares.of(file, Squares.RANKS - 1 - row);
        return turned ? Squares.COUNT - 1 - square : square;
    }

    /** Puts a text behind the last move. */
    void comment(String text) {
        tree.comment(node, text);
    }

    MoveTree tree() {
        return tree;
    }
}
