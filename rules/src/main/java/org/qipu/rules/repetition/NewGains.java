package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;

/**
 * Which prospects a move has created. Results are compared, not attacks: a capture that existed before is new when its
 * result is better now, and the moved piece must have a part in that.
 */
final class NewGains {
    private final Prober prober;
    private final Scene before;
    private final Scene after;
    private final int move;
    private final boolean answersCheck;

    private Optional<Prospects> old = Optional.empty();
    private final Prospects now;
    private Optional<Scene> withoutMover = Optional.empty();
    private Optional<Prospects> without = Optional.empty();
    private Optional<Position> board = Optional.empty();

    NewGains(Prober prober, Scene before, Scene after, int move, boolean answersCheck) {
        this.prober = prober;
        this.before = before;
        this.after = after;
        this.move = move;
        this.answersCheck = answersCheck;
        this.now = prober.probe(after);
    }

    /** The exchanges offered now and not before. */
    List<Prospects.Pair> newOffers() {
        List<Prospects.Pair> offers = new ArrayList<>(now.offers());
        if (!offers.isEmpty()) {
            offers.removeAll(old().offers());
        }
        return offers;
    }

    /**
     * The threats that the move created. One whose target could take the cannon's screen instead is created only together
     * with the attack: offering a piece does not excuse a chase (CXA 1999 chapter 7 item 5), but it makes no old one new.
     */
    List<NewGain> created() {
        List<NewGain> created = new ArrayList<>();
        List<Prospect> overTaken = new ArrayList<>();
        for (Prospect threat : now.candidates()) {
            if (!threat.isPromising() || threat.target() == Captures.NOBODY) {
                continue;
            }
            if (prober.isOverTaken(after, threat.move())) {
                overTaken.add(threat);
            } else if (isImproved(threat) && isConcerned(threat)) {
                created.add(NewGain.of(threat));
            }
        }
        for (Prospect threat : overTaken) {
            if (!wasPseudoLegal(threat) && isImproved(threat)) {
                created.add(NewGain.of(threat));
            }
        }
        return created;
    }

    private Prospects old() {
        if (old.isEmpty()) {
            old = Optional.of(prober.probe(before));
        }
        return old.get();
    }

    /** True when nothing that was threatened before matches the threat. */
    private boolean isImproved(Prospect threat) {
        boolean pawnCaptures = isPawn(threat.capturer());
        return !isMatched(before, old(), threat, earlier -> {
            boolean outright = earlier.isSure() || earlier.takesAtOnce(threat.target());
            return outright && (pawnCaptures || !isPawn(earlier.capturer()));
        });
    }

    /** True when a prospect that counts takes the same target with no worse a result; the likeliest are tried first. */
    private boolean isMatched(Scene scene, Prospects prospects, Prospect threat, Predicate<Prospect> counts) {
        int target = threat.target();
        for (boolean atOnce : new boolean[] {true, false}) {
            for (Prospect other : prospects.candidates()) {
                if (other.takesAtOnce(target) == atOnce
                        && other.reaches(threat.level())
                        && other.takes(target)
                        && !threat.betterThan(other)
                        && counts.test(other)
                        && !prober.isOverTaken(scene, other.move())) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isConcerned(Prospect threat) {
        if (answersCheck && isDirect(threat) && wasPseudoLegal(threat)) {
            return false;
        }
        if (threat.level() == Prospect.EVEN && !attacksAnew(threat)) {
            return false;
        }
        if (isDirect(threat) && !wasPseudoLegal(threat)) {
            return true;
        }
        return takesPart(threat) || gainsRelatively(threat) || !isDirect(threat) && wasAnswerToCheck(threat);
    }

    /** An even swap is created only by its attacker, by a capture that was not there, or by a check the mover helps. */
    private boolean attacksAnew(Prospect threat) {
        if (!isDirect(threat)) {
            return takesPart(threat);
        }
        return Moves.from(threat.move()) == Moves.to(move) || !wasPseudoLegal(threat);
    }

    private boolean takesPart(Prospect threat) {
        if (Pieces.kind(Moves.piece(move)) == Pieces.KING) {
            return true;
        }
        if (withoutMover.isEmpty()) {
            withoutMover = Optional.of(after.without(Moves.to(move)));
        }
        Scene scene = withoutMover.get();
        if (without.isEmpty()) {
            without = Optional.of(prober.probe(scene));
        }
        return !isMatched(scene, without.get(), threat, other -> true);
    }

    private boolean gainsRelatively(Prospect threat) {
        int least = threat.net() - prober.whenIdle(after) + prober.whenIdle(before);
        return !prober.nets(before, threat.target(), least);
    }

    /**
     * True when the same run of checks failed before because the moved piece could be taken in answer to one of them. A
     * mere dodge, of a piece that would have been taken elsewhere meanwhile, creates nothing.
     */
    private boolean wasAnswerToCheck(Prospect threat) {
        int from = before.squareOf(after.ids()[Moves.from(threat.move())]);
        return prober.isAnsweredByTaking(before, from, Moves.to(threat.move()), after.ids()[Moves.to(move)]);
    }

    private boolean isDirect(Prospect threat) {
        return threat.takesAtOnce(threat.target());
    }

    /** True when the attacker could capture the target before the move, its king's safety left aside. */
    boolean wasPseudoLegal(Prospect threat) {
        int from = before.squareOf(after.ids()[Moves.from(threat.move())]);
        int to = before.squareOf(threat.target());
        if (board.isEmpty()) {
            board = Optional.of(Position.of(before.setup()));
        }
        return from >= 0 && to >= 0 && board.get().reaches(from, to);
    }

    private boolean isPawn(int id) {
        return id >= 0 && Pieces.kind(before.pieceOf(id)) == Pieces.PAWN;
    }
}
