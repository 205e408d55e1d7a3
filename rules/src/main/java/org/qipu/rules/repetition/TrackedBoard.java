package org.qipu.rules.repetition;

import java.util.Arrays;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Selection;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/**
 * A board for searching on which every piece keeps its identity: the point where it stood in the position before the
 * move under examination, 0..89. Two things can be arranged beforehand:
 *
 * <ul>
 *   <li>black pieces are left out of account as attackers of Red's king while they stand where they stand: the check that
 *       Red had to answer is no reason why a capture did not exist;
 *   <li>a red piece is a stone: it stands in the way as before, but neither moves nor can be captured.
 * </ul>
 */
final class TrackedBoard {
    private static final int NO_SQUARE = -1;

    private final Position position = Position.initial();
    /** What Red sees while some checkers are left out of account; follows {@link #position} until one of them moves. */
    private final Position eased = Position.initial();

    private final byte[] ids = new byte[Squares.COUNT];
    private final MoveBuffer scratch = new MoveBuffer();
    private final MoveBuffer spare = new MoveBuffer();
    private final Selection selection = new Selection();

    private byte[] capturedIds = new byte[64];
    private int[] ignored = {};
    private int stone = NO_SQUARE;
    /** Number of plies after which the board is no longer eased, or a large number. */
    private int easedUntil;

    /** Sets up a board; {@code ids} names the identity of the piece on each point and is copied. */
    void set(Setup setup, byte[] identities) {
        position.set(setup);
        System.arraycopy(identities, 0, ids, 0, ids.length);
        ignored = new int[0];
        easedUntil = 0;
        stone = NO_SQUARE;
    }

    /** Leaves the black pieces on the given points out of account as attackers of Red's king. */
    void ignore(int... checkers) {
        ignored = checkers;
        easedUntil = checkers.length == 0 ? 0 : Integer.MAX_VALUE;
        if (checkers.length > 0) {
            eased.set(Boards.quiet(Boards.withTurn(position, position.sideToMove()), checkers));
        }
    }

    /** Turns the red piece on a point into a stone. */
    void petrify(int square) {
        byte[] pieces = Boards.pieces(position);
        pieces[square] = Pieces.ADVISOR;
        position.set(Setup.of(pieces, position.sideToMove()));
        stone = square;
        ignore(ignored);
    }

    int sideToMove() {
        return position.sideToMove();
    }

    /** Key of pieces and side to move, see {@link Position#key()}. */
    long key() {
        return position.key();
    }

    int pieceAt(int square) {
        return position.pieceAt(square);
    }

    int kingSquare(int side) {
        return position.kingSquare(side);
    }

    /** Identity of the piece on a point that is not empty. */
    int idAt(int square) {
        return ids[square];
    }

    boolean inCheck() {
        return view().inCheck();
    }

    /** True when a move that is possible on this board gives check. */
    boolean givesCheck(int move) {
        boolean easedAfter =
                position.sideToMove() == Pieces.BLACK && position.plies() < easedUntil && !isIgnored(Moves.from(move));
        return easedAfter ? eased.givesCheck(eased.move(Moves.from(move), Moves.to(move))) : position.givesCheck(move);
    }

    /** True when the piece on a point could go to another by its way of moving. */
    boolean reaches(int from, int to) {
        return position.reaches(from, to);
    }

    /** True when the side to move has a legal move. */
    boolean hasLegalMove() {
        if (isPlain()) {
            return MoveGenerator.hasLegalMove(position);
        }
        legalMoves(spare);
        return !spare.isEmpty();
    }

    /** Fills the buffer with the legal moves. */
    void legalMoves(MoveBuffer moves) {
        MoveBuffer found = isPlain() ? moves : scratch;
        MoveGenerator.legal(view(), found);
        translate(found, moves);
    }

    /** Fills the buffer with the legal captures. */
    void captures(MoveBuffer moves) {
        MoveBuffer found = isPlain() ? moves : scratch;
        selection.captures(view(), found);
        translate(found, moves);
    }

    /** Fills the buffer with the legal captures of material, the value of uncrossed pawns being none. */
    void materialCaptures(MoveBuffer moves) {
        MoveBuffer found = isPlain() ? moves : scratch;
        selection.materialCaptures(view(), found);
        translate(found, moves);
    }

    /** Fills the buffer with the legal captures on a point. */
    void capturesOn(int square, MoveBuffer moves) {
        MoveBuffer found = isPlain() ? moves : scratch;
        selection.capturesOn(view(), square, found);
        translate(found, moves);
    }

    /** Fills the buffer with the legal moves that give check. */
    void checks(MoveBuffer moves) {
        if (position.sideToMove() == Pieces.BLACK && position.plies() < easedUntil) {
            legalMoves(spare);
            moves.clear();
            for (int i = 0; i < spare.size(); i++) {
                if (givesCheck(spare.get(i))) {
                    moves.add(spare.get(i));
                }
            }
            return;
        }
        MoveBuffer found = isPlain() ? moves : scratch;
        selection.checks(view(), found);
        translate(found, moves);
    }

    private boolean isPlain() {
        return stone == NO_SQUARE && view() == position;
    }

    /** Turns moves of the board that the mover sees into moves of this board, those of and onto a stone left out. */
    private void translate(MoveBuffer found, MoveBuffer moves) {
        if (found == moves) {
            return;
        }
        moves.clear();
        for (int i = 0; i < found.size(); i++) {
            int move = found.get(i);
            if (Moves.from(move) != stone && Moves.to(move) != stone) {
                moves.add(position.move(Moves.from(move), Moves.to(move)));
            }
        }
    }

    void make(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int ply = position.plies();
        if (ply == capturedIds.length) {
            capturedIds = Arrays.copyOf(capturedIds, 2 * ply);
        }
        capturedIds[ply] = ids[to];
        ids[to] = ids[from];
        if (ply < easedUntil) {
            if (position.sideToMove() == Pieces.BLACK && isIgnored(from)) {
                easedUntil = ply;
            } else {
                eased.make(eased.move(from, to));
            }
        }
        position.make(move);
    }

    void unmake(int move) {
        position.unmake();
        int ply = position.plies();
        ids[Moves.from(move)] = ids[Moves.to(move)];
        ids[Moves.to(move)] = capturedIds[ply];
        if (ply < easedUntil) {
            eased.unmake();
        } else if (ply == easedUntil && ignored.length > 0) {
            easedUntil = Integer.MAX_VALUE;
        }
    }

    private Position view() {
        boolean easedNow = position.sideToMove() == Pieces.RED && position.plies() < easedUntil;
        return easedNow ? eased : position;
    }

    private boolean isIgnored(int square) {
        for (int checker : ignored) {
            if (checker == square) {
                return true;
            }
        }
        return false;
    }
}
