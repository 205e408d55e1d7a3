package org.qipu.rules.board;

import java.util.Arrays;

/**
 * A mutable position with its history of moves: what stands on the 90 points and whose turn it is.
 *
 * <p>Made for replaying many games one after the other: {@link #set} and {@link #setInitial} reuse everything, and
 * {@link #make} and {@link #unmake} allocate nothing unless a game is longer than any before it. A side without a king
 * is allowed (damaged diagrams have to be replayed too); such a side is never in check. Not thread-safe: one per task.
 */
public final class Position {
    private static final int INITIAL_HISTORY = 256;

    /** What stands on each point, with a last entry for {@link Geometry#OFF}, which stays empty. */
    final byte[] board = new byte[Squares.COUNT + 1];

    /**
     * Points by piece, low and high part as in {@link Geometry}. The numbers of no piece, 0 and 8, hold all points of
     * Red and of Black.
     */
    final long[] low = new long[16];

    final long[] high = new long[16];

    /** Point of each side's king, -1 for none. */
    private final int[] kings = {-1, -1};

    /** Occupied points of each rank and of each file, as bit sets in the sense of {@link Lines}. */
    final int[] ranks = new int[Squares.RANKS];

    final int[] files = new int[Squares.FILES];

    /** Work space of the move generator, kept here so that generating allocates nothing. */
    final Targets targets = new Targets();

    final Guards guards = new Guards();

    private int side;
    private long key;
    private int[] history = new int[INITIAL_HISTORY];
    private int plies;

    private Position() {}

    /** A new position with the initial arrangement, Red to move. */
    public static Position initial() {
        Position position = new Position();
        position.setInitial();
        return position;
    }

    /** A new position with the given arrangement; see {@link #set}. */
    public static Position of(Setup setup) {
        Position position = new Position();
        position.set(setup);
        return position;
    }

    /** Goes to the initial arrangement, Red to move, and forgets the history. */
    public void setInitial() {
        set(Setup.INITIAL);
    }

    /**
     * Goes to the given arrangement and forgets the history.
     *
     * @throws IllegalArgumentException if the setup is not {@link Setup#replayable()}
     */
    public void set(Setup setup) {
        if (!setup.replayable()) {
            throw new IllegalArgumentException("cannot be replayed: " + setup.flaws());
        }
        clear();
        for (int square = 0; square < Squares.COUNT; square++) {
            int piece = setup.pieceAt(square);
            if (piece != Pieces.EMPTY) {
                put(square, piece);
            }
        }
        if (setup.sideToMove() == Pieces.BLACK) {
            passTurn();
        }
        assert PositionCheck.consistent(this);
    }

    /** Becomes equal to the other position, history included. */
    public void copyFrom(Position other) {
        System.arraycopy(other.board, 0, board, 0, board.length);
        System.arraycopy(other.low, 0, low, 0, low.length);
        System.arraycopy(other.high, 0, high, 0, high.length);
        System.arraycopy(other.kings, 0, kings, 0, kings.length);
        System.arraycopy(other.ranks, 0, ranks, 0, ranks.length);
        System.arraycopy(other.files, 0, files, 0, files.length);
        if (history.length < other.plies) {
            history = new int[other.history.length];
        }
        System.arraycopy(other.history, 0, history, 0, other.plies);
        side = other.side;
        key = other.key;
        plies = other.plies;
    }

    /** The piece on a point (0..89), or {@link Pieces#EMPTY}. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** {@link Pieces#RED} or {@link Pieces#BLACK}. */
    public int sideToMove() {
        return side;
    }

    /** Zobrist key of pieces and side to move: equal positions have equal keys, in every run and on every machine. */
    public long key() {
        return key;
    }

    /** Number of moves made and not unmade since the arrangement was set. */
    public int plies() {
        return plies;
    }

    /** The point of a side's king, or -1 when it has none. */
    public int kingSquare(int ofSide) {
        return kings[ofSide];
    }

    /** Packs the move between two points (0..89) with what stands there, legal or not. */
    public int move(int from, int to) {
        return Moves.of(from, to, board[from], board[to]);
    }

