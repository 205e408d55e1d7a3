package org.qipu.rules.game;

import java.util.Optional;
import org.qipu.rules.board.Pieces;

/**
 * The natural limit, 自然限着: a game in which neither side captures for so many rounds is a draw, or may be claimed as
 * one.
 *
 * <p>What is counted. A side's counted moves are its moves since the last capture, less its checks beyond
 * {@code countedChecks} if its checks are limited. The rounds are the smaller of the two sides' counted moves, so that a
 * check that does not count takes its answer out of the count too. Nothing but a capture begins the count anew (CXA 1999
 * article 4.2.4 names no other cause).
 *
 * @param rounds rounds without a capture at which the limit is reached, at least 1
 * @param countedChecks how many checks of a side whose checks are limited count as moves, at least 0
 * @param limitedChecks whose checks are limited
 */
public record NaturalLimit(int rounds, int countedChecks, LimitedChecks limitedChecks) implements java.io.Serializable {
    /** Whose checks count only up to a number. */
    public enum LimitedChecks {
        /** Every check counts as a move. */
        NONE,
        /** Those of the side that claims the draw; the result then depends on who claims. */
        CLAIMER,
        /** Those of both sides. */
        EACH_SIDE
    }

    /**
     * CXA 1999, article 4.2.4: sixty rounds without a capture; article 23.3: when the rounds are verified, at most ten of
     * the claimer's checks count. Read in the printed text. Events may lower the number of rounds.
     */
    public static final NaturalLimit CXA_1999 = new NaturalLimit(60, 10, LimitedChecks.CLAIMER);

    public NaturalLimit {
        if (rounds < 1 || countedChecks < 0) {
            throw new IllegalArgumentException("rounds " + rounds + ", counted checks " + countedChecks);
        }
    }

    /**
     * The limit as it was first reached in a game.
     *
     * @param ply the ply with which it was reached
     * @param sincePly the first ply of the count: the one after the last capture, or 0
     * @param rounds the rounds counted, after the checks that do not count are taken off
     * @param redChecks Red's checks within the count
     * @param blackChecks Black's checks within the count
     * @param uncountedRedChecks how many of Red's checks were not counted
     * @param uncountedBlackChecks how many of Black's checks were not counted
     */
    public record Reached(
            int ply,
            int sincePly,
            int rounds,
            int redChecks,
            int blackChecks,
            int uncountedRedChecks,
            int uncountedBlackChecks) {}

    /**
     * Finds the ply with which the limit is first reached. A mate or stalemate given by that very ply comes first, since
     * it ends the game before anything can be claimed; no rulebook speaks of the case.
     *
     * @param trace the game
     * @param claimer the side, 0 red or 1 black, for which the rounds are counted; it matters only when the claimer's
     *     checks are limited
     */
    public Optional<Reached> firstReached(GameTrace trace, int claimer) {
        boolean redLimited = isLimited(Pieces.RED, claimer);
        boolean blackLimited = isLimited(Pieces.BLACK, claimer);
        int sincePly = 0;
        int redChecks = 0;
        int blackChecks = 0;
        for (int ply = 0; ply < trace.plies(); ply++) {
            if (trace.isCapture(ply)) {
                sincePly = ply + 1;
                redChecks = 0;
                blackChecks = 0;
                continue;
            }
            if (trace.isCheck(ply)) {
                redChecks += trace.side(ply) == Pieces.RED ? 1 : 0;
                blackChecks += trace.side(ply) == Pieces.BLACK ? 1 : 0;
            }
            int redOff = redLimited ? Math.max(0, redChecks - countedChecks) : 0;
            int blackOff = blackLimited ? Math.max(0, blackChecks - countedChecks) : 0;
            int reached = Math.min(
                    moves(trace, Pieces.RED, sincePly, ply) - redOff,
                    moves(trace, Pieces.BLACK, sincePly, ply) - blackOff);
            if (reached >= rounds) {
                return ofLivingGame(
                        trace, new Reached(ply, sincePly, reached, redChecks, blackChecks, redOff, blackOff));
            }
        }
        return Optional.empty();
    }

    private boolean isLimited(int side, int claimer) {
        return limitedChecks == LimitedChecks.EACH_SIDE || limitedChecks == LimitedChecks.CLAIMER && side == claimer;
    }

    /** A side's moves from one ply to another, both included. */
    private static int moves(GameTrace trace, int side, int fromPly, int toPly) {
        int plies = toPly - fromPly + 1;
        return trace.side(fromPly) == side ? (plies + 1) / 2 : plies / 2;
    }

    private static Optional<Reached> ofLivingGame(GameTrace trace, Reached reached) {
        boolean gameOver = reached.ply() == trace.plies() - 1 && trace.outcome() != Outcome.OPEN;
        return gameOver ? Optional.empty() : Optional.of(reached);
    }
}
