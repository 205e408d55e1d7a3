package org.qipu.rules.repetition;

import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/** Whether a threat needs a second attacking piece: a joint chase or a short root (CXA 2020 art. 24.15-24.17). */
final class JointTest {
    private final Prober prober;
    private final Scene scene;

    JointTest(Prober prober, Scene scene) {
        this.prober = prober;
        this.scene = scene;
    }

    boolean isJoint(NewGain threat) {
        boolean direct = threat.capturesAt(scene.squareOf(threat.target()));
        if (direct && firesOverOwnPiece(threat.move())) {
            return true;
        }
        for (int square = 0; square < Squares.COUNT; square++) {
            boolean other = scene.ids()[square] != threat.capturer();
            if (other && isAttackingPiece(square) && isNeeded(threat, square, direct)) {
                return true;
            }
        }
        return false;
    }

    private boolean firesOverOwnPiece(int move) {
        if (Pieces.kind(Moves.piece(move)) != Pieces.CANNON) {
            return false;
        }
        int screen = scene.setup().pieceAt(Lines.screen(scene.setup(), Moves.from(move), Moves.to(move)));
        int kind = Pieces.kind(screen);
        return Pieces.side(screen) == Pieces.RED
                && (kind == Pieces.ROOK || kind == Pieces.HORSE || kind == Pieces.CANNON);
    }

    private boolean isAttackingPiece(int square) {
        int piece = scene.setup().pieceAt(square);
        if (piece == Pieces.EMPTY || Pieces.side(piece) == Pieces.BLACK) {
            return false;
        }
        return switch (Pieces.kind(piece)) {
            case Pieces.ROOK, Pieces.HORSE, Pieces.CANNON -> true;
            case Pieces.PAWN -> Worth.crossed(piece, square);
            default -> false;
        };
    }

    private boolean isNeeded(NewGain threat, int square, boolean direct) {
        if (direct && !attacksAfter(threat.move(), square)) {
            return false;
        }
        Scene without = scene.without(square);
        Scene petrified = scene.petrified(square);
        boolean winsAlike = prober.winsAlike(petrified, threat) || prober.winsAlike(without, threat);
        return !winsAlike && !prober.winsOtherwise(without, threat) && !prober.winsOtherwise(petrified, threat);
    }

    /** True when the piece on the point would attack the target's point once the capture has been made. */
    private boolean attacksAfter(int capture, int square) {
        TrackedBoard board = new TrackedBoard();
        scene.placeOn(board, Pieces.RED);
        board.make(capture);
        Scene after = new Scene(board.setup(Pieces.RED), board.identities(), new int[0], -1);
        int target = Moves.to(capture);
        Scene enemy = new Scene(
                Boards.withoutRedKing(Boards.with(after.setup(), target, Pieces.of(Pieces.ROOK, Pieces.BLACK))),
                after.ids(),
                new int[0],
                -1);
        enemy.placeOn(board, Pieces.RED);
        MoveBuffer moves = new MoveBuffer();
        board.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (Moves.from(moves.get(i)) == square && Moves.to(moves.get(i)) == target) {
                return true;
            }
        }
        return false;
    }
}
