package org.qipu.rules.board;

import java.util.EnumSet;
import java.util.Set;

/** Finds the flaws of a setup. */
final class SetupFlaws {
    /** Pieces of each kind in a set (CXA 1999 art. 1.2), by kind; the king has flaws of its own. */
    private static final int[] IN_A_SET = {0, 1, 2, 2, 2, 2, 2, 5};

    private SetupFlaws() {}

    static Set<SetupFlaw> of(Setup setup) {
        EnumSet<SetupFlaw> flaws = EnumSet.noneOf(SetupFlaw.class);
        addCounts(setup, flaws);
        for (int square = 0; square < Squares.COUNT; square++) {
            addPlace(setup.pieceAt(square), square, flaws);
        }
        if (setup.replayable()) {
            addAttacks(Position.of(setup), flaws);
        }
        return flaws;
    }

    private static void addCounts(Setup setup, Set<SetupFlaw> flaws) {
        int[] counts = new int[16];
        for (int square = 0; square < Squares.COUNT; square++) {
            counts[setup.pieceAt(square)]++;
        }
        for (int side = Pieces.RED; side <= Pieces.BLACK; side++) {
            int kings = counts[Pieces.of(Pieces.KING, side)];
            if (kings == 0) {
                flaws.add(SetupFlaw.NO_KING);
            }
            if (kings > 1) {
                flaws.add(SetupFlaw.SEVERAL_KINGS);
            }
            for (int kind = Pieces.ADVISOR; kind <= Pieces.PAWN; kind++) {
                if (counts[Pieces.of(kind, side)] > IN_A_SET[kind]) {
                    flaws.add(SetupFlaw.TOO_MANY_OF_A_KIND);
                }
            }
        }
    }

    private static void addPlace(int piece, int square, Set<SetupFlaw> flaws) {
        int side = Pieces.side(piece);
        switch (Pieces.kind(piece)) {
            case Pieces.KING -> addIf(!Geometry.inPalace(side, square), SetupFlaw.KING_OUTSIDE_PALACE, flaws);
            case Pieces.ADVISOR ->
                addIf(!Geometry.onPalaceDiagonal(side, square), SetupFlaw.ADVISOR_OFF_ITS_POINTS, flaws);
            case Pieces.ELEPHANT -> addIf(!elephantComes(side, square), SetupFlaw.ELEPHANT_OFF_ITS_POINTS, flaws);
            case Pieces.PAWN -> addIf(!pawnComes(side, square), SetupFlaw.PAWN_OFF_ITS_POINTS, flaws);
            default -> {}
        }
    }

    private static void addIf(boolean holds, SetupFlaw flaw, Set<SetupFlaw> flaws) {
        if (holds) {
            flaws.add(flaw);
        }
    }

    private static boolean elephantComes(int side, int square) {
        int file = Squares.file(square);
        int rank = rankFromHome(side, square);
        return rank == 2 ? file % 4 == 0 : (rank == 0 || rank == 4) && file % 4 == 2;
    }

    private static boolean pawnComes(int side, int square) {
        int rank = rankFromHome(side, square);
        return rank >= 5 || rank >= 3 && Squares.file(square) % 2 == 0;
    }

    private static int rankFromHome(int side, int square) {
        return side == Pieces.RED ? Squares.rank(square) : Squares.RANKS - 1 - Squares.rank(square);
    }

    private static void addAttacks(Position position, Set<SetupFlaw> flaws) {
        addIf(KingSafety.exposed(position, position.sideToMove() ^ 1), SetupFlaw.OPPONENT_IN_CHECK, flaws);
        addIf(KingSafety.kingsFace(position), SetupFlaw.KINGS_FACING, flaws);
    }
}
