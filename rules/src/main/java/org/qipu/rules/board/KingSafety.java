package org.qipu.rules.board;

/**
 * Whether a king can be captured, now or after a move.
 *
 * <p>Testing every move of a position is slow, and most moves cannot matter. {@link #scan} therefore finds once per
 * position which moves do. When the king is not in check, a move of another piece can only expose it
 * <ul>
 *   <li>by leaving a point on which the piece alone keeps a rook or the other king off, is one of two screens of a
 *       cannon, or blocks a horse ({@link #guardLow}): such a move is tested by {@link #exposes};
 *   <li>by entering an empty point between the king and a cannon with nothing between, whose screen it would be
 *       ({@link #closedLow}): such a move is never legal.
 * </ul>
 * A capture never matters otherwise, since its point stays occupied.
 */
final class KingSafety {
    /** Points of guards: pieces whose moves must be tested. Sets as in {@link Geometry}. */
    long guardLow;

    long guardHigh;

    /** Points no piece but the king may enter. */
    long closedLow;

    long closedHigh;

    /** True when every move must be tested: the king is in check, or stands where only a damaged diagram has one. */
    boolean testAll;

    /** Finds which moves of the side to move must be tested. */
    void scan(Position position) {
        guardLow = 0;
        guardHigh = 0;
        closedLow = 0;
        closedHigh = 0;
        int side = position.sideToMove();
        int king = position.kingSquare(side);
        testAll = king >= 0 && (!Geometry.inPalace(side, king) || pawnAttacks(position, king, side ^ 1, Geometry.OFF));
        if (king < 0 || testAll) {
            return;
        }
        scanLines(position, king, side);
        scanHorses(position, king, side);
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
        int blockers = Long.bitCount(blockersLow) + Long.bitCount(blockersHigh);
        if (blockers == screens) {
            testAll = true;
        } else if (blockers == screens + 1) {
            guardLow |= blockersLow;
            guardHigh |= blockersHigh;
        } else if (blockers < screens) {
            closedLow |= betweenLow;
            closedHigh |= betweenHigh;
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
            testAll = true;
        }
        guardLow |= Geometry.LOW[leg];
        guardHigh |= Geometry.HIGH[leg];
    }

    /** True when the king of a side could be captured; false when it has none. */
    static boolean exposed(Position position, int side) {
        int king = position.kingSquare(side);
        return king >= 0 && exposed(position, king, side, Geometry.OFF, Geometry.OFF);
    }

    /** True when the move of the piece on {@code from}, possible otherwise, would leave its own king to be captured. */
    static boolean exposes(Position position, int from, int to) {
        int piece = position.board[from];
        int side = Pieces.side(piece);
        int king = Pieces.kind(piece) == Pieces.KING ? to : position.kingSquare(side);
        return king >= 0 && exposed(position, king, side, from, to);
    }

    /** True when a piece of a side attacks a point; see {@link Position#attacked}. */
    static boolean attacked(Position position, int square, int by) {
        boolean king = position.board[square] == Pieces.of(Pieces.KING, by ^ 1);
        return lineAttacks(position, square, by, Geometry.OFF, Geometry.OFF)
                || horseAttacks(position, square, by, Geometry.OFF, Geometry.OFF)
                || pawnAttacks(position, square, by, Geometry.OFF)
                || stepAttacks(position, square, by, Geometry.OFF, Geometry.OFF)
                || king && kingsFace(position, square, by, Geometry.OFF, Geometry.OFF);
    }

    /** True when, once the piece on {@code from} stands on {@code to}, nothing but the other king attacks its king. */
    static boolean onlyFaces(Position position, int from, int to) {
        int piece = position.board[from];
        int side = Pieces.side(piece);
        int king = Pieces.kind(piece) == Pieces.KING ? to : position.kingSquare(side);
        return kingsFace(position, king, side ^ 1, from, to) && !attackedByPieces(position, king, side, from, to);
    }

    /** Whether the king on {@code king} can be captured once the piece on {@code from} stands on {@code to}. */
    private static boolean exposed(Position position, int king, int side, int from, int to) {
        return attackedByPieces(position, king, side, from, to) || kingsFace(position, king, side ^ 1, from, to);
    }

    /**
     * The same, the facing of the kings left aside. Guards and kings step only within their own palace and half, so
     * they matter only to a king outside its own.
     */
    private static boolean attackedByPieces(Position position, int king, int side, int from, int to) {
        return lineAttacks(position, king, side ^ 1, from, to)
                || horseAttacks(position, king, side ^ 1, from, to)
                || pawnAttacks(position, king, side ^ 1, to)
                || !Geometry.inPalace(side, king) && stepAttacks(position, king, side ^ 1, from, to);
    }

