package org.qipu.pipeline.stage;

import java.util.Optional;
import org.qipu.pipeline.stage.Candidate.Kind;

/**
 * Whether two records are of the same game. Short games are played alike, and headers that name nobody prove nothing, so that
 * equal moves alone never make a duplicate.
 */
final class Likeness {
    /** From this number of plies on, equal moves of the same players are no chance, whatever the dates say. */
    private static final int SURE_PLIES = 60;

    /** Below this number of plies, moves that are not all equal need a date or an event that agrees. */
    private static final int SHORT_PLIES = 40;

    private static final int LEAST_NAME = 2;
    private static final int LEAST_ODD_NAME = 3;

    private Likeness() {}

    /** Whether two records with the same moves are of the same game, by players, event and date. */
    static boolean isSame(Candidate one, Candidate other) {
        boolean sure = one.moves.length() >= SURE_PLIES;
        boolean red = mayBeSame(one.red, other.red, sure);
        boolean black = mayBeSame(one.black, other.black, sure);
        boolean player = isKnownSame(one.red, other.red) || isKnownSame(one.black, other.black);
        return red && black && (player || sameEvent(one, other)) && mayAgree(one, other);
    }

    /**
     * How the lower of two records of games between the same players repeats the higher one; empty when it does not. All moves
     * being equal is not asked for here.
     *
     * @param high at least as long as the other
     */
    static Optional<Kind> of(Candidate high, Candidate low) {
        int difference = high.moves.length() - low.moves.length();
        boolean prefix = difference > 0 && high.moves.startsWith(low.moves);
        if (!prefix && (difference > 1 || !isNear(high.moves, low.moves))) {
            return Optional.empty();
        }
        boolean sure = low.moves.length() >= SHORT_PLIES || high.days.agree(low.days) || sameEvent(high, low);
        return sure && mayAgree(high, low) ? Optional.of(prefix ? Kind.PREFIX : Kind.NEAR) : Optional.empty();
    }

    private static boolean mayAgree(Candidate one, Candidate other) {
        int plies = Math.min(one.moves.length(), other.moves.length());
        return plies >= SURE_PLIES || one.days.mayAgree(other.days);
    }

    private static boolean sameEvent(Candidate one, Candidate other) {
        return !one.event.isEmpty() && one.event.equals(other.event);
    }

    private static boolean isKnownSame(String one, String other) {
        return !one.isEmpty() && one.equals(other);
    }

    /**
     * Whether two ids may mean one player: one is missing or, where the moves are sure, has a team in front or one character
     * mistaken for another.
     */
    private static boolean mayBeSame(String one, String other, boolean sure) {
        if (one.isEmpty() || other.isEmpty() || one.equals(other) || !sure) {
            return one.isEmpty() || other.isEmpty() || one.equals(other);
        }
        if (one.length() != other.length()) {
            String shorter = one.length() < other.length() ? one : other;
            return shorter.length() >= LEAST_NAME && one.endsWith(shorter) && other.endsWith(shorter);
        }
        int odd = 0;
        for (int i = 0; i < one.length(); i++) {
            odd += one.charAt(i) == other.charAt(i) ? 0 : 1;
        }
        return odd == 1 && one.length() >= LEAST_ODD_NAME;
    }

    /** Whether, up to the end of the shorter, exactly one ply differs, or two plies of one side are transposed. */
    private static boolean isNear(String high, String low) {
        int first = difference(high, low, 0);
        if (first == low.length()) {
            return false;
        }
        int second = difference(high, low, first + 1);
        if (second == low.length()) {
            return true;
        }
        boolean transposed = (second - first) % 2 == 0
                && high.charAt(first) == low.charAt(second)
                && high.charAt(second) == low.charAt(first);
        return transposed && difference(high, low, second + 1) == low.length();
    }

    private static int difference(String high, String low, int from) {
        int at = from;
        while (at < low.length() && high.charAt(at) == low.charAt(at)) {
            at++;
        }
        return Math.min(at, low.length());
    }
}
