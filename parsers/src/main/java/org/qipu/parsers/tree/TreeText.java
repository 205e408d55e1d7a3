package org.qipu.parsers.tree;

import java.util.Arrays;
import org.qipu.rules.board.Pieces;

/**
 * Writes a tree as PGN does: the moves in ICCS coordinates with their numbers, comments in braces, and behind each move
 * its alternatives in parentheses. A brace that closes a comment too early is written full-width.
 */
public final class TreeText {
    private final MoveTree tree;
    private final int offset;
    private final StringBuilder out = new StringBuilder();

    private int[] alternatives = new int[16];
    private int[] plies = new int[16];
    private int open;
    private boolean numberNeeded = true;

    private TreeText(MoveTree tree, int sideToMove) {
        this.tree = tree;
        offset = sideToMove == Pieces.BLACK ? 1 : 0;
    }

    /**
     * The text of a tree.
     *
     * @param sideToMove side that makes the first move, for the numbers
     */
    public static String of(MoveTree tree, int sideToMove) {
        return new TreeText(tree, sideToMove).write();
    }

    private String write() {
        comment(MoveTree.ROOT);
        int node = MoveTree.ROOT;
        int ply = 0;
        while (true) {
            int main = tree.firstChild(node);
            if (main != MoveTree.NONE) {
                move(main, ply);
                node = main;
            } else if (open == 0) {
                return out.toString();
            } else {
                out.append(')');
                numberNeeded = true;
                node = alternatives[--open];
                ply = plies[open];
            }
            int alternative = tree.nextSibling(node);
            if (alternative == MoveTree.NONE) {
                node = tree.firstChild(tree.parent(node));
            } else {
                begin(alternative, ply);
                node = alternative;
            }
            ply++;
        }
    }

    private void begin(int alternative, int ply) {
        space();
        out.append('(');
        numberNeeded = true;
        move(alternative, ply);
        if (open == alternatives.length) {
            alternatives = Arrays.copyOf(alternatives, 2 * open);
            plies = Arrays.copyOf(plies, 2 * open);
        }
        alternatives[open] = alternative;
        plies[open++] = ply;
    }

    private void move(int node, int ply) {
        boolean second = (ply + offset) % 2 == 1;
        space();
        if (numberNeeded || !second) {
            out.append((ply + offset) / 2 + 1).append(second ? "... " : ". ");
        }
        out.append(StoredMove.text(tree.move(node)));
        numberNeeded = false;
        comment(node);
    }

    private void comment(int node) {
        String text = tree.comment(node);
        if (!text.isEmpty()) {
            space();
            out.append('{').append(text.replace('}', '｝')).append('}');
            numberNeeded = true;
        }
    }

    private void space() {
        int length = out.length();
        if (length > 0 && out.charAt(length - 1) != '(') {
            out.append(' ');
        }
    }
}
