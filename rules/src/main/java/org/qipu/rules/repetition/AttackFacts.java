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
    private final MoveBuffer answers = new MoveBuffer();
    private final Side before = new Side();
    private final Side after = new Side();

    /** The captures of Red on a scene, which of their targets are protected, and the captures of Black. */
    private static final class Side {
        private final MoveBuffer captures = new MoveBuffer();
        private final MoveBuffer ofBlack = new MoveBuffer();
        private final List<Boolean> isProtected = new ArrayList<>();
    }

    /** All captures of the side that made the move, on the turned board. */
    List<Attack> find(Scene sceneBefore, Scene sceneAfter) {
        look(sceneBefore, before);
        look(sceneAfter, after);
        List<Attack> attacks = new ArrayList<>();
        for (int i = 0; i < after.captures.size(); i++) {
            int capture = after.captures.get(i);
            int from = Moves.from(capture);
            int to = Moves.to(capture);
            attacks.add(new Attack(
                    from,
                    Pieces.kind(Moves.piece(capture)),
                    to,
                    Pieces.kind(Moves.captured(capture)),
                    Worth.isMaterial(Moves.captured(capture), to),
                    state(after, from, to),
                    state(
                            before,
                            sceneBefore.squareOf(sceneAfter.ids()[from]),
                            sceneBefore.squareOf(sceneAfter.ids()[to]))));
        }
        return attacks;
    }

    private void look(Scene scene, Side side) {
        scene.placeOn(board, Pieces.BLACK);
        board.captures(side.ofBlack);
        scene.placeOn(board, Pieces.RED);
        board.captures(side.captures);
        side.isProtected.clear();
        for (int i = 0; i < side.captures.size(); i++) {
            int capture = side.captures.get(i);
            board.make(capture);
            board.captures(answers);
            side.isProtected.add(indexOf(answers, -1, Moves.to(capture)) >= 0);
            board.unmake(capture);
        }
    }

    private static State state(Side side, int attacker, int target) {
        int index = indexOf(side.captures, attacker, target);
        return index < 0
                ? State.NONE
                : new State(true, side.isProtected.get(index), indexOf(side.ofBlack, target, attacker) >= 0);
    }

    /** The first move between two points, or to a point when the origin is negative; -1 when there is none. */
    private static int indexOf(MoveBuffer moves, int from, int to) {
        for (int i = 0; i < moves.size(); i++) {
            boolean fits = from < 0 || Moves.from(moves.get(i)) == from;
            if (fits && Moves.to(moves.get(i)) == to) {
                return i;
            }
        }
        return -1;
    }
}
