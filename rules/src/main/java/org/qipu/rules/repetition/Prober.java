package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;
import org.qipu.rules.repetition.Prospects.Pair;

/** Finds the {@link Prospects} of scenes. */
final class Prober {
    private static final int MOST = 400;

    private final TrackedBoard board = new TrackedBoard();
    private final GainSearch search;
    private Scene placed = Scene.NONE;

    Prober(SearchLimits limits, NodeBudget budget) {
        search = new GainSearch(board, limits, budget);
    }

    /** Forgets all that was found out, so that a search takes the same steps whatever was searched before. */
    void renew() {
        placed = Scene.NONE;
        search.forgetPawn();
    }

    /** True when some search since {@link #renew} looked at a line on which Red gives a crossed pawn. */
    boolean pawnGiven() {
        return search.pawnGiven();
    }

    /** What Red could begin on the scene. */
    Prospects probe(Scene scene) {
        place(scene, Pieces.RED);
        List<Integer> promising = promising(Set.of());
        Set<Pair> offers = new LinkedHashSet<>();
        for (int move : promising) {
            if (isDirect(move) && canAnswer(scene, move)) {
                offers.add(pair(scene, move));
            }
        }
        List<Prospect> threats = new ArrayList<>();
        List<Prospect> overTaken = new ArrayList<>();
        for (Prospect prospect : evaluate(scene, promising, offers)) {
            if (!isOffer(scene, prospect, offers)) {
                boolean taken = isDirect(prospect.move()) && ownScreenIsTaken(scene, prospect.move());
                (taken ? overTaken : threats).add(prospect);
            }
        }
        return new Prospects(threats, overTaken, offers);
    }

    /** The moves that win something or swap evenly, some captures being forbidden because they only offer exchanges. */
    private List<Prospect> evaluate(Scene scene, List<Integer> promising, Set<Pair> offers) {
        List<Prospect> winning = new ArrayList<>();
        if (promising.isEmpty()) {
            return winning;
        }
        place(scene, Pieces.RED);
        for (Pair pair : offers) {
            search.ban(pair.attacker(), pair.target());
        }
        for (int move : offers.isEmpty() ? promising : promising(offers)) {
            winning.add(Prospect.evaluate(search, move));
        }
        return winning;
    }

    private List<Integer> promising(Set<Pair> banned) {
        List<Integer> promising = new ArrayList<>();
        for (int move : beginnings(banned)) {
            if (Prospect.isPromising(search, move)) {
                promising.add(move);
            }
        }
        return promising;
    }

    /** Twice the mean of what Red gets when it is Black's turn. */
    int whenIdle(Scene scene) {
        place(scene, Pieces.BLACK);
        int low = search.whenIdle(false);
        int net = low + (search.pawnsFell() ? search.whenIdle(true) : low);
        return Math.max(-MOST, Math.min(MOST, net));
    }

    /** The best net of a move that captures a piece, whether it wins or loses; a very small number if none does. */
    int bestNet(Scene scene, int target) {
        place(scene, Pieces.RED);
        int best = Integer.MIN_VALUE / 2;
        for (int move : beginnings(Set.of())) {
            Prospect prospect = Prospect.evaluate(search, move);
            if (prospect.takes(target)) {
                best = Math.max(best, prospect.net());
            }
        }
        return best;
    }

    /** True when Black's best defence against a move of Red's takes a piece in answer to a check. */
    boolean isAnsweredByTaking(Scene scene, int from, int to, int id) {
        place(scene, Pieces.RED);
        int move = Moves.of(from, to, board.pieceAt(from), board.pieceAt(to));
        if (!beginnings(Set.of()).contains(move)) {
            return false;
        }
        search.afterMove(move, Defence.ANYWHERE, false);
        return search.takesInAnswer(id);
    }

    /** True when the same first move wins the same target on the scene. */
    boolean winsAlike(Scene scene, Prospect threat) {
        place(scene, Pieces.RED);
        return beginnings(Set.of()).contains(threat.move()) && wins(threat.move(), threat.target());
    }

    /** True when another first move wins the same target on the scene. */
    boolean winsOtherwise(Scene scene, Prospect threat) {
        place(scene, Pieces.RED);
        for (int move : beginnings(Set.of())) {
            if (move != threat.move() && wins(move, threat.target())) {
                return true;
            }
        }
        return false;
    }

