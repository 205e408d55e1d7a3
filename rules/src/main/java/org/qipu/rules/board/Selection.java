package org.qipu.rules.board;

/**
 * Those legal moves of a position that a search asks for, in the order in which {@link MoveGenerator#legal} has them.
 * Finding only these is a good deal faster than finding all. Reused and not thread-safe.
 */
public final class Selection {
    private final Guards uncovering = new Guards();
    private final Targets rooks = new Targets();
    private final Targets cannons = new Targets();

    private long wantedLow;
    private long wantedHigh;

    /** Fills the buffer with the captures. */
    public void captures(Position position, MoveBuffer buffer) {
        int enemy = (position.sideToMove() ^ 1) << 3;
        captures(position, position.low[enemy], position.high[enemy], buffer);
    }

    /** Fills the buffer with the captures, except those of pawns that have not crossed the river. */
    public void materialCaptures(Position position, MoveBuffer buffer) {
        int enemy = (position.sideToMove() ^ 1) << 3;
        boolean red = enemy == Pieces.RED << 3;
        long low = position.low[enemy] & ~(red ? position.low[enemy | Pieces.PAWN] : 0);
        long high = position.high[enemy] & ~(red ? 0 : position.high[enemy | Pieces.PAWN]);
        captures(position, low, high, buffer);
    }

    /** Fills the buffer with the captures on a point. */
    public void capturesOn(Position position, int square, MoveBuffer buffer) {
        captures(position, Geometry.LOW[square], Geometry.HIGH[square], buffer);
    }

    private void captures(Position position, long targetsLow, long targetsHigh, MoveBuffer buffer) {
        buffer.clear();
        int side = position.sideToMove();
        position.guards.scan(position, side);
        wantedLow = targetsLow;
        wantedHigh = targetsHigh;
        for (int piece = side << 3 | Pieces.KING; piece <= (side << 3 | Pieces.PAWN); piece++) {
            for (long rest = position.low[piece]; rest != 0; rest &= rest - 1) {
                addCaptures(position, piece, Long.numberOfTrailingZeros(rest), buffer);
            }
            for (long rest = position.high[piece]; rest != 0; rest &= rest - 1) {
                addCaptures(position, piece, Long.numberOfTrailingZeros(rest) + Geometry.HALF, buffer);
            }
        }
    }

    private void addCaptures(Position position, int piece, int from, MoveBuffer buffer) {
        if (position.guards.mayMove(piece, from, wantedLow, wantedHigh)) {
            position.targets.find(position, piece, from);
            position.targets.low &= wantedLow;
            position.targets.high &= wantedHigh;
            addLegal(position, from, buffer);
        }
    }

    /** Fills the buffer with the moves that give check, directly or by uncovering another piece. */
    public void checks(Position position, MoveBuffer buffer) {
        buffer.clear();
        int side = position.sideToMove();
        int king = position.kingSquare(side ^ 1);
        if (king < 0) {
            return;
        }
        position.guards.scan(position, side);
        uncovering.scan(position, side ^ 1);
        rooks.findRookOrigins(position, king);
        cannons.findCannonOrigins(position, king);
        for (int piece = side << 3 | Pieces.KING; piece <= (side << 3 | Pieces.PAWN); piece++) {
            for (long rest = position.low[piece]; rest != 0; rest &= rest - 1) {
                addChecks(position, king, Long.numberOfTrailingZeros(rest), buffer);
            }
            for (long rest = position.high[piece]; rest != 0; rest &= rest - 1) {
                addChecks(position, king, Long.numberOfTrailingZeros(rest) + Geometry.HALF, buffer);
            }
        }
    }

    private void addChecks(Position position, int king, int from, MoveBuffer buffer) {
        int piece = position.board[from];
        boolean anyhow = uncovering.exposesAnyhow(from);
        if (anyhow) {
            wantedLow = -1;
            wantedHigh = -1;
        } else {
            wantLikely(king, piece);
        }
        if (!position.guards.mayMove(piece, from, wantedLow, wantedHigh)) {
            return;
        }
        position.targets.find(position, piece, from);
        position.targets.low &= wantedLow;
        position.targets.high &= wantedHigh;
        int kind = Pieces.kind(piece);
        // A cannon is no screen for itself.
        boolean ownScreen = kind == Pieces.CANNON && Geometry.aligned(from, king);
        if (anyhow || ownScreen || kind == Pieces.HORSE || kind == Pieces.KING) {
            dropQuiet(position, from);
        }
        addLegal(position, from, buffer);
    }

    /** Wants the points from which the piece checks; of a horse or king, some on which it may check. */
    private void wantLikely(int king, int piece) {
        wantedLow = uncovering.closedLow();
        wantedHigh = uncovering.closedHigh();
        switch (Pieces.kind(piece)) {
            case Pieces.ROOK -> {
                wantedLow |= rooks.low;
                wantedHigh |= rooks.high;
            }
            case Pieces.CANNON -> {
                wantedLow |= cannons.low;
                wantedHigh |= cannons.high;
            }
            case Pieces.HORSE -> {
                wantedLow |= Steps.HORSE_LOW[king << 4];
                wantedHigh |= Steps.HORSE_HIGH[king << 4];
            }
            case Pieces.PAWN -> {
                wantedLow |= Steps.PAWN_ORIGINS_LOW[Pieces.side(piece) * Squares.COUNT + king];
                wantedHigh |= Steps.PAWN_ORIGINS_HIGH[Pieces.side(piece) * Squares.COUNT + king];
            }
            case Pieces.KING -> {
                wantedLow |= Geometry.CROSS_LOW[king];
                wantedHigh |= Geometry.CROSS_HIGH[king];
            }
            default -> {}
        }
    }

    private static void dropQuiet(Position position, int from) {
        Targets targets = position.targets;
        for (long rest = targets.low; rest != 0; rest &= rest - 1) {
            if (!KingSafety.checks(position, from, Long.numberOfTrailingZeros(rest))) {
                targets.low ^= rest & -rest;
            }
        }
        for (long rest = targets.high; rest != 0; rest &= rest - 1) {
            if (!KingSafety.checks(position, from, Long.numberOfTrailingZeros(rest) + Geometry.HALF)) {
                targets.high ^= rest & -rest;
            }
        }
    }

    /** Adds the moves of a piece to those of its targets to which it may legally move. */
    private static void addLegal(Position position, int from, MoveBuffer buffer) {
        if ((position.targets.low | position.targets.high) != 0) {
            int piece = position.board[from];
            position.guards.drop(position, piece, from);
            MoveGenerator.addTargets(position, piece, from, buffer);
        }
    }
}
