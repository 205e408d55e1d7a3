package org.qipu.pipeline.explain;

import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.record.GameResult;

/** The recorded result against the one that a cycle speaks for. */
public enum Comparison {
    /** The recorded result is that one. */
    AGREES,
    /** The recorded result is another. */
    DIFFERS,
    /** No result is recorded. */
    NO_RECORDED_RESULT,
    /** The cycle speaks for no result. */
    NOTHING_TO_COMPARE;

    /** The name in output. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Compares; {@code due} is the result that the cycle speaks for, if any. */
    static Comparison of(GameResult recorded, Optional<GameResult> due) {
        if (due.isEmpty()) {
            return NOTHING_TO_COMPARE;
        }
        if (recorded == GameResult.UNKNOWN) {
            return NO_RECORDED_RESULT;
        }
        return recorded == due.get() ? AGREES : DIFFERS;
    }
}
