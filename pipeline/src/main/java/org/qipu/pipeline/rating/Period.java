package org.qipu.pipeline.rating;

import java.util.Locale;

/** What the games of one rating period share. */
public enum Period {
    /** The year. */
    YEAR,
    /** The month; games known to the year only are a period of their own, at the end of that year. */
    MONTH,
    /** The event, at the latest date known of it; games of no event are periods by their dates. */
    EVENT;

    /** Sorts after every month and every day. */
    private static final String LAST = "-99";

    private static final int YEAR_LENGTH = 4;
    private static final int MONTH_LENGTH = 7;

    /** A date as text that sorts by time; what is known less closely comes after all that it may be. */
    public static String order(String date) {
        return date.length() <= YEAR_LENGTH ? date + LAST + LAST : date.length() <= MONTH_LENGTH ? date + LAST : date;
    }

    /**
     * The period that a date falls into.
     *
     * @param date as closely as known: 1956, 1956-12 or 1956-12-03
     */
    public String of(String date) {
        return switch (this) {
            case YEAR -> date.substring(0, YEAR_LENGTH);
            case MONTH, EVENT -> date.substring(0, Math.min(MONTH_LENGTH, date.length()));
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
