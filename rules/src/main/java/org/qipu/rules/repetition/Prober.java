package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;
import org.qipu.rules.repetition.Prospects.Pair;

/** Finds the {@link Prospects} of scenes. */
final class Prober {
    private static final int MOST = 400;

    private final SceneSearches searches;

    Prober(SearchLimits limits, NodeBudget budget) {
        searches = new SceneSearches(limits, budget);
    }

    /** Forgets all that was found out, so that a search takes the same steps whatever was searched before. */
    void renew() {
        searches.renew();
    }

    /** True when some search since {@link #renew} looked at a line on which Red gives a crossed pawn. */
    boolean pawnGiven() {
        return searches.pawnGiven();
    }

    /** What Red could begin on the scene. */
    Prospects probe(Scene scene) {
        List<Prospect> beginnings = searches.of(scene).beginnings();
        Set<Pair> offers = new LinkedHashSet<>();
        for (Prospect prospect : beginnings) {
            int move = prospect.move();
            boolean answered = searches.of(scene).reaches(Moves.to(move), Moves.from(move));
            if (answered && isDirect(move) && isEqual(move) && prospect.isPromising() && canAnswer(scene, move)) {
                offers.add(pair(scene, move));
            }
        }
        return new Prospects(offers.isEmpty() ? beginnings : others(scene, beginnings, offers), offers);
    }

    /** What is promising even when the offers, which support no other threat, are forbidden. */
    private List<Prospect> others(Scene scene, List<Prospect> beginnings, Set<Pair> offers) {
        GainSearch search = searches.of(scene).search(Pieces.RED);
        search.ban(offers);
        List<Prospect> others = new ArrayList<>();
        for (Prospect beginning : beginnings) {
            Prospect other = new Prospect(searches, scene, beginning.move());
            if (!offers.contains(pair(scene, other.move())) && other.isPromising()) {
                others.add(other.settled());
            }
        }
        search.ban(Set.of());
        others.removeIf(other -> isOffer(scene, other, offers));
        return others;
    }

    /** Twice the mean of what Red gets when it is Black's turn. */
    int whenIdle(Scene scene) {
        GainSearch search = searches.of(scene).search(Pieces.BLACK);
        int low = search.whenIdle(false);
        int net = low + (search.pawnsFell() ? search.whenIdle(true) : low);
        return Math.max(-MOST, Math.min(MOST, net));
    }

    /** True when some move that captures a piece, whether it wins or loses, has at least such a net. */
    boolean nets(Scene scene, int target, int least) {
        for (Prospect prospect : searches.of(scene).beginnings()) {
            if (prospect.takesAtOnce(target) && prospect.net() >= least) {
                return true;
            }
        }
        for (Prospect prospect : searches.of(scene).beginnings()) {
            if (!prospect.takesAtOnce(target) && prospect.net() >= least && prospect.takes(target)) {
                return true;
            }
        }
        return false;
    }

    /** True when Black's best defence against a move of Red's takes a piece in answer to a check. */
    boolean isAnsweredByTaking(Scene scene, int from, int to, int id) {
        SceneSearch place = searches.of(scene);
        int move = place.move(from, to);
        if (beginning(scene, move).isEmpty()) {
            return false;
        }
        GainSearch search = place.search(Pieces.RED);
        search.afterMove(move, Defence.ANYWHERE, false);
        return search.takesInAnswer(id);
    }

    /** True when the same first move wins the same target on the scene. */
    boolean winsAlike(Scene scene, NewGain threat) {
        return beginning(scene, threat.move())
                .filter(prospect -> wins(prospect, threat.target()))
                .isPresent();
    }

    /** True when another first move wins the same target on the scene. */
    boolean winsOtherwise(Scene scene, NewGain threat) {
        for (Prospect prospect : searches.of(scene).beginnings()) {
            if (prospect.move() != threat.move() && wins(prospect, threat.target())) {
                return true;
            }
        }
        return false;
    }

    private static boolean wins(Prospect prospect, int target) {
        return prospect.isPromising() && prospect.takes(target);
    }

    private Optional<Prospect> beginning(Scene scene, int move) {
        return searches.of(scene).beginnings().stream()
                .filter(prospect -> prospect.move() == move)
                .findFirst();
    }

