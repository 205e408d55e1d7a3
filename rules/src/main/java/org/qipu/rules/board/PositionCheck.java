package org.qipu.rules.board;

/** Recomputes everything a {@link Position} derives from its board; only assertions call it. */
final class PositionCheck {
    private PositionCheck() {}

    static boolean consistent(Position position) {
        long key = position.sideToMove() == Pieces.BLACK ? Zobrist.BLACK_TO_MOVE : 0;
        long[] low = new long[16];
        long[] high = new long[16];
        int[] ranks = new int[Squares.RANKS];
        int[] files = new int[Squares.FILES];
        for (int square = 0; square < Squares.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (piece == Pieces.EMPTY) {
                continue;
            }
            key ^= Zobrist.of(piece, square);
            low[piece] |= Geometry.LOW[square];
            high[piece] |= Geometry.HIGH[square];
            low[piece & 8] |= Geometry.LOW[square];
            high[piece & 8] |= Geometry.HIGH[square];
            ranks[Squares.rank(square)] |= 1 << Squares.file(square);
            files[Squares.file(square)] |= 1 << Squares.rank(square);
        }
        return key == position.key()
                && java.util.Arrays.equals(low, position.low)
                && java.util.Arrays.equals(high, position.high)
                && java.util.Arrays.equals(ranks, position.ranks)
                && java.util.Arrays.equals(files, position.files);
    }
}
