package org.qipu.pipeline.policy;

import java.io.Serializable;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;

/**
 * The days that a date of any precision may mean, as numbers {@code yyyymmdd}: 1956-12 is 19561201 to 19561231.
 *
 * @param first the first day
 * @param last the last day
 */
record DateSpan(int first, int last) implements Serializable {
    /** Every day there is. */
    static final DateSpan ALWAYS = new DateSpan(0, 99_991_231);

    /** The days of an ISO date: {@code 1956}, {@code 1956-12} or {@code 1956-12-03}; empty for any other text. */
    static Optional<DateSpan> of(String iso) {
        if (!hasShape(iso)) {
            return Optional.empty();
        }
        int year = Integer.parseInt(iso.substring(0, 4));
        try {
            if (iso.length() == 4) {
                return Optional.of(new DateSpan(year * 10_000 + 101, year * 10_000 + 1231));
            }
            YearMonth month = YearMonth.of(year, Integer.parseInt(iso.substring(5, 7)));
            if (iso.length() == 7) {
                return Optional.of(new DateSpan(number(month.atDay(1)), number(month.atEndOfMonth())));
            }
            int day = number(month.atDay(Integer.parseInt(iso.substring(8))));
            return Optional.of(new DateSpan(day, day));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Whether all days of another span are among these. */
    boolean contains(DateSpan other) {
        return first <= other.first && other.last <= last;
    }

    private static boolean hasShape(String iso) {
        if (iso.length() != 4 && iso.length() != 7 && iso.length() != 10) {
            return false;
        }
        for (int i = 0; i < iso.length(); i++) {
            char c = iso.charAt(i);
            if (i == 4 || i == 7 ? c != '-' : c < '0' || c > '9') {
                return false;
            }
        }
        return true;
    }

    private static int number(LocalDate day) {
        return day.getYear() * 10_000 + day.getMonthValue() * 100 + day.getDayOfMonth();
    }
}
