package org.qipu.rules.repetition;

import java.util.Optional;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/**
 * What Red would get on a scene by beginning with one move, a capture or a check. Everything is searched when it is asked
 * for, and once: most questions are answered by one that is cheaper to ask.
 */
final class Prospect {
    /** Nothing is won. */
    static final int NOTHING = 0;
    /** A piece is won on the spot and the defender gets as much elsewhere (CXA 2020 art. 26.5). */
    static final int EVEN = 1;
    /** Material is won whatever the defender does and however pawns are valued. */
    static final int SURE = 2;

    private static final int MOST = 200;

    private final SceneSearches searches;
    private final Scene scene;
    private final int move;

    private Optional<Boolean> onTheSpot = Optional.empty();
    private Optional<Boolean> sure = Optional.empty();
    private Optional<Boolean> even = Optional.empty();
    private Optional<Outcome> low = Optional.empty();
    private Optional<Outcome> high = Optional.empty();
    private Optional<Outcome> spot = Optional.empty();

    /** The end of a best line: what Red has won, and what falls on it. */
    private record Outcome(int value, Captures captures, boolean pawnsFell) {}

    Prospect(SceneSearches searches, Scene scene, int move) {
        this.searches = searches;
        this.scene = scene;
        this.move = move;
    }

    /** The first move. */
    int move() {
        return move;
    }

    /** True when something is won if the defender may only recapture. */
    boolean winsOnTheSpot() {
        if (onTheSpot.isEmpty()) {
            onTheSpot = Optional.of(search().winsOnTheSpot(move));
        }
        return onTheSpot.get();
    }

    /** True when the level is no {@link #NOTHING}. */
    boolean isPromising() {
        return isSure() || winsOnTheSpot() && holdsEven();
    }

    /** True when the level is {@link #SURE}; who wins that also wins on the spot, which is found sooner. */
    boolean isSure() {
        if (sure.isEmpty()) {
            sure = Optional.of(winsOnTheSpot() && search().winsAnywhere(move));
        }
        return sure.get();
    }

    private boolean holdsEven() {
        if (even.isEmpty()) {
            even = Optional.of(search().holdsEven(move));
        }
        return even.get();
    }

    /** {@link #SURE}, {@link #EVEN} or {@link #NOTHING}. */
    int level() {
        return isSure() ? SURE : isPromising() ? EVEN : NOTHING;
    }

    /** True when the level is no less than the given one. */
    boolean reaches(int level) {
        return level == SURE ? isSure() : level == NOTHING || isPromising();
    }

    /** Twice the mean of the material won as the defender's best sees it and as pawns float; mates are cut off. */
    int net() {
        return cut(low().value) + cut(high().value);
    }

    /** Whether the line ends in mate. Who is not in check may stop, so that no other capture mates. */
    boolean mates() {
        return searches.of(scene).givesCheck(move) && low().value > GainSearch.BEYOND_MATERIAL;
    }

    /** Identity of the piece that is won, or {@link Captures#NOBODY}. */
    int target() {
        return takesDearest() ? scene.ids()[Moves.to(move)] : line().target();
    }

    /** Identity of the piece that captures the target. */
    int capturer() {
        return takesDearest() ? scene.ids()[Moves.from(move)] : line().capturer();
    }

    /** True when the piece falls on the way. */
    boolean takes(int id) {
        return takesAtOnce(id)
                || low().captures.takes(id)
                || high().captures.takes(id)
                || level() == EVEN && spot().captures.takes(id);
    }

    /** True when the first move itself captures the piece. */
    boolean takesAtOnce(int id) {
        return isCapture() && scene.ids()[Moves.to(move)] == id;
    }

    /** Compares level first, then what is won. */
    boolean betterThan(Prospect other) {
        return !other.reaches(level()) || level() == other.level() && net() > other.net();
    }

    /** True when the first move captures the piece and nothing is lost for it: more cannot be threatened of one piece. */
    boolean winsForNothing(int id) {
        int worth = Worth.of(Moves.captured(move), Moves.to(move), Worth.PAWN_DEAR);
        return takesAtOnce(id) && isSure() && net() >= 2 * worth;
    }

    /** Finds out everything now, before the captures that are forbidden change. */
    Prospect settled() {
        net();
        line();
        if (level() == EVEN) {
            spot();
        }
        return this;
    }

    /** The best line, or of an even swap the one on the spot, unless checks win something as well. */
    private Captures line() {
        boolean byChecks = !isCapture() && low().captures.target() != Captures.NOBODY;
        return level() != EVEN || byChecks ? low().captures : spot().captures;
    }

    /** True when nothing dearer is left for the line to take than what the first move takes. */
    private boolean takesDearest() {
        int worth = Captures.worth(Moves.captured(move), Moves.to(move));
        if (worth == 0) {
            return false;
        }
        for (int square = 0; square < Squares.COUNT && worth < Worth.ROOK; square++) {
            int piece = scene.setup().pieceAt(square);
            boolean black = piece != Pieces.EMPTY && Pieces.side(piece) == Pieces.BLACK;
            if (black && Captures.mostWorth(piece) > worth) {
                return false;
            }
        }
        return true;
    }

    private Outcome low() {
        if (low.isEmpty()) {
            GainSearch search = search();
            low = Optional.of(outcome(search, search.outcome(move, sure.orElse(false))));
        }
        return low.get();
    }

    /** The same, valuing pawns as is best for Red; where none falls that makes no difference. */
    private Outcome high() {
        if (high.isEmpty()) {
            Outcome cheap = low();
            GainSearch search = search();
            high = Optional.of(
                    cheap.pawnsFell ? outcome(search, search.afterMove(move, Defence.ANYWHERE, true)) : cheap);
        }
        return high.get();
    }

    private Outcome spot() {
        if (spot.isEmpty()) {
            GainSearch search = search();
            spot = Optional.of(outcome(search, search.afterMove(move, Defence.ON_THE_SPOT, false)));
        }
        return spot.get();
    }

    private static Outcome outcome(GainSearch search, int value) {
        return new Outcome(value, search.captures(), search.pawnsFell());
    }

    /** True when a piece is taken on the best line on the spot, by the capturer if it is what is won. */
    boolean winsOnTheSpot(int target, int capturer) {
        if (!winsOnTheSpot()) {
            return false;
        }
        Captures line = spot().captures;
        return line.takes(target) && (line.target() != target || line.capturer() == capturer);
    }

    private boolean isCapture() {
        return Moves.captured(move) != Pieces.EMPTY;
    }

    private GainSearch search() {
        return searches.of(scene).search(Pieces.RED);
    }

    private static int cut(int value) {
        return Math.max(-MOST, Math.min(MOST, value));
    }
}
