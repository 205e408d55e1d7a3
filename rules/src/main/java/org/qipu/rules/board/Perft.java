package org.qipu.rules.board;

/**
 * Counts the leaves of the tree of legal moves, the customary proof of a move generator. A node without moves counts
 * nothing, whatever the depth left.
 */
public final class Perft {
    private Perft() {}

    /** Number of move sequences of the given length (at least 0); the last moves are counted without being made. */
    public static long count(Position position, int depth) {
        return depth == 0 ? 1 : walk(position, depth, 1, buffers(depth));
    }

    /** The same number with every move made and taken back, the last ones too. */
    public static long countMade(Position position, int depth) {
        return walk(position, depth, 0, buffers(depth));
    }

    private static MoveBuffer[] buffers(int depth) {
        MoveBuffer[] buffers = new MoveBuffer[depth + 1];
        for (int i = 0; i <= depth; i++) {
            buffers[i] = new MoveBuffer();
        }
        return buffers;
    }

    private static long walk(Position position, int depth, int bulkDepth, MoveBuffer[] buffers) {
        if (depth == bulkDepth) {
            return depth == 0 ? 1 : MoveGenerator.count(position);
        }
        MoveBuffer moves = buffers[depth];
        MoveGenerator.legal(position, moves);
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            leaves += walk(position, depth - 1, bulkDepth, buffers);
            position.unmake();
        }
        return leaves;
    }
}
