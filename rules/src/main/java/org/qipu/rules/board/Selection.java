package org.qipu.rules.board;

/**
 * Those legal moves of a position that a search asks for, in the order in which {@link MoveGenerator#legal} has them.
 * Finding only these is a good deal faster than finding all. Reused and not thread-safe.
 */
public final class Selection {
    /** Points at a horse's distance, legs left aside, and points beside a point diagonally, where its legs are. */
    private static final long[] HORSE_LOW = new long[Squares.COUNT];

    private static final long[] HORSE_HIGH = new long[Squares.COUNT];
    private static final long[] LEG_LOW = new long[Squares.COUNT];
    private static final long[] LEG_HIGH = new long[Squares.COUNT];

    static {
        for (int a = 0; a < Squares.COUNT; a++) {
            for (int b = 0; b < Squares.COUNT; b++) {
                int across = Math.abs(Geometry.FILE[a] - Geometry.FILE[b]);
                int along = Math.abs(Geometry.RANK[a] - Geometry.RANK[b]);
                HORSE_LOW[a] |= across * along == 2 ? Geometry.LOW[b] : 0;
                HORSE_HIGH[a] |= across * along == 2 ? Geometry.HIGH[b] : 0;
                LEG_LOW[a] |= across == 1 && along == 1 ? Geometry.LOW[b] : 0;
                LEG_HIGH[a] |= across == 1 && along == 1 ? Geometry.HIGH[b] : 0;
            }
        }
    }

    private long wantedLow;
    private long wantedHigh;

    /** Where the enemy king stands, and whether a rook, cannon or king of the mover stands on its file or rank. */
    private int king;

    private boolean aimedAt;

    /** Fills the buffer with the captures. */
    public void captures(Position position, MoveBuffer buffer) {
        buffer.clear();
        int enemy = (position.sideToMove() ^ 1) << 3;
        wantedLow = position.low[enemy];
        wantedHigh = position.high[enemy];
        king = -1;
        fill(position, buffer);
    }

    /**
     * Fills the buffer with the moves that may give check, directly or by uncovering another piece: every checking move
     * and some others. None when the opponent has no king.
     */
    public void possibleChecks(Position position, MoveBuffer buffer) {
        buffer.clear();
        king = position.kingSquare(position.sideToMove() ^ 1);
        if (king >= 0) {
            aimedAt = isAimedAt(position, king);
            wantedLow = -1;
            wantedHigh = -1;
            fill(position, buffer);
        }
    }

    private static boolean isAimedAt(Position position, int king) {
        int side = position.sideToMove() << 3;
        int rook = side | Pieces.ROOK;
        int cannon = side | Pieces.CANNON;
        int own = side | Pieces.KING;
        long low = (position.low[rook] | position.low[cannon] | position.low[own]) & Geometry.CROSS_LOW[king];
        long high = (position.high[rook] | position.high[cannon] | position.high[own]) & Geometry.CROSS_HIGH[king];
        return (low | high) != 0;
    }

    private void fill(Position position, MoveBuffer buffer) {
        position.guards.scan(position);
        int first = position.sideToMove() << 3;
        for (int piece = first | Pieces.KING; piece <= (first | Pieces.PAWN); piece++) {
            for (long rest = position.low[piece]; rest != 0; rest &= rest - 1) {
                add(position, piece, Long.numberOfTrailingZeros(rest), buffer);
            }
            for (long rest = position.high[piece]; rest != 0; rest &= rest - 1) {
                add(position, piece, Long.numberOfTrailingZeros(rest) + Geometry.HALF, buffer);
            }
        }
    }

    private void add(Position position, int piece, int from, MoveBuffer buffer) {
        if (king >= 0 && !wantChecks(piece, from)) {
            return;
        }
        Targets targets = position.targets;
        targets.find(position, piece, from);
        targets.low &= wantedLow;
        targets.high &= wantedHigh;
        if ((targets.low | targets.high) != 0) {
            position.guards.drop(position, piece, from);
            MoveGenerator.addTargets(position, piece, from, buffer);
        }
    }

    /** Wants the points from which, or on the way to which, the piece may check; false when there are none. */
    private boolean wantChecks(int piece, int from) {
        boolean onLine =
                (Geometry.CROSS_LOW[king] & Geometry.LOW[from] | Geometry.CROSS_HIGH[king] & Geometry.HIGH[from]) != 0;
        boolean leg = (LEG_LOW[king] & Geometry.LOW[from] | LEG_HIGH[king] & Geometry.HIGH[from]) != 0;
        if (leg || aimedAt && onLine) {
            wantedLow = -1;
            wantedHigh = -1;
            return true;
        }
        int kind = Pieces.kind(piece);
        boolean slides = kind == Pieces.ROOK || kind == Pieces.CANNON || kind == Pieces.PAWN || kind == Pieces.KING;
        wantedLow = aimedAt || slides ? Geometry.CROSS_LOW[king] : 0;
        wantedHigh = aimedAt || slides ? Geometry.CROSS_HIGH[king] : 0;
        if (kind == Pieces.HORSE) {
            wantedLow |= HORSE_LOW[king];
            wantedHigh |= HORSE_HIGH[king];
        }
        return (wantedLow | wantedHigh) != 0;
    }
}