    /**
     * True when a piece could win another if the opponent may only recapture, and is not mated for it.
     *
     * @param atOnce whether only its first move counts
     */
    boolean winsOnTheSpot(Scene scene, int target, int capturer, boolean atOnce) {
        for (Prospect prospect : searches.of(scene).beginnings()) {
            if ((!atOnce || prospect.takesAtOnce(target))
                    && prospect.winsOnTheSpot(target, capturer)
                    && !searches.of(scene).search(Pieces.RED).isMatedAfter(prospect.move())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDirect(int move) {
        return Worth.isMaterial(Moves.captured(move), Moves.to(move)) && Pieces.kind(Moves.piece(move)) != Pieces.PAWN;
    }

    private static Pair pair(Scene scene, int move) {
        return new Pair(scene.ids()[Moves.from(move)], scene.ids()[Moves.to(move)]);
    }

    /** 28.5: an exchange is one of equal pieces; a piece offered for less is won or lost, whatever it threatens. */
    private static boolean isEqual(int capture) {
        int taken = Worth.of(Moves.captured(capture), Moves.to(capture), Worth.PAWN_DEAR);
        return taken == Worth.of(Moves.piece(capture), Moves.from(capture), Worth.PAWN_DEAR);
    }

    /** True when the target could take the attacker instead, so that the two are exchanged. */
    private boolean canAnswer(Scene scene, int capture) {
        return worthTaking(scene, Moves.to(capture), Moves.from(capture), 0);
    }

    /** The captures of a piece of equal worth that either side could make without losing by it. */
    Set<Pair> evenOffers(Scene scene) {
        Set<Pair> offers = new LinkedHashSet<>();
        for (Prospect prospect : searches.of(scene).beginnings()) {
            int move = prospect.move();
            boolean even = isDirect(move)
                    && isEqual(move)
                    && searches.of(scene).search(Pieces.RED).holdsEven(move);
            if (even && canAnswer(scene, move)) {
                offers.add(pair(scene, move));
            }
        }
        return offers;
    }

    /** True when Black, to move, may take from one point to the other and gets at least {@code least} by it. */
    private boolean worthTaking(Scene scene, int from, int to, int least) {
        SceneSearch place = searches.of(scene);
        int move = place.move(from, to);
        return place.reaches(from, to)
                && place.isLegal(Pieces.BLACK, move)
                && place.search(Pieces.BLACK).givesBlack(move, least);
    }

    /** True when a piece of the same kind may take the red piece on a point, not to be retaken, and gains by it. */
    boolean isGivenToItsKind(Scene scene, int square) {
        int piece = scene.setup().pieceAt(square);
        if (!Worth.isMaterial(piece, square)) {
            return false;
        }
        for (int from = 0; from < Squares.COUNT; from++) {
            boolean same = scene.setup().pieceAt(from) == Pieces.of(Pieces.kind(piece), Pieces.BLACK);
            if (same && worthTaking(scene, from, square, 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOffer(Scene scene, Prospect prospect, Set<Pair> offers) {
        for (Pair offer : offers) {
            boolean sameTarget = prospect.target() == offer.target()
                    || scene.ids()[Moves.to(prospect.move())] == offer.target()
                            && Moves.captured(prospect.move()) != Pieces.EMPTY;
            if (sameTarget && dependsOn(scene, prospect, offer.attacker())) {
                return true;
            }
        }
        return false;
    }

    private boolean dependsOn(Scene scene, Prospect prospect, int attacker) {
        int square = scene.squareOf(attacker);
        if (square == Moves.from(prospect.move())) {
            return true;
        }
        return beginning(scene.without(square), prospect.move())
                .filter(Prospect::isPromising)
                .isEmpty();
    }

    /** True when the first move captures with a cannon whose own screen the target could take with gain. */
    boolean isOverTaken(Scene scene, int capture) {
        int from = Moves.from(capture);
        int to = Moves.to(capture);
        if (!isDirect(capture) || Pieces.kind(Moves.piece(capture)) != Pieces.CANNON) {
            return false;
        }
        int screen = Lines.screen(scene.setup(), from, to);
        return Pieces.side(scene.setup().pieceAt(screen)) == Pieces.RED && worthTaking(scene, to, screen, 1);
    }
}
