package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.Prospects.Pair;

/** Finds the {@link Prospects} of scenes. */
final class Prober {
    private static final int MOST = 400;

    private final TrackedBoard board = new TrackedBoard();
    private final GainSearch search;

    Prober(SearchLimits limits, NodeBudget budget) {
        search = new GainSearch(board, limits, budget);
    }

    /** What Red could begin on the scene. */
    Prospects probe(Scene scene) {
        List<Prospect> candidates = evaluate(scene, Set.of());
        Set<Pair> offers = new LinkedHashSet<>();
        for (Prospect prospect : candidates) {
            if (isDirect(prospect) && canAnswer(scene, prospect.move())) {
                offers.add(pair(scene, prospect.move()));
            }
        }
        List<Prospect> threats = new ArrayList<>();
        for (Prospect prospect : offers.isEmpty() ? candidates : evaluate(scene, offers)) {
            if (!isOffer(scene, prospect, offers)) {
                threats.add(prospect);
            }
        }
        return new Prospects(threats, offers);
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
        for (int move : beginnings(scene, Set.of())) {
            Prospect prospect = Prospect.evaluateFully(search, move);
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
        if (!beginnings(scene, Set.of()).contains(move)) {
            return false;
        }
        search.afterMove(move, GainSearch.Defence.ANYWHERE, false);
        return search.takesInAnswer(id);
    }

    /** True when the scene holds a prospect that wins the same target; the same first move is tried first. */
    boolean wins(Scene scene, Prospect threat) {
        place(scene, Pieces.RED);
        List<Integer> moves = beginnings(scene, Set.of());
        boolean wins = moves.contains(threat.move()) && wins(threat.move(), threat.target());
        for (int i = 0; i < moves.size() && !wins; i++) {
            wins = moves.get(i) != threat.move() && wins(moves.get(i), threat.target());
        }
        return wins;
    }

    private boolean wins(int move, int target) {
        Prospect prospect = Prospect.evaluate(search, move);
        return prospect.level() > Prospect.NOTHING && prospect.takes(target);
    }

    /** True when a piece could win another if the opponent may only recapture, and is not mated for it. */
    boolean winsOnTheSpot(Scene scene, int target, int capturer) {
        place(scene, Pieces.RED);
        boolean wins = false;
        for (int move : beginnings(scene, Set.of())) {
            if (wins || !search.winsOnTheSpot(move)) {
                continue;
            }
            search.afterMove(move, GainSearch.Defence.ON_THE_SPOT, false);
            Captures line = search.captures();
            boolean takes = line.takes(target) && (line.target() != target || line.capturer() == capturer);
            wins = takes && search.afterMove(move, GainSearch.Defence.ANYWHERE, false) > -GainSearch.BEYOND_MATERIAL;
        }
        return wins;
    }

    /** The moves that win something or swap evenly, with some captures forbidden. */
    private List<Prospect> evaluate(Scene scene, Set<Pair> banned) {
        place(scene, Pieces.RED);
        for (Pair pair : banned) {
            search.ban(pair.attacker(), pair.target());
        }
        List<Prospect> winning = new ArrayList<>();
        for (int move : beginnings(scene, banned)) {
            Prospect prospect = Prospect.evaluate(search, move);
            if (prospect.level() > Prospect.NOTHING) {
                winning.add(prospect);
            }
        }
        return winning;
    }

    /** The captures of material and the checks on the board as it is set up, except by the king. */
    private List<Integer> beginnings(Scene scene, Set<Pair> banned) {
        MoveBuffer moves = new MoveBuffer();
        board.legalMoves(moves);
        List<Integer> beginnings = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            boolean captures = Worth.isMaterial(Moves.captured(move), Moves.to(move));
            boolean king = Pieces.kind(Moves.piece(move)) == Pieces.KING;
            if (!king && !banned.contains(pair(scene, move)) && (captures || givesCheck(move))) {
                beginnings.add(move);
            }
        }
        return beginnings;
    }

    private boolean givesCheck(int move) {
        board.make(move);
        boolean check = board.inCheck();
        board.unmake(move);
        return check;
    }

    private static boolean isDirect(Prospect prospect) {
        return Worth.isMaterial(Moves.captured(prospect.move()), Moves.to(prospect.move()))
                && Pieces.kind(Moves.piece(prospect.move())) != Pieces.PAWN;
    }

    private void place(Scene scene, int sideToMove) {
        scene.placeOn(board, sideToMove);
        search.renew();
    }

    private static Pair pair(Scene scene, int move) {
        return new Pair(scene.ids()[Moves.from(move)], scene.ids()[Moves.to(move)]);
    }

    /** True when the target, or a cannon's own screen, could take the attacker instead. */
    private boolean canAnswer(Scene scene, int capture) {
        return worthTaking(scene, Moves.to(capture), Moves.from(capture), 0);
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
        return -search.afterMove(move, GainSearch.Defence.ANYWHERE, false) >= least;
    }

    private boolean isOffer(Scene scene, Prospect prospect, Set<Pair> offers) {
        if (isDirect(prospect) && ownScreenIsTaken(scene, prospect.move())) {
            return true;
        }
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
        return !beginnings(without, Set.of()).contains(prospect.move())
                || Prospect.evaluate(search, prospect.move()).level() == Prospect.NOTHING;
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
