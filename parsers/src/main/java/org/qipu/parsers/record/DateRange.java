package org.qipu.parsers.record;

import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;

/**
 * The days on which a game may have been played.
 *
 * @param from the first possible day; null when nothing is sure
 * @param to the last possible day, not before the first; null when nothing is sure
 */
public record DateRange(LocalDate from, LocalDate to) {
    /** Nothing is sure. */
    public static final DateRange NONE = new DateRange(null, null);

    /** One day. */
    static DateRange of(LocalDate day) {
        return new DateRange(day, day);
    }

    /** All days of a month. */
    static DateRange of(YearMonth month) {
        return new DateRange(month.atDay(1), month.atEndOfMonth());
    }

    /** All days of a year. */
    static DateRange of(Year year) {
        return new DateRange(year.atDay(1), year.atMonth(12).atEndOfMonth());
    }

    /** From the first day of a range to the last one of another; {@link #NONE} when they are not in that order. */
    static DateRange between(DateRange first, DateRange last) {
        boolean ordered = first.isKnown() && last.isKnown() && !last.to.isBefore(first.from);
        return ordered ? new DateRange(first.from, last.to) : NONE;
    }

    /** Whether anything is sure. */
    public boolean isKnown() {
        return from != null;
    }

    /** The part that all days share: {@code 1956}, {@code 1956-12} or {@code 1956-12-03}; empty when they share no year. */
    public String iso() {
        if (from == null || from.getYear() != to.getYear()) {
            return "";
        }
        if (from.getMonthValue() != to.getMonthValue()) {
            return Year.of(from.getYear()).toString();
        }
        return from.equals(to) ? from.toString() : YearMonth.from(from).toString();
    }
}
