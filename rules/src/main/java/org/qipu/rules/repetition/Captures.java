package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;

/**
 * What Red captures on a line, by identity.
 *
 * @param takenLow identities below 64 of all pieces that fall, as a bit set
 * @param takenHigh the identities from 64 on
 * @param target the piece that is won: the dearest one, less what was given for it on its own point; the first of equal
 *     ones, or {@link #NOBODY}
 * @param capturer the piece that captures the target
 */
record Captures(long takenLow, long takenHigh, int target, int capturer) {
    /** Stands for no piece. */
    static final int NOBODY = -1;

    private static final int USUAL_PAWN = 5;

    /** Follows a line on a board that stands where the line begins; the board is left as it was. */
    static Captures along(BestLine line, TrackedBoard board) {
        long low = 0;
        long high = 0;
        int target = NOBODY;
        int capturer = NOBODY;
        int most = Integer.MIN_VALUE;
        int before = 0;
        for (int i = 0; i < line.length(); i++) {
            int move = line.move(i);
            int worth = worth(Moves.captured(move), Moves.to(move));
            if (board.sideToMove() == Pieces.RED && worth > 0) {
                int id = board.idAt(Moves.to(move));
                low |= id < Long.SIZE ? 1L << id : 0;
                high |= id < Long.SIZE ? 0 : 1L << id - Long.SIZE;
                boolean recaptures = Moves.captured(before) != Pieces.EMPTY && Moves.to(before) == Moves.to(move);
                int given = recaptures ? worth(Moves.captured(before), Moves.to(before)) : 0;
                if (worth - given > most) {
                    most = worth - given;
                    target = id;
                    capturer = board.idAt(Moves.from(move));
                }
            }
            board.make(move);
            before = move;
        }
        for (int i = line.length() - 1; i >= 0; i--) {
            board.unmake(line.move(i));
        }
        return new Captures(low, high, target, capturer);
    }

    /** What a captured piece counts for when the dearest is looked for. */
    static int worth(int piece, int square) {
        return Worth.of(piece, square, USUAL_PAWN);
    }

    /** The same, wherever the piece will be. */
    static int mostWorth(int piece) {
        return Pieces.kind(piece) == Pieces.PAWN ? USUAL_PAWN : worth(piece, 0);
    }

    /** True when the piece falls on the line. */
    boolean takes(int id) {
        return ((id < Long.SIZE ? takenLow : takenHigh) >>> (id & 63) & 1) != 0;
    }
}
