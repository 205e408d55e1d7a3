package org.qipu.rules.repetition;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
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
        Setup without = Boards.with(scene.setup(), Moves.from(capture), Pieces.EMPTY);
        Setup retaken = Boards.with(without, Moves.to(capture), Pieces.of(Pieces.ROOK, Pieces.BLACK));
        return Position.of(retaken).reaches(square, Moves.to(capture));
    }
}
