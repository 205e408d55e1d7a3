package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    private Optional<Scene> safeMover = Optional.empty();
    private Optional<Prospects> withSafeMover = Optional.empty();
    private Optional<Position> board = Optional.empty();

    NewGains(Prober prober, Scene before, Scene after, int move, boolean answersCheck) {
        this.prober = prober;
        this.before = before;
        this.after = after;
        this.move = move;
        this.answersCheck = answersCheck;
        this.now = prober.probe(after);
    }

    /** The exchanges offered now and not before: of loose pieces, and of rooted ones when the moved piece offers itself. */
    Set<Prospects.Pair> newOffers() {
        Set<Prospects.Pair> offers = new LinkedHashSet<>(now.offers());
        int mover = after.ids()[Moves.to(move)];
        for (Prospects.Pair offer : prober.evenOffers(after)) {
            if (offer.attacker() == mover) {
                offers.add(offer);
            }
        }
        if (!offers.isEmpty()) {
            offers.removeAll(old().offers());
            offers.removeAll(prober.evenOffers(before));
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

    /**
     * True when nothing that was threatened before matches the threat. A piece that comes to attack another does so anew
     * though the same could have been won by checks before.
     */
    private boolean isImproved(Prospect threat) {
        boolean pawnCaptures = isPawn(threat.capturer());
        boolean newAttack = isDirect(threat) && !wasPseudoLegal(threat);
        return !isMatched(before, old(), threat, earlier -> {
            if (newAttack && !earlier.takesAtOnce(threat.target())) {
                return false;
            }
            boolean outright = earlier.isSure() || earlier.takesAtOnce(threat.target());
            boolean counts = pawnCaptures && !hasComeToCount(threat);
            return outright && (counts || !isPawn(earlier.capturer()));
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
                        && (other.winsForNothing(target) || !threat.betterThan(other))
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
        return hasComeToCount(threat)
                || takesPart(threat)
                || isReleased(threat)
                || !isDirect(threat) && wasAnswerToCheck(threat);
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

    /**
     * True when the moved piece stood in the way of the threat, though it has no part in it now: had it stood where it was
     * and been safe, the same would not have been won. Otherwise it has only stepped out of danger, which creates nothing
     * (CXA 2020 reference 37). A pawn is asked less of: when its step gives another piece a free hand, that is a chase
     * (26.1.1, reference 16).
     */
    private boolean isReleased(Prospect threat) {
        if (Pieces.kind(Moves.piece(move)) == Pieces.PAWN) {
            return gainsRelatively(threat);
        }
        if (safeMover.isEmpty()) {
            safeMover = Optional.of(before.petrified(Moves.from(move)));
        }
        Scene scene = safeMover.get();
        if (withSafeMover.isEmpty()) {
            withSafeMover = Optional.of(prober.probe(scene));
        }
        return !isMatched(scene, withSafeMover.get(), threat, other -> true);
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

    /**
     * True when a pawn that was by itself before now captures with a discovered check or in company: what it attacked in
     * its own right (CXA 2020 art. 26.1) is a chase by the move that lends it help (26.1.2, 26.8).
     */
    private boolean hasComeToCount(Prospect threat) {
        if (!isPawn(threat.capturer()) || !isDirect(threat)) {
            return false;
        }
        int target = after.squareOf(threat.target());
        int from = before.squareOf(threat.capturer());
        int to = before.squareOf(threat.target());
        return isHelped(after, Moves.from(threat.move()), target) && !isHelped(before, from, to);
    }

    private static boolean isHelped(Scene scene, int pawn, int target) {
        int capture = Moves.of(
                pawn, target, scene.setup().pieceAt(pawn), scene.setup().pieceAt(target));
        if (Company.uncoversCheck(scene.setup(), capture)) {
            return true;
        }
        for (int attacker : Company.attackers(scene.setup(), target)) {
            if (Company.isHeavy(scene.setup().pieceAt(attacker))) {
                return true;
            }
        }
        return false;
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
