package org.qipu.rules.board;

/**
 * The points a piece can move to by its way of moving, the safety of its own king left aside: empty points and points
 * of the opponent's pieces other than his king. Reused: {@link #find} overwrites the last answer.
 */
final class Targets {
    /** The answer, a set of points as in {@link Geometry}. */
    long low;

    long high;

    boolean contains(int square) {
        return (low & Geometry.LOW[square] | high & Geometry.HIGH[square]) != 0;
    }

    /** Finds the targets of the given piece, which stands on {@code from}. */
    void find(Position position, int piece, int from) {
        switch (Pieces.kind(piece)) {
            case Pieces.ROOK -> findOnLines(position, from, Lines.ROOK_SHIFT);
            case Pieces.CANNON -> findOnLines(position, from, Lines.CANNON_SHIFT);
            case Pieces.HORSE -> findHorse(position, from);
            case Pieces.ELEPHANT -> findElephant(position, piece, from);
            default -> {
                low = Steps.LOW[piece * Squares.COUNT + from];
                high = Steps.HIGH[piece * Squares.COUNT + from];
            }
        }
        int own = piece & 8;
        int enemyKing = own ^ 8 | Pieces.KING;
        low &= ~(position.low[own] | position.low[enemyKing]);
        high &= ~(position.high[own] | position.high[enemyKing]);
    }

    /** Finds the points, occupied or not, from which a rook would attack a point. */
    void findRookOrigins(Position position, int square) {
        findOnLines(position, square, Lines.ROOK_SHIFT);
    }

    /** Finds the points, occupied or not, from which a cannon would capture on a point. */
    void findCannonOrigins(Position position, int square) {
        int file = Geometry.FILE[square];
        int rank = Geometry.RANK[square];
        spread(
                square,
                Lines.RANK_BEYOND[file << Squares.FILES | position.ranks[rank]],
                Lines.FILE_BEYOND[rank << Squares.RANKS | position.files[file]]);
    }

    private void findOnLines(Position position, int from, int captures) {
        int file = Geometry.FILE[from];
        int rank = Geometry.RANK[from];
        int alongRank = Lines.RANK[file << Squares.FILES | position.ranks[rank]];
        int alongFile = Lines.FILE[rank << Squares.RANKS | position.files[file]];
        spread(from, (alongRank | alongRank >>> captures) & 0x1FF, alongFile | alongFile >>> captures);
    }

    /** Becomes the given points of the rank and file of a point. */
    private void spread(int from, long onRank, int onFile) {
        int file = Geometry.FILE[from];
        low = Lines.SPREAD[onFile & 0x1F] << file;
        high = Lines.SPREAD[onFile >>> 5 & 0x1F] << file;
        if (from < Geometry.HALF) {
            low |= onRank << from - file;
        } else {
            high |= onRank << from - file - Geometry.HALF;
        }
    }

    private void findHorse(Position position, int from) {
        int file = Geometry.FILE[from];
        int rank = Geometry.RANK[from];
        int besides = position.ranks[rank] << 1 >>> file & 0b101;
        int ahead = position.files[file] << 1 >>> rank & 0b101;
        int entry = from << 4 | besides | ahead << 1;
        low = Steps.HORSE_LOW[entry];
        high = Steps.HORSE_HIGH[entry];
    }

    private void findElephant(Position position, int piece, int from) {
        low = Steps.LOW[piece * Squares.COUNT + from];
        high = Steps.HIGH[piece * Squares.COUNT + from];
        for (long rest = low; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            if (position.board[from + to >> 1] != Pieces.EMPTY) {
                low ^= rest & -rest;
            }
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest) + Geometry.HALF;
            if (position.board[from + to >> 1] != Pieces.EMPTY) {
                high ^= rest & -rest;
            }
        }
    }
}
