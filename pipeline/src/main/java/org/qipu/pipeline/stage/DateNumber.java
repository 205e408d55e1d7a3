package org.qipu.pipeline.stage;

import java.util.Locale;

/** Dates of any precision as numbers in the order of their texts: 1956 is 19560000, 1956-12 is 19561200; 0 is none. */
final class DateNumber {
    /** No date. */
    static final int NONE = 0;

    private DateNumber() {}

    /** The number of a date as {@code games.date} holds it; {@link #NONE} for null. */
    static int of(String date) {
        if (date == null) {
            return NONE;
        }
        int number = 0;
        int digits = 0;
        for (int i = 0; i < date.length(); i++) {
            char c = date.charAt(i);
            if (c != '-') {
                number = number * 10 + Character.digit(c, 10);
                digits++;
            }
        }
        for (; digits < 8; digits++) {
            number *= 10;
        }
        return number;
    }

    /** The year of a number; 0 for {@link #NONE}. */
    static int year(int number) {
        return number / 10_000;
    }

    /** The date of a number; null for {@link #NONE}. */
    static String text(int number) {
        if (number == NONE) {
            return null;
        }
        int month = number / 100 % 100;
        int day = number % 100;
        if (day > 0) {
            return String.format(Locale.ROOT, "%04d-%02d-%02d", number / 10_000, month, day);
        }
        return month > 0
                ? String.format(Locale.ROOT, "%04d-%02d", number / 10_000, month)
                : String.format(Locale.ROOT, "%04d", number / 10_000);
    }
}
