package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.Prospects.Pair;

/** Finds the {@link Prospects} of scenes and remembers whether a bound was met. */
final class Prober {
    private final SearchLimits limits;
    private final TrackedBoard board = new TrackedBoard();
    private boolean exhausted;

    Prober(SearchLimits limits) {
        this.limits = limits;
    }

    boolean exhausted() {
        return exhausted;
    }

    /** All prospects of the scene. */
    Prospects probe(Scene scene) {
        List<Prospect> all = evaluate(scene, Set.of());
        Set<Pair> offers = new LinkedHashSet<>();
        for (Prospect prospect : all) {
            if (prospect.level() > Prospect.NOTHING && isDirect(prospect) && canAnswer(scene, prospect.move())) {
                offers.add(pair(scene, prospect.move()));
            }
        }
        List<Prospect> candidates = offers.isEmpty() ? all : evaluate(scene, offers);
        List<Prospect> threats = new ArrayList<>();
        for (Prospect prospect : candidates) {
            if (prospect.level() > Prospect.NOTHING && !isOffer(scene, prospect, offers)) {
                threats.add(prospect);
            }
        }
        return new Prospects(all, threats, offers);
    }

    /** Twice the mean of what Red gets when it is Black's turn. */
    int whenIdle(Scene scene) {
        scene.placeOn(board, Pieces.BLACK);
        GainSearch search = new GainSearch(board, limits);
        int net = search.whenIdle(false) + search.whenIdle(true);
        exhausted |= search.exhausted();
        return Math.max(-400, Math.min(400, net));
    }

    /** The best level at which a move beginning with the given one takes the piece on this scene. */
    Prospect evaluateMove(Scene scene, int move) {
        scene.placeOn(board, Pieces.RED);
        GainSearch search = new GainSearch(board, limits);
        Prospect prospect = Prospect.evaluate(search, move);
        exhausted |= search.exhausted();
        return prospect;
    }

    List<Prospect> evaluate(Scene scene, Set<Pair> banned) {
        scene.placeOn(board, Pieces.RED);
        GainSearch search = new GainSearch(board, limits);
        for (Pair pair : banned) {
            search.ban(pair.attacker(), pair.target());
        }
        MoveBuffer moves = new MoveBuffer();
        board.legalMoves(moves);
        List<Prospect> all = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            boolean captures = Worth.isMaterial(Moves.captured(move), Moves.to(move));
            if (Pieces.kind(Moves.piece(move)) == Pieces.KING || banned.contains(pair(scene, move))) {
                continue;
            }
            if (captures || givesCheck(move)) {
                all.add(Prospect.evaluate(search, move));
            }
        }
        exhausted |= search.exhausted();
        return all;
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

    private static Pair pair(Scene scene, int move) {
        return new Pair(scene.ids()[Moves.from(move)], scene.ids()[Moves.to(move)]);
    }

    /** True when the target, or a cannon's own screen, could take the attacker instead. */
    private boolean canAnswer(Scene scene, int capture) {
        return worthTaking(scene, Moves.to(capture), Moves.from(capture), 0);
    }

    /** True when Black, to move, may take from one point to the other and gets at least {@code least} by it. */
    private boolean worthTaking(Scene scene, int from, int to, int least) {
        scene.placeOn(board, Pieces.BLACK);
        MoveBuffer moves = new MoveBuffer();
        board.legalMoves(moves);
        int move = Moves.of(from, to, board.pieceAt(from), board.pieceAt(to));
        if (!moves.contains(move)) {
            return false;
        }
        GainSearch search = new GainSearch(board, limits);
        int low = search.afterMove(move, GainSearch.Defence.ANYWHERE, false);
        int high = search.afterMove(move, GainSearch.Defence.ANYWHERE, true);
        exhausted |= search.exhausted();
        return -Math.min(low, high) >= least;
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
        scene.placeOn(board, Pieces.RED);
        for (Prospect other : evaluate(without, Set.of())) {
            if (other.move() == prospect.move()) {
                return other.level() == Prospect.NOTHING;
            }
        }
        return true;
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
