package org.qipu.rules.board;

/** The legal moves of a position, all of them and nothing else; see {@link Position#isLegal}. */
public final class MoveGenerator {
    private MoveGenerator() {}

    /** Fills the buffer with the legal moves of the side to move, in no promised order; the old content is dropped. */
    public static void legal(Position position, MoveBuffer buffer) {
        buffer.clear();
        position.guards.scan(position, position.sideToMove());
        int first = position.sideToMove() << 3;
        for (int piece = first | Pieces.KING; piece <= (first | Pieces.PAWN); piece++) {
            for (long rest = position.low[piece]; rest != 0; rest &= rest - 1) {
                addMoves(position, piece, Long.numberOfTrailingZeros(rest), buffer);
            }
            for (long rest = position.high[piece]; rest != 0; rest &= rest - 1) {
                addMoves(position, piece, Long.numberOfTrailingZeros(rest) + Geometry.HALF, buffer);
            }
        }
    }

    /** Number of legal moves of the side to move. */
    public static int count(Position position) {
        return count(position, Integer.MAX_VALUE);
    }

    /** True unless the side to move is mated or stalemated. */
    public static boolean hasLegalMove(Position position) {
        return count(position, 1) > 0;
    }

    /** Counts legal moves and stops early once there are {@code enough}. */
    private static int count(Position position, int enough) {
        position.guards.scan(position, position.sideToMove());
        int first = position.sideToMove() << 3;
        int count = 0;
        for (int piece = first | Pieces.PAWN; piece > first && count < enough; piece--) {
            for (long rest = position.low[piece]; rest != 0; rest &= rest - 1) {
                count += countMoves(position, piece, Long.numberOfTrailingZeros(rest));
            }
            for (long rest = position.high[piece]; rest != 0; rest &= rest - 1) {
                count += countMoves(position, piece, Long.numberOfTrailingZeros(rest) + Geometry.HALF);
            }
        }
        return count;
    }

    private static void addMoves(Position position, int piece, int from, MoveBuffer buffer) {
        if (!position.guards.attacked() || position.guards.mayMove(piece, from, -1, -1)) {
            findSafe(position, piece, from);
            addTargets(position, piece, from, buffer);
        }
    }

    /** Adds the moves of a piece to the points in {@link Position#targets}. */
    static void addTargets(Position position, int piece, int from, MoveBuffer buffer) {
        Targets targets = position.targets;
        int origin = Moves.of(from, 0, piece, Pieces.EMPTY);
        for (long rest = targets.low; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            buffer.add(origin | Moves.of(0, to, 0, position.board[to]));
        }
        for (long rest = targets.high; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest) + Geometry.HALF;
            buffer.add(origin | Moves.of(0, to, 0, position.board[to]));
        }
    }

    private static int countMoves(Position position, int piece, int from) {
        if (position.guards.attacked() && !position.guards.mayMove(piece, from, -1, -1)) {
            return 0;
        }
        findSafe(position, piece, from);
        return Long.bitCount(position.targets.low) + Long.bitCount(position.targets.high);
    }

    /** Leaves in {@link Position#targets} the points that the piece may legally move to; needs a scan before. */
    private static void findSafe(Position position, int piece, int from) {
        position.targets.find(position, piece, from);
        position.guards.drop(position, piece, from);
    }
}
