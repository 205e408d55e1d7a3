package org.qipu.rules.board;

/**
 * Which moves of a position can leave the mover's king to be captured.
 *
 * <p>Testing every move is slow, and most moves cannot matter. A move of another piece than the king can only expose it
 * <ul>
 *   <li>by leaving a point on which the piece alone keeps a rook or the other king off, is one of two screens of a
 *       cannon, or blocks a horse (a guard): such a move is tested by {@link KingSafety#exposes};
 *   <li>by entering an empty point between the king and a cannon with nothing between, whose screen it would be, or,
 *       when the king is in check, by entering a point where it does not stop every attacker: by capturing him, by
 *       stepping between, or onto the leg of a horse. The points that are left are the open ones.
 * </ul>
 * The screen of a cannon that checks is a guard as well, since leaving it answers the check. A capture never matters
 * otherwise, since its point stays occupied.
 */
final class Guards {
    /** Points of guards: pieces whose moves must be tested. Sets as in {@link Geometry}. */
    private long guardLow;

    private long guardHigh;

    /** Points that a piece which is neither king nor guard may enter. */
    private long openLow;

    private long openHigh;

    /** True when every move must be tested: the king stands where only a damaged diagram has one. */
    private boolean testAll;

    /** Whether the king can be captured now. */
    private boolean attacked;

    /** Looks at a position; what follows is about the moves of its side to move and the king of a side. */
    void scan(Position position, int side) {
        guardLow = 0;
        guardHigh = 0;
        openLow = -1;
        openHigh = -1;
        attacked = false;
        int king = position.kingSquare(side);
        testAll = king >= 0 && !Geometry.inPalace(side, king);
        if (king < 0 || testAll) {
            return;
        }
        scanLines(position, king, side);
        scanHorses(position, king, side);
        scanPawns(position, king, side);
    }

    /** True when any move of the piece on a point may leave the king to be captured. */
    boolean exposesAnyhow(int from) {
        return testAll || attacked || (guardLow & Geometry.LOW[from] | guardHigh & Geometry.HIGH[from]) != 0;
    }

    /** Unless the king is attacked: the points on which any piece would be the screen of a cannon, low part. */
    long closedLow() {
        return ~openLow;
    }

    /** The high part of {@link #closedLow}. */
    long closedHigh() {
        return ~openHigh;
    }

    /** True when the king can be captured now. */
    boolean attacked() {
        return attacked;
    }

    /** False when the piece on a point certainly has no legal move to a point of a set. */
    boolean mayMove(int piece, int from, long wantedLow, long wantedHigh) {
        int entry = piece * Squares.COUNT + from;
        long low = Steps.SPAN_LOW[entry] & wantedLow;
        long high = Steps.SPAN_HIGH[entry] & wantedHigh;
        if ((low & openLow | high & openHigh) != 0) {
            return true;
        }
        boolean tested = Pieces.kind(piece) == Pieces.KING
                || testAll
                || (guardLow & Geometry.LOW[from] | guardHigh & Geometry.HIGH[from]) != 0;
        return tested && (low | high) != 0;
    }

    /** Drops from {@link Position#targets} the points to which the piece on {@code from} may not move. */
    void drop(Position position, int piece, int from) {
        Targets targets = position.targets;
        boolean guard = (guardLow & Geometry.LOW[from] | guardHigh & Geometry.HIGH[from]) != 0;
        if (testAll || guard || Pieces.kind(piece) == Pieces.KING) {
            dropExposing(position, from);
        } else {
            targets.low &= openLow;
            targets.high &= openHigh;
        }
    }

    private static void dropExposing(Position position, int from) {
        Targets targets = position.targets;
        for (long rest = targets.low; rest != 0; rest &= rest - 1) {
            if (KingSafety.exposes(position, from, Long.numberOfTrailingZeros(rest))) {
                targets.low ^= rest & -rest;
            }
        }
        for (long rest = targets.high; rest != 0; rest &= rest - 1) {
            if (KingSafety.exposes(position, from, Long.numberOfTrailingZeros(rest) + Geometry.HALF)) {
                targets.high ^= rest & -rest;
            }
        }
    }

    private void scanLines(Position position, int king, int side) {
        int enemy = (side ^ 1) << 3;
        long sliders = position.low[enemy | Pieces.ROOK] | position.low[enemy | Pieces.CANNON];
        for (long rest = sliders & Geometry.CROSS_LOW[king]; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            scanLine(position, king, from, position.board[from] == (enemy | Pieces.CANNON) ? 1 : 0);
        }
        sliders = position.high[enemy | Pieces.ROOK] | position.high[enemy | Pieces.CANNON];
        for (long rest = sliders & Geometry.CROSS_HIGH[king]; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest) + Geometry.HALF;
            scanLine(position, king, from, position.board[from] == (enemy | Pieces.CANNON) ? 1 : 0);
        }
        int other = position.kingSquare(side ^ 1);
        if (other >= 0 && Geometry.FILE[other] == Geometry.FILE[king]) {
            scanLine(position, king, other, 0);
        }
    }

    /** Looks at one attacker on the king's lines that captures over the given number of screens, 0 or 1. */
    private void scanLine(Position position, int king, int from, int screens) {
        int line = king * Squares.COUNT + from;
        long betweenLow = Geometry.BETWEEN_LOW[line];
        long betweenHigh = Geometry.BETWEEN_HIGH[line];
        long blockersLow = betweenLow & (position.low[0] | position.low[8]);
        long blockersHigh = betweenHigh & (position.high[0] | position.high[8]);
        int blockers = Geometry.count(blockersLow, blockersHigh);
        if (blockers < screens) {
            openLow &= ~betweenLow;
            openHigh &= ~betweenHigh;
        } else if (blockers <= screens + 1) {
            guardLow |= blockersLow;
            guardHigh |= blockersHigh;
        }
        if (blockers == screens) {
            attacked = true;
            openLow &= betweenLow & ~blockersLow | Geometry.LOW[from];
            openHigh &= betweenHigh & ~blockersHigh | Geometry.HIGH[from];
        }
    }

    private void scanHorses(Position position, int king, int side) {
        int horse = Pieces.of(Pieces.HORSE, side ^ 1);
        for (long rest = position.low[horse] & Steps.HORSE_LOW[king << 4]; rest != 0; rest &= rest - 1) {
            scanHorse(position, king, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = position.high[horse] & Steps.HORSE_HIGH[king << 4]; rest != 0; rest &= rest - 1) {
            scanHorse(position, king, Long.numberOfTrailingZeros(rest) + Geometry.HALF);
        }
    }

    private void scanHorse(Position position, int king, int from) {
        int leg = Steps.HORSE_LEG[from * Squares.COUNT + king];
        if (position.board[leg] == Pieces.EMPTY) {
            attacked = true;
            openLow &= Geometry.LOW[leg] | Geometry.LOW[from];
            openHigh &= Geometry.HIGH[leg] | Geometry.HIGH[from];
        }
        guardLow |= Geometry.LOW[leg];
        guardHigh |= Geometry.HIGH[leg];
    }

    private void scanPawns(Position position, int king, int side) {
        int pawn = Pieces.of(Pieces.PAWN, side ^ 1);
        int origins = (side ^ 1) * Squares.COUNT + king;
        long low = position.low[pawn] & Steps.PAWN_ORIGINS_LOW[origins];
        long high = position.high[pawn] & Steps.PAWN_ORIGINS_HIGH[origins];
        int count = Geometry.count(low, high);
        if (count > 0) {
            attacked = true;
            openLow &= count == 1 ? low : 0;
            openHigh &= count == 1 ? high : 0;
        }
    }
}
