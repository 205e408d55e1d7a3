package org.qipu.rules.board;

import java.util.Arrays;
import java.util.Set;

/**
 * An arrangement of pieces and the side to move, as a diagram gives it: any pieces on any points. What is odd about it
 * is told by {@link #flaws()}; what is {@link #replayable()} can become a {@link Position}. Immutable.
 */
public final class Setup {
    /** The initial arrangement (CXA 1999 art. 1.3), Red to move (art. 2.1). */
    public static final Setup INITIAL = initial();

    private final byte[] pieces;
    private final int sideToMove;
    private final boolean replayable;

    private Setup(byte[] pieces, int sideToMove) {
        this.pieces = pieces;
        this.sideToMove = sideToMove;
        this.replayable = hasFewKings(pieces);
    }

    /**
     * The arrangement with the pieces of the first 90 elements, by point, which are copied.
     *
     * @param pieces numbers of {@link Pieces}
     * @param sideToMove {@link Pieces#RED} or {@link Pieces#BLACK}
     * @throws IllegalArgumentException if there are too few elements, one is no piece number or the side is no side
     */
    public static Setup of(byte[] pieces, int sideToMove) {
        if (pieces.length < Squares.COUNT) {
            throw new IllegalArgumentException("too few points: " + pieces.length);
        }
        byte[] copy = Arrays.copyOf(pieces, Squares.COUNT);
        for (byte piece : copy) {
            if (piece < 0 || piece > 15 || piece == 8) {
                throw new IllegalArgumentException("no piece: " + piece);
            }
        }
        if (sideToMove != Pieces.RED && sideToMove != Pieces.BLACK) {
            throw new IllegalArgumentException("no side: " + sideToMove);
        }
        return new Setup(copy, sideToMove);
    }

    /** The piece on a point (0..89), or {@link Pieces#EMPTY}. */
    public int pieceAt(int square) {
        return pieces[square];
    }

    /** {@link Pieces#RED} or {@link Pieces#BLACK}. */
    public int sideToMove() {
        return sideToMove;
    }

    /** The same pieces with the given side to move. */
    public Setup withSideToMove(int side) {
        if (side != Pieces.RED && side != Pieces.BLACK) {
            throw new IllegalArgumentException("no side: " + side);
        }
        return side == sideToMove ? this : new Setup(pieces, side);
    }

    /** True when no flaw is {@link SetupFlaw#fatal()}. */
    public boolean replayable() {
        return replayable;
    }

    /** All that is wrong with the arrangement; a new set, empty when nothing is. */
    public Set<SetupFlaw> flaws() {
        return SetupFlaws.of(this);
    }

    /** The arrangement seen in a mirror: files a and i change places, and so on. */
    public Setup mirrored() {
        byte[] mirrored = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            mirrored[Squares.of(Squares.FILES - 1 - Squares.file(square), Squares.rank(square))] = pieces[square];
        }
        return new Setup(mirrored, sideToMove);
    }

    /** The arrangement with the colours exchanged and the board turned round, so that the other side is to move. */
    public Setup coloursSwapped() {
        byte[] swapped = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            int piece = pieces[square];
            int turned = Squares.COUNT - 1 - square;
            swapped[turned] = (byte) (piece == Pieces.EMPTY ? Pieces.EMPTY : piece ^ 8);
        }
        return new Setup(swapped, sideToMove ^ 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that && sideToMove == that.sideToMove && Arrays.equals(pieces, that.pieces);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(pieces) + sideToMove;
    }

    /** The canonical FEN. */
    @Override
    public String toString() {
        return Fen.write(this);
    }

    /** True unless a side has two kings. */
    private static boolean hasFewKings(byte[] pieces) {
        int seen = 0;
        for (byte piece : pieces) {
            if (Pieces.kind(piece) == Pieces.KING) {
                int king = 1 << Pieces.side(piece);
                if ((seen & king) != 0) {
                    return false;
                }
                seen |= king;
            }
        }
        return true;
    }

    private static Setup initial() {
        byte[] pieces = new byte[Squares.COUNT];
        int[] backRank = {
            Pieces.ROOK,
            Pieces.HORSE,
            Pieces.ELEPHANT,
            Pieces.ADVISOR,
            Pieces.KING,
            Pieces.ADVISOR,
            Pieces.ELEPHANT,
            Pieces.HORSE,
            Pieces.ROOK
        };
        for (int side = Pieces.RED; side <= Pieces.BLACK; side++) {
            for (int file = 0; file < Squares.FILES; file++) {
                pieces[home(file, 0, side)] = (byte) Pieces.of(backRank[file], side);
            }
            for (int file = 0; file < Squares.FILES; file += 2) {
                pieces[home(file, 3, side)] = (byte) Pieces.of(Pieces.PAWN, side);
            }
            pieces[home(1, 2, side)] = (byte) Pieces.of(Pieces.CANNON, side);
            pieces[home(7, 2, side)] = (byte) Pieces.of(Pieces.CANNON, side);
        }
        return new Setup(pieces, Pieces.RED);
    }

    /** The point on a file and the given rank counted from the side's own back rank. */
    private static int home(int file, int rank, int side) {
        return Squares.of(file, side == Pieces.RED ? rank : Squares.RANKS - 1 - rank);
    }
}
