package org.qipu.pipeline.stage;

/**
 * The days on which a game may have been played, as days since 1970-01-01.
 *
 * @param first the first one
 * @param last the last one; before the first one when nothing is known
 */
record Days(int first, int last) {
    /** Nothing is known. */
    static final Days UNKNOWN = new Days(0, -1);

    /** Archives often date a game by the first or the last day of its event. */
    private static final int EVENT_DAYS = 31;

    boolean isKnown() {
        return last >= first;
    }

    /** Whether nothing keeps two games from having been played at the same event. */
    boolean mayAgree(Days other) {
        return !isKnown() || !other.isKnown() || first <= other.last + EVENT_DAYS && other.first <= last + EVENT_DAYS;
    }

    /** Whether both are known to a month or better, and agree. */
    boolean agree(Days other) {
        return isNarrow() && other.isNarrow() && mayAgree(other);
    }

    private boolean isNarrow() {
        return isKnown() && last - first < EVENT_DAYS;
    }
}