    /**
     * True when the side to move may make the packed move under the rules of movement, own king's safety included. A
     * move that does not name what stands on its points is not legal. Capturing a king never is: the move before it was
     * the illegal one.
     */
    public boolean isLegal(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (from >= Squares.COUNT || to >= Squares.COUNT || move(from, to) != move) {
            return false;
        }
        int piece = board[from];
        if (piece == Pieces.EMPTY || Pieces.side(piece) != side) {
            return false;
        }
        targets.find(this, piece, from);
        return targets.contains(to) && !KingSafety.exposes(this, from, to);
    }

    /**
     * True when the piece on a point could go to another by its way of moving, whichever side is to move and whatever
     * becomes of its own king.
     */
    public boolean reaches(int from, int to) {
        int piece = board[from];
        if (piece == Pieces.EMPTY) {
            return false;
        }
        targets.find(this, piece, from);
        return targets.contains(to);
    }

    /** True when a packed move, which is possible here, gives check, directly or by uncovering another piece. */
    public boolean givesCheck(int move) {
        return KingSafety.checks(this, Moves.from(move), Moves.to(move));
    }

    /** Makes a packed move, which is not checked: it must be one that {@link #move} packed in this position. */
    public void make(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int piece = Moves.piece(move);
        int captured = Moves.captured(move);
        if (plies == history.length) {
            history = Arrays.copyOf(history, 2 * plies);
        }
        history[plies++] = move;
        lift(from, piece);
        if (captured != Pieces.EMPTY) {
            lift(to, captured);
        }
        put(to, piece);
        passTurn();
        assert PositionCheck.consistent(this);
    }

    /**
     * Takes back the last move.
     *
     * @throws IndexOutOfBoundsException if no move has been made
     */
    public void unmake() {
        int move = history[--plies];
        int to = Moves.to(move);
        int piece = Moves.piece(move);
        int captured = Moves.captured(move);
        lift(to, piece);
        if (captured != Pieces.EMPTY) {
            put(to, captured);
        }
        put(Moves.from(move), piece);
        passTurn();
        assert PositionCheck.consistent(this);
    }

    /** True when the king of the side to move could be captured, the facing kings included. */
    public boolean inCheck() {
        return KingSafety.exposed(this, side);
    }

    /**
     * True when a piece of a side could capture a piece of the other on a point (0..89), whether one stands there or
     * not and whether or not the capture would expose the capturer's own king. The facing of the kings counts when the
     * other side's king stands on the point.
     */
    public boolean attacked(int square, int bySide) {
        return KingSafety.attacked(this, square, bySide);
    }

    /** The arrangement as an immutable value. */
    public Setup setup() {
        return Setup.of(board, side);
    }

    private void clear() {
        Arrays.fill(board, (byte) Pieces.EMPTY);
        Arrays.fill(low, 0);
        Arrays.fill(high, 0);
        Arrays.fill(kings, -1);
        Arrays.fill(ranks, 0);
        Arrays.fill(files, 0);
        side = Pieces.RED;
        key = 0;
        plies = 0;
    }

    /** Puts a piece on an empty point; with {@link #lift} the only writer of the board and all that derives from it. */
    private void put(int square, int piece) {
        board[square] = (byte) piece;
        if (Pieces.kind(piece) == Pieces.KING) {
            kings[Pieces.side(piece)] = square;
        }
        toggle(square, piece);
    }

    /** Takes a piece off its point. */
    private void lift(int square, int piece) {
        board[square] = Pieces.EMPTY;
        if (Pieces.kind(piece) == Pieces.KING) {
            kings[Pieces.side(piece)] = -1;
        }
        toggle(square, piece);
    }

    private void toggle(int square, int piece) {
        int file = Geometry.FILE[square];
        int rank = Geometry.RANK[square];
        long lowPoint = Geometry.LOW[square];
        long highPoint = Geometry.HIGH[square];
        low[piece] ^= lowPoint;
        high[piece] ^= highPoint;
        low[piece & 8] ^= lowPoint;
        high[piece & 8] ^= highPoint;
        ranks[rank] ^= 1 << file;
        files[file] ^= 1 << rank;
        key ^= Zobrist.of(piece, square);
    }

    private void passTurn() {
        side ^= 1;
        key ^= Zobrist.BLACK_TO_MOVE;
    }
}