    private boolean wins(int move, int target) {
        if (!Prospect.isPromising(search, move)) {
            return false;
        }
        boolean outright = Moves.captured(move) != Pieces.EMPTY && board.idAt(Moves.to(move)) == target;
        return outright || Prospect.evaluate(search, move).takes(target);
    }

    /** True when a piece could win another if the opponent may only recapture, and is not mated for it. */
    boolean winsOnTheSpot(Scene scene, int target, int capturer) {
        place(scene, Pieces.RED);
        boolean wins = false;
        for (int move : beginnings(Set.of())) {
            if (wins || !search.winsOnTheSpot(move)) {
                continue;
            }
            search.afterMove(move, Defence.ON_THE_SPOT, false);
            Captures line = search.captures();
            boolean takes = line.takes(target) && (line.target() != target || line.capturer() == capturer);
            wins = takes && !search.isMatedAfter(move);
        }
        return wins;
    }

    /** The captures of material and the checks on the board as it is set up, except by the king. */
    private List<Integer> beginnings(Set<Pair> banned) {
        MoveBuffer moves = new MoveBuffer();
        board.legalMoves(moves);
        List<Integer> beginnings = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            boolean captures = Worth.isMaterial(Moves.captured(move), Moves.to(move));
            boolean king = Pieces.kind(Moves.piece(move)) == Pieces.KING;
            if (!king && !isBanned(move, banned) && (captures || givesCheck(move))) {
                beginnings.add(move);
            }
        }
        return beginnings;
    }

    private boolean isBanned(int move, Set<Pair> banned) {
        return !banned.isEmpty() && banned.contains(new Pair(board.idAt(Moves.from(move)), board.idAt(Moves.to(move))));
    }

    private boolean givesCheck(int move) {
        board.make(move);
        boolean check = board.inCheck();
        board.unmake(move);
        return check;
    }

    private static boolean isDirect(int move) {
        return Worth.isMaterial(Moves.captured(move), Moves.to(move)) && Pieces.kind(Moves.piece(move)) != Pieces.PAWN;
    }

    /** Puts a scene on the board; what was found out about the same scene is kept. */
    private void place(Scene scene, int sideToMove) {
        scene.placeOn(board, sideToMove);
        if (scene == placed) {
            search.liftBans();
        } else {
            search.renew();
            placed = scene;
        }
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
        return isEqual(capture) && worthTaking(scene, Moves.to(capture), Moves.from(capture), 0);
    }

    /** The captures of a piece of equal worth that either side could make without losing by it. */
    Set<Pair> evenOffers(Scene scene) {
        place(scene, Pieces.RED);
        MoveBuffer moves = new MoveBuffer();
        board.legalMoves(moves);
        List<Integer> even = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (isDirect(move) && isEqual(move) && search.holdsEven(move)) {
                even.add(move);
            }
        }
        Set<Pair> offers = new LinkedHashSet<>();
        for (int move : even) {
            if (worthTaking(scene, Moves.to(move), Moves.from(move), 0)) {
                offers.add(pair(scene, move));
            }
        }
        return offers;
    }

    /** True when Black, to move, may take from one point to the other and gets at least {@code least} by it. */
    private boolean worthTaking(Scene scene, int from, int to, int least) {
        place(scene, Pieces.BLACK);
        MoveBuffer moves = new MoveBuffer();
        board.legalMoves(moves);
        int move = Moves.of(from, to, board.pieceAt(from), board.pieceAt(to));
        if (!moves.contains(move)) {
            return false;
        }
        return search.givesBlack(move, least);
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
        Scene without = scene.without(square);
        place(without, Pieces.RED);
        return !beginnings(Set.of()).contains(prospect.move()) || !Prospect.isPromising(search, prospect.move());
    }

    /** True when the attacker is a cannon whose own screen the target takes with gain. */
    private boolean ownScreenIsTaken(Scene scene, int capture) {
        int from = Moves.from(capture);
        int to = Moves.to(capture);
        if (Pieces.kind(Moves.piece(capture)) != Pieces.CANNON) {
            return false;
        }
        int screen = Lines.screen(scene.setup(), from, to);
        return Pieces.side(scene.setup().pieceAt(screen)) == Pieces.RED && worthTaking(scene, to, screen, 1);
    }
}
