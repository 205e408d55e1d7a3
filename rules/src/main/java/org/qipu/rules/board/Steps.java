package org.qipu.rules.board;

/**
 * Tables of the pieces that go a fixed distance: king, advisor, elephant, horse and pawn (CXA 1999 art. 2.2). Where a
 * piece may go depends on the point it enters, so a piece that stands where it never could have come still has the
 * moves that lead back among its points. Sets of points are pairs as in {@link Geometry}.
 */
final class Steps {
    /**
     * Points a king, advisor, elephant or pawn enters from a point on an empty board; index {@code piece * 90 +
     * square}. Empty for the other kinds.
     */
    static final long[] LOW = new long[16 * Squares.COUNT];

    static final long[] HIGH = new long[16 * Squares.COUNT];

    /**
     * Points a horse enters, by which of its legs are blocked; index {@code square * 16 + legs}, where bit 0 of legs
     * means the point to the left is occupied, bit 1 the point below, bit 2 the one to the right, bit 3 above.
     */
    static final long[] HORSE_LOW = new long[Squares.COUNT * 16];

    static final long[] HORSE_HIGH = new long[Squares.COUNT * 16];

    /** The leg of a horse on {@code from} that goes to {@code to}; index {@code from * 90 + to}, -1 for no horse move. */
    static final byte[] HORSE_LEG = new byte[Squares.COUNT * Squares.COUNT];

    /** Points a piece could ever enter from a point in one move; index {@code piece * 90 + square}. */
    static final long[] SPAN_LOW = new long[16 * Squares.COUNT];

    static final long[] SPAN_HIGH = new long[16 * Squares.COUNT];

    /** Points from which a pawn of a side attacks a point; index {@code side * 90 + square}. */
    static final long[] PAWN_ORIGINS_LOW = new long[2 * Squares.COUNT];

    static final long[] PAWN_ORIGINS_HIGH = new long[2 * Squares.COUNT];

    private static final int[] LEG_FILE = {-1, 0, 1, 0};
    private static final int[] LEG_RANK = {0, -1, 0, 1};

    static {
        java.util.Arrays.fill(HORSE_LEG, (byte) -1);
        for (int from = 0; from < Squares.COUNT; from++) {
            for (int to = 0; to < Squares.COUNT; to++) {
                fillSteps(Pieces.RED, from, to);
                fillSteps(Pieces.BLACK, from, to);
            }
            for (int leg = 0; leg < 4; leg++) {
                fillHorse(from, leg);
            }
            fillSpan(Pieces.RED, from);
            fillSpan(Pieces.BLACK, from);
        }
    }

    private Steps() {}

    private static void fillSteps(int side, int from, int to) {
        int across = Math.abs(Geometry.FILE[to] - Geometry.FILE[from]);
        int up = Geometry.RANK[to] - Geometry.RANK[from];
        int along = Math.abs(up);
        if (across + along == 1 && Geometry.inPalace(side, to)) {
            add(Pieces.of(Pieces.KING, side), from, to);
        }
        if (across == 1 && along == 1 && Geometry.onPalaceDiagonal(side, to)) {
            add(Pieces.of(Pieces.ADVISOR, side), from, to);
        }
        if (across == 2 && along == 2 && Geometry.inOwnHalf(side, to)) {
            add(Pieces.of(Pieces.ELEPHANT, side), from, to);
        }
        int forward = side == Pieces.RED ? 1 : -1;
        boolean sideways = across == 1 && up == 0 && !Geometry.inOwnHalf(side, from);
        if (across == 0 && up == forward || sideways) {
            add(Pieces.of(Pieces.PAWN, side), from, to);
            PAWN_ORIGINS_LOW[side * Squares.COUNT + to] |= Geometry.LOW[from];
            PAWN_ORIGINS_HIGH[side * Squares.COUNT + to] |= Geometry.HIGH[from];
        }
    }

    private static void fillSpan(int side, int from) {
        for (int kind = Pieces.KING; kind <= Pieces.PAWN; kind++) {
            int entry = Pieces.of(kind, side) * Squares.COUNT + from;
            boolean slides = kind == Pieces.ROOK || kind == Pieces.CANNON;
            boolean jumps = kind == Pieces.HORSE;
            SPAN_LOW[entry] = slides ? Geometry.CROSS_LOW[from] : jumps ? HORSE_LOW[from << 4] : LOW[entry];
            SPAN_HIGH[entry] = slides ? Geometry.CROSS_HIGH[from] : jumps ? HORSE_HIGH[from << 4] : HIGH[entry];
        }
    }

    private static void add(int piece, int from, int to) {
        LOW[piece * Squares.COUNT + from] |= Geometry.LOW[to];
        HIGH[piece * Squares.COUNT + from] |= Geometry.HIGH[to];
    }

    private static void fillHorse(int from, int leg) {
        int legFile = Geometry.FILE[from] + LEG_FILE[leg];
        int legRank = Geometry.RANK[from] + LEG_RANK[leg];
        if (!Geometry.onBoard(legFile, legRank)) {
            return;
        }
        for (int turn = -1; turn <= 1; turn += 2) {
            int file = legFile + LEG_FILE[leg] + turn * LEG_RANK[leg];
            int rank = legRank + LEG_RANK[leg] + turn * LEG_FILE[leg];
            if (Geometry.onBoard(file, rank)) {
                addHorse(from, leg, Squares.of(file, rank));
                HORSE_LEG[from * Squares.COUNT + Squares.of(file, rank)] = (byte) Squares.of(legFile, legRank);
            }
        }
    }

    private static void addHorse(int from, int leg, int to) {
        for (int legs = 0; legs < 16; legs++) {
            if ((legs >>> leg & 1) == 0) {
                HORSE_LOW[from * 16 + legs] |= Geometry.LOW[to];
                HORSE_HIGH[from * 16 + legs] |= Geometry.HIGH[to];
            }
        }
    }
}
