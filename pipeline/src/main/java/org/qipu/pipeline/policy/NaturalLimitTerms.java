package org.qipu.pipeline.policy;

import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.NaturalLimit;
import org.qipu.rules.game.NaturalLimit.LimitedChecks;

/**
 * What a policy or the user states about the natural limit; what is not stated is inherited.
 *
 * @param rounds rounds without a capture, at least 1
 * @param countedChecks how many checks of a side whose checks are limited count, at least 0
 * @param limitedChecks whose checks are limited
 */
public record NaturalLimitTerms(
        Optional<Integer> rounds, Optional<Integer> countedChecks, Optional<LimitedChecks> limitedChecks) {
    /** More rounds than the longest game that is replayed has plies: there is no natural limit. */
    public static final int NEVER = GameTrace.MAX_PLIES;

    /** Nothing is stated. */
    public static final NaturalLimitTerms UNSTATED =
            new NaturalLimitTerms(Optional.empty(), Optional.empty(), Optional.empty());

    /** Whether nothing is stated. */
    public boolean isUnstated() {
        return equals(UNSTATED);
    }

    /** The limit as it is when these terms are set over another. */
    NaturalLimit over(NaturalLimit inherited) {
        return new NaturalLimit(
                rounds.orElse(inherited.rounds()),
                countedChecks.orElse(inherited.countedChecks()),
                limitedChecks.orElse(inherited.limitedChecks()));
    }

    /** What is stated, in words that a script can compare. */
    String text() {
        StringJoiner stated = new StringJoiner(" ");
        rounds.ifPresent(number -> stated.add("rounds=" + number));
        countedChecks.ifPresent(number -> stated.add("counted-checks=" + number));
        limitedChecks.ifPresent(whose -> stated.add("limited-checks=" + id(whose)));
        return stated.toString();
    }

    static String id(LimitedChecks whose) {
        return whose.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
