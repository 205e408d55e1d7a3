package org.qipu.rules.repetition;

import java.util.stream.IntStream;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** Who attacks a point of a board, as pieces move, the safety of Red's king left aside. */
final class Company {
    private Company() {}

    /** The points of red pieces that could capture what stands on the target, in ascending order. */
    static int[] attackers(Setup setup, int target) {
        Position free = Position.of(Boards.withoutRedKing(setup));
        return IntStream.range(0, Squares.COUNT)
                .filter(square -> Pieces.side(free.pieceAt(square)) == Pieces.RED && free.reaches(square, target))
                .toArray();
    }

    /** True when a black piece could retake once a red one has captured, its king's safety left aside. */
    static boolean isProtected(Setup setup, int capturer, int target) {
        Setup captured = Boards.with(Boards.with(setup, target, setup.pieceAt(capturer)), capturer, Pieces.EMPTY);
        return Position.of(captured).attacked(target, Pieces.BLACK);
    }

    /** True when the capture gives check by another piece than the capturer. */
    static boolean uncoversCheck(Setup setup, int capture) {
        Setup moved =
                Boards.with(Boards.with(setup, Moves.from(capture), Pieces.EMPTY), Moves.to(capture), Pieces.ADVISOR);
        return Position.of(moved.withSideToMove(Pieces.BLACK)).inCheck();
    }

    static boolean isHeavy(int piece) {
        int kind = Pieces.kind(piece);
        return kind == Pieces.ROOK || kind == Pieces.HORSE || kind == Pieces.CANNON;
    }
}
