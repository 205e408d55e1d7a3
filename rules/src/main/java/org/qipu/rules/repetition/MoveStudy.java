package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;

/**
 * A move, turned so that the mover plays Red, with all that was found out about it: the scenes before and after, the
 * captures that could follow, and what was searched. It depends on nothing but the position and the move, so it serves
 * wherever the same move in the same position, or in its mirror image, is met again.
 */
final class MoveStudy {
    private final Scene before;
    private final Scene after;
    private final int move;
    private final AttackFacts attackFacts;
    private final boolean check;
    private final boolean answersCheck;
    private final List<MoveSearches> searches = new ArrayList<>(2);
    private List<Attack> attacks = List.of();
    private boolean attacksKnown;

    /** Studies a move of Red's on a board with Red to move; {@code probe} is overwritten. */
    MoveStudy(Setup setup, int move, Position probe, AttackFacts attackFacts) {
        this.move = move;
        this.attackFacts = attackFacts;
        probe.set(setup);
        answersCheck = probe.inCheck();
        before = Scene.before(setup, answersCheck);
        after = before.after(move);
        probe.make(move);
        check = probe.inCheck();
    }

    /** The position before the move. */
    Scene before() {
        return before;
    }

    /** The position after the move, Black having passed. */
    Scene after() {
        return after;
    }

    /** The packed move as Red makes it. */
    int move() {
        return move;
    }

    boolean check() {
        return check;
    }

    boolean answersCheck() {
        return answersCheck;
    }

    /** The captures that could follow, on this board. */
    List<Attack> attacks() {
        if (!attacksKnown) {
            attacks = attackFacts.find(before, after);
            attacksKnown = true;
        }
        return attacks;
    }

    /** The searches within some limits, on so many positions in all. */
    MoveSearches searches(ThreatAnalyzer analyzer, int nodes) {
        List<MoveSearches> twins = new ArrayList<>();
        for (MoveSearches made : searches) {
            if (made.isWithin(analyzer.limits(), nodes)) {
                return made;
            }
            if (made.limits()
                    .equals(analyzer.limits().withGivenPawn(made.limits().givenPawn()))) {
                twins.add(made);
            }
        }
        MoveSearches made = new MoveSearches(this, analyzer, nodes, twins);
        searches.add(made);
        return made;
    }
}