    /** Whether a rook or cannon attacks the point, once the piece on {@code from} stands on {@code to}. */
    private static boolean lineAttacks(Position position, int square, int by, int from, int to) {
        int rook = Pieces.of(Pieces.ROOK, by);
        int cannon = Pieces.of(Pieces.CANNON, by);
        long lows = (position.low[rook] | position.low[cannon]) & Geometry.CROSS_LOW[square] & ~Geometry.LOW[to];
        long highs = (position.high[rook] | position.high[cannon]) & Geometry.CROSS_HIGH[square] & ~Geometry.HIGH[to];
        if ((lows | highs) == 0) {
            return false;
        }
        long occupiedLow = (position.low[0] | position.low[8]) & ~Geometry.LOW[from] | Geometry.LOW[to];
        long occupiedHigh = (position.high[0] | position.high[8]) & ~Geometry.HIGH[from] | Geometry.HIGH[to];
        for (; lows != 0; lows &= lows - 1) {
            int at = Long.numberOfTrailingZeros(lows);
            if (between(square, at, occupiedLow, occupiedHigh) == (position.board[at] == cannon ? 1 : 0)) {
                return true;
            }
        }
        for (; highs != 0; highs &= highs - 1) {
            int at = Long.numberOfTrailingZeros(highs) + Geometry.HALF;
            if (between(square, at, occupiedLow, occupiedHigh) == (position.board[at] == cannon ? 1 : 0)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a horse attacks the point, once the piece on {@code from} stands on {@code to}. */
    private static boolean horseAttacks(Position position, int square, int by, int from, int to) {
        int horse = Pieces.of(Pieces.HORSE, by);
        long horses = position.low[horse] & Steps.HORSE_LOW[square << 4] & ~Geometry.LOW[to];
        for (; horses != 0; horses &= horses - 1) {
            int leg = Steps.HORSE_LEG[Long.numberOfTrailingZeros(horses) * Squares.COUNT + square];
            if (empties(position, leg, from, to)) {
                return true;
            }
        }
        horses = position.high[horse] & Steps.HORSE_HIGH[square << 4] & ~Geometry.HIGH[to];
        for (; horses != 0; horses &= horses - 1) {
            int leg = Steps.HORSE_LEG[(Long.numberOfTrailingZeros(horses) + Geometry.HALF) * Squares.COUNT + square];
            if (empties(position, leg, from, to)) {
                return true;
            }
        }
        return false;
    }

    /** Number of occupied points between two points of one line; 0 for points of different lines. */
    static int between(Position position, int a, int b) {
        return between(a, b, position.low[0] | position.low[8], position.high[0] | position.high[8]);
    }

    /** The same for the given set of occupied points. */
    private static int between(int a, int b, long occupiedLow, long occupiedHigh) {
        int line = a * Squares.COUNT + b;
        return Long.bitCount(Geometry.BETWEEN_LOW[line] & occupiedLow)
                + Long.bitCount(Geometry.BETWEEN_HIGH[line] & occupiedHigh);
    }

    /** Whether a pawn attacks the point, after something has moved to {@code to}. */
    private static boolean pawnAttacks(Position position, int square, int by, int to) {
        int pawn = Pieces.of(Pieces.PAWN, by);
        int origins = by * Squares.COUNT + square;
        return (position.low[pawn] & Steps.PAWN_ORIGINS_LOW[origins] & ~Geometry.LOW[to]
                        | position.high[pawn] & Steps.PAWN_ORIGINS_HIGH[origins] & ~Geometry.HIGH[to])
                != 0;
    }

    /** True when the kings face each other along an empty file (art. 2.2). */
    static boolean kingsFace(Position position) {
        int king = position.kingSquare(Pieces.RED);
        return king >= 0 && kingsFace(position, king, Pieces.BLACK, Geometry.OFF, Geometry.OFF);
    }

    /** Whether the king of a side faces the king on {@code square} along an empty file (art. 2.2). */
    private static boolean kingsFace(Position position, int square, int by, int from, int to) {
        int other = position.kingSquare(by);
        if (other < 0 || Geometry.FILE[other] != Geometry.FILE[square] || other == square) {
            return false;
        }
        long occupiedLow = (position.low[0] | position.low[8]) & ~Geometry.LOW[from] | Geometry.LOW[to];
        long occupiedHigh = (position.high[0] | position.high[8]) & ~Geometry.HIGH[from] | Geometry.HIGH[to];
        return between(square, other, occupiedLow, occupiedHigh) == 0;
    }

    /** Whether a king, advisor or elephant attacks the point. */
    private static boolean stepAttacks(Position position, int square, int by, int from, int to) {
        for (int at = 0; at < Squares.COUNT; at++) {
            int piece = position.board[at];
            int kind = Pieces.kind(piece);
            if (kind < Pieces.KING || kind > Pieces.ELEPHANT || Pieces.side(piece) != by || at == to) {
                continue;
            }
            int entry = piece * Squares.COUNT + at;
            boolean reaches =
                    (Steps.LOW[entry] & Geometry.LOW[square] | Steps.HIGH[entry] & Geometry.HIGH[square]) != 0;
            if (reaches && (kind != Pieces.ELEPHANT || empties(position, at + square >> 1, from, to))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a leg or eye is empty once the piece on {@code from} stands on {@code to}. */
    private static boolean empties(Position position, int point, int from, int to) {
        return point != to && (point == from || position.board[point] == Pieces.EMPTY);
    }
}
