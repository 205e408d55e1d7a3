package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.Attack.State;

/** The single captures that a side could make next, before and after a move. */
final class AttackFacts {
    private final TrackedBoard board = new TrackedBoard();
    private final MoveBuffer captures = new MoveBuffer();
    private final MoveBuffer answers = new MoveBuffer();

    /** All captures of the side that made the move, on the turned board. */
    List<Attack> find(Scene before, Scene after) {
        List<Attack> attacks = new ArrayList<>();
        after.placeOn(board, Pieces.RED);
        board.legalMoves(captures);
        for (int i = 0; i < captures.size(); i++) {
            int capture = captures.get(i);
            if (Moves.captured(capture) != Pieces.EMPTY) {
                int from = Moves.from(capture);
                int to = Moves.to(capture);
                attacks.add(new Attack(
                        from,
                        Pieces.kind(Moves.piece(capture)),
                        to,
                        Pieces.kind(Moves.captured(capture)),
                        Worth.isMaterial(Moves.captured(capture), to),
                        state(after, from, to),
                        state(before, before.squareOf(after.ids()[from]), before.squareOf(after.ids()[to]))));
            }
        }
        return attacks;
    }

    private State state(Scene scene, int attacker, int target) {
        if (!isLegal(scene, Pieces.RED, attacker, target)) {
            return State.NONE;
        }
        boolean mutual = isLegal(scene, Pieces.BLACK, target, attacker);
        scene.placeOn(board, Pieces.RED);
        int capture = Moves.of(attacker, target, board.pieceAt(attacker), board.pieceAt(target));
        board.make(capture);
        board.legalMoves(answers);
        boolean isProtected = false;
        for (int i = 0; i < answers.size(); i++) {
            isProtected |= Moves.to(answers.get(i)) == target;
        }
        return new State(true, isProtected, mutual);
    }

    private boolean isLegal(Scene scene, int side, int from, int to) {
        scene.placeOn(board, side);
        board.legalMoves(answers);
        return answers.contains(Moves.of(from, to, board.pieceAt(from), board.pieceAt(to)));
    }
}
