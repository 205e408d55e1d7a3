package org.qipu.rules.board;

/**
 * Whether a king can be captured, now or after a move. Testing every move of a position is slow, see {@link Guards} for
 * which of them need it.
 */
final class KingSafety {
    private KingSafety() {}

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

    /**
     * True when the move of the piece on {@code from}, possible otherwise, would leave the other king to be captured,
     * directly or by uncovering another piece.
     */
    static boolean checks(Position position, int from, int to) {
        int piece = position.board[from];
        int side = Pieces.side(piece);
        int king = position.kingSquare(side ^ 1);
        if (king < 0) {
            return false;
        }
        if (!Geometry.inPalace(side ^ 1, king)) {
            return checksFarKing(position, king, from, to);
        }
        return checksOnLine(position, king, from, to)
                || checksAsHorse(position, king, from, to)
                || checksAsPawn(position, king, from, to)
                || checksAsKing(position, king, from, to);
    }

    /** A king outside its palace is a thing of damaged diagrams, so this may be slow. */
    private static boolean checksFarKing(Position position, int king, int from, int to) {
        Position after = Position.of(position.setup());
        after.make(after.move(from, to));
        return exposed(after, king, after.sideToMove(), Geometry.OFF, Geometry.OFF);
    }

    private static boolean checksOnLine(Position position, int king, int from, int to) {
        int own = position.board[from] & 8;
        int kind = Pieces.kind(position.board[from]);
        boolean slides = kind == Pieces.ROOK || kind == Pieces.CANNON;
        long low = position.low[own | Pieces.ROOK] | position.low[own | Pieces.CANNON];
        long high = position.high[own | Pieces.ROOK] | position.high[own | Pieces.CANNON];
        low = (low & ~Geometry.LOW[from] | (slides ? Geometry.LOW[to] : 0)) & Geometry.CROSS_LOW[king];
        high = (high & ~Geometry.HIGH[from] | (slides ? Geometry.HIGH[to] : 0)) & Geometry.CROSS_HIGH[king];
        if ((low | high) == 0) {
            return false;
        }
        long occupiedLow = (position.low[0] | position.low[8]) & ~Geometry.LOW[from] | Geometry.LOW[to];
        long occupiedHigh = (position.high[0] | position.high[8]) & ~Geometry.HIGH[from] | Geometry.HIGH[to];
        for (; low != 0; low &= low - 1) {
            int at = Long.numberOfTrailingZeros(low);
            int piece = position.board[at == to ? from : at];
            if (between(king, at, occupiedLow, occupiedHigh) == (Pieces.kind(piece) == Pieces.CANNON ? 1 : 0)) {
                return true;
            }
        }
        for (; high != 0; high &= high - 1) {
            int at = Long.numberOfTrailingZeros(high) + Geometry.HALF;
            int piece = position.board[at == to ? from : at];
            if (between(king, at, occupiedLow, occupiedHigh) == (Pieces.kind(piece) == Pieces.CANNON ? 1 : 0)) {
                return true;
            }
        }
        return false;
    }

    private static boolean checksAsHorse(Position position, int king, int from, int to) {
        int horse = position.board[from] & 8 | Pieces.HORSE;
        boolean moves = position.board[from] == horse;
        long low = (position.low[horse] & ~Geometry.LOW[from] | (moves ? Geometry.LOW[to] : 0))
                & Steps.HORSE_LOW[king << 4];
        long high = (position.high[horse] & ~Geometry.HIGH[from] | (moves ? Geometry.HIGH[to] : 0))
                & Steps.HORSE_HIGH[king << 4];
        for (; low != 0; low &= low - 1) {
            if (empties(position, Steps.HORSE_LEG[Long.numberOfTrailingZeros(low) * Squares.COUNT + king], from, to)) {
                return true;
            }
        }
        for (; high != 0; high &= high - 1) {
            int at = Long.numberOfTrailingZeros(high) + Geometry.HALF;
            if (empties(position, Steps.HORSE_LEG[at * Squares.COUNT + king], from, to)) {
                return true;
            }
        }
        return false;
    }

    private static boolean checksAsPawn(Position position, int king, int from, int to) {
        int pawn = position.board[from] & 8 | Pieces.PAWN;
        int origins = Pieces.side(pawn) * Squares.COUNT + king;
        boolean moves = position.board[from] == pawn;
        long low = position.low[pawn] & ~Geometry.LOW[from] | (moves ? Geometry.LOW[to] : 0);
        long high = position.high[pawn] & ~Geometry.HIGH[from] | (moves ? Geometry.HIGH[to] : 0);
        return (low & Steps.PAWN_ORIGINS_LOW[origins] | high & Steps.PAWN_ORIGINS_HIGH[origins]) != 0;
    }

    private static boolean checksAsKing(Position position, int king, int from, int to) {
        int side = Pieces.side(position.board[from]);
        boolean moves = Pieces.kind(position.board[from]) == Pieces.KING;
        int own = moves ? to : position.kingSquare(side);
        if (own < 0 || Geometry.FILE[own] != Geometry.FILE[king]) {
            return false;
        }
        long occupiedLow = (position.low[0] | position.low[8]) & ~Geometry.LOW[from] | Geometry.LOW[to];
        long occupiedHigh = (position.high[0] | position.high[8]) & ~Geometry.HIGH[from] | Geometry.HIGH[to];
        return between(king, own, occupiedLow, occupiedHigh) == 0;
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
        return Geometry.count(Geometry.BETWEEN_LOW[line] & occupiedLow, Geometry.BETWEEN_HIGH[line] & occupiedHigh);
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
