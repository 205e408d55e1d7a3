package org.qipu.rules.board;

/**
 * Those legal moves of a position that a search asks for, in the order in which {@link MoveGenerator#legal} has them.
 * Finding only these is a good deal faster than finding all. Reused and not thread-safe.
 */
public final class Selection {
    private final Guards uncovering = new Guards();
    private final Targets rooks = new Targets();
    private final Targets cannons = new Targets();

    /** Fills the buffer with the captures. */
    public void captures(Position position, MoveBuffer buffer) {
        buffer.clear();
        int enemy = (position.sideToMove() ^ 1) << 3;
        int side = position.sideToMove();
        position.guards.scan(position, side);
        for (int piece = side << 3 | Pieces.KING; piece <= (side << 3 | Pieces.PAWN); piece++) {
            for (long rest = position.low[piece]; rest != 0; rest &= rest - 1) {
                int from = Long.numberOfTrailingZeros(rest);
                position.targets.find(position, piece, from);
                add(position, from, position.low[enemy], position.high[enemy], buffer);
            }
            for (long rest = position.high[piece]; rest != 0; rest &= rest - 1) {
                int from = Long.numberOfTrailingZeros(rest) + Geometry.HALF;
                position.targets.find(position, piece, from);
                add(position, from, position.low[enemy], position.high[enemy], buffer);
            }
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
        Targets targets = position.targets;
        int piece = position.board[from];
        targets.find(position, piece, from);
        boolean anyhow = uncovering.exposesAnyhow(from);
        if (!anyhow) {
            keepLikely(position, king, piece);
        }
        int kind = Pieces.kind(piece);
        // A cannon is no screen for itself.
        boolean ownScreen = kind == Pieces.CANNON && Geometry.aligned(from, king);
        if (anyhow || ownScreen || kind == Pieces.HORSE || kind == Pieces.KING) {
            dropQuiet(position, from);
        }
        add(position, from, -1, -1, buffer);
    }

    /** Leaves the points from which the piece checks; of a horse or king, some on which it may check. */
    private void keepLikely(Position position, int king, int piece) {
        long low = uncovering.closedLow();
        long high = uncovering.closedHigh();
        switch (Pieces.kind(piece)) {
            case Pieces.ROOK -> {
                low |= rooks.low;
                high |= rooks.high;
            }
            case Pieces.CANNON -> {
                low |= cannons.low;
                high |= cannons.high;
            }
            case Pieces.HORSE -> {
                low |= Steps.HORSE_LOW[king << 4];
                high |= Steps.HORSE_HIGH[king << 4];
            }
            case Pieces.PAWN -> {
                low |= Steps.PAWN_ORIGINS_LOW[Pieces.side(piece) * Squares.COUNT + king];
                high |= Steps.PAWN_ORIGINS_HIGH[Pieces.side(piece) * Squares.COUNT + king];
            }
            case Pieces.KING -> {
                low |= Geometry.CROSS_LOW[king];
                high |= Geometry.CROSS_HIGH[king];
            }
            default -> {}
        }
        position.targets.low &= low;
        position.targets.high &= high;
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

    /** Adds the legal moves of a piece to those of its targets that are wanted. */
    private static void add(Position position, int from, long wantedLow, long wantedHigh, MoveBuffer buffer) {
        Targets targets = position.targets;
        targets.low &= wantedLow;
        targets.high &= wantedHigh;
        if ((targets.low | targets.high) != 0) {
            int piece = position.board[from];
            position.guards.drop(position, piece, from);
            MoveGenerator.addTargets(position, piece, from, buffer);
        }
    }
}
