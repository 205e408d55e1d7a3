package org.qipu.parsers.dhtmlxq;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.StoredMove;

/**
 * Puts numbered lines together. Line 0 is the main line; {@code move_A_B_C} is line C, whose first move replaces ply B of
 * line A, counted from 1 at the start of the game. A line may be listed before the one it belongs to.
 */
final class DhtmlTree {
    /** Most lines of a record; the largest book seen has 1,447. */
    static final int MAX_LINES = 20_000;

    private record Branch(int parentLine, int ply, int line, Digits digits) {}

    private final MoveTree tree = new MoveTree();
    private final Map<Integer, DhtmlLine> lines = new HashMap<>();
    private final Map<Integer, List<Branch>> waiting = new HashMap<>();
    private int branches;
    private int lost;

    /** Sets the main line. */
    void main(Digits digits) {
        lines.put(0, DhtmlLine.main(add(MoveTree.ROOT, digits), digits.length() / 4));
    }

    /** Takes note of a variation, the ply counted from 1. */
    void branch(int parentLine, int ply, int line, Digits digits) {
        branches++;
        waiting.computeIfAbsent(parentLine, key -> new ArrayList<>())
                .add(new Branch(parentLine, ply - 1, line, digits));
    }

    /** Number of variations noted. */
    int branches() {
        return branches;
    }

    /** Puts all variations in their places; those of an unknown line or ply are lost, and so are lines named twice. */
    MoveTree build() {
        lines.putIfAbsent(0, DhtmlLine.main(MoveTree.NONE, 0));
        Deque<Integer> ready = new ArrayDeque<>(List.of(0));
        int placed = 0;
        while (!ready.isEmpty()) {
            for (Branch branch : waiting.getOrDefault(ready.poll(), List.of())) {
                DhtmlLine owner = lines.get(branch.parentLine()).owner(branch.ply() - 1);
                int before = owner.node(branch.ply() - 1);
                if (before == MoveTree.NONE || branch.digits().length() < 4 || lines.containsKey(branch.line())) {
                    continue;
                }
                int first = add(before, branch.digits());
                lines.put(
                        branch.line(),
                        owner.branch(branch.ply(), first, branch.digits().length() / 4));
                ready.add(branch.line());
                placed++;
            }
        }
        lost = branches - placed;
        return tree;
    }

    /** Number of variations that have no place. */
    int lost() {
        return lost;
    }

    /**
     * Puts a comment behind a ply, counted from 1, of a line; behind the line's last move when it is shorter. Of two for
     * one place the first stays.
     */
    void comment(int line, int ply, String text) {
        DhtmlLine known = lines.get(line);
        if (known != null) {
            int at = Math.min(ply - 1, known.lastPly());
            int node = known.owner(at).node(at);
            if (tree.comment(node).isEmpty()) {
                tree.comment(node, text);
            }
        }
    }

    /** Adds the moves of a line; its first node. */
    private int add(int before, Digits digits) {
        int firstNode = MoveTree.NONE;
        int node = before;
        for (int at = 0; at + 4 <= digits.length(); at += 4) {
            node = tree.add(node, move(digits, at));
            firstNode = at == 0 ? node : firstNode;
        }
        return firstNode;
    }

    private static int move(Digits digits, int at) {
        int from = digits.pair(at);
        int to = digits.pair(at + 2);
        boolean squares = Digits.square(from) >= 0 && Digits.square(to) >= 0;
        return squares ? StoredMove.of(Digits.square(from), Digits.square(to)) : StoredMove.unreadable(from, to);
    }
}
