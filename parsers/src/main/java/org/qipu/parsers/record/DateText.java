package org.qipu.parsers.record;

import java.time.Year;
import java.time.YearMonth;

/**
 * Reads the date of a game as precisely as the text is sure about it: {@code 1956}, {@code 1956-12} or {@code
 * 1956-12-03}, else the empty string.
 *
 * <p>What counts as sure: a year of four digits; a year of two digits that 年 follows, or that comes first and is above
 * 31 (00 to 29 is this century, 50 to 99 the last, the rest is open). A month or a day only where it stands in the order
 * year, month, day with one kind of separator, or where the order day or month first leaves one reading. Several days are
 * dated by their month. Full-width digits, 元月, and the letters l and O in place of digits are read as meant.
 */
public final class DateText {
    private static final int FIRST_YEAR = 1800;
    private static final int LAST_YEAR = 2100;

    private static final String SEPARATORS = ".-/。、，,·:：`年 \u3000";

    private final String text;
    private int at;

    private DateText(String text) {
        this.text = text;
    }

    /** The date in ISO form, shortened to what is sure; empty when nothing is. */
    public static String iso(String text) {
        return text.isEmpty() ? "" : new DateText(plain(text.strip())).read();
    }

    /** Half-width, with digits where letters were typed for them. */
    private static String plain(String text) {
        String numbered = text.replace("元月", "1月");
        char[] chars = numbered.toCharArray();
        for (int i = chars.length - 1; i >= 0; i--) {
            char c = chars[i];
            char next = i + 1 < chars.length ? chars[i + 1] : ' ';
            boolean amongDigits = isDigit(next) || "年月日".indexOf(next) >= 0 || i > 0 && isDigit(chars[i - 1]);
            if (c >= '０' && c <= '９') {
                chars[i] = (char) (c - '０' + '0');
            } else if (amongDigits && (c == 'l' || c == 'I')) {
                chars[i] = '1';
            } else if (amongDigits && (c == 'O' || c == 'o')) {
                chars[i] = '0';
            }
        }
        return new String(chars);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private String read() {
        String first = digits();
        switch (first.length()) {
            case 8:
                return eightDigits(first);
            case 6:
                return sixDigits(first);
            case 4:
                return afterYear(Integer.parseInt(first), separator());
            case 2, 1:
                return shortFirst(Integer.parseInt(first), separator());
            default:
                return "";
        }
    }

    private String digits() {
        int from = at;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    private String separator() {
        int from = at;
        while (at < text.length() && !isDigit(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at).strip();
    }

    /** A number of one or two digits, or 0 when there is none here. */
    private int smallNumber() {
        String digits = digits();
        return digits.isEmpty() || digits.length() > 2 ? 0 : Integer.parseInt(digits);
    }

    private String eightDigits(String digits) {
        int year = Integer.parseInt(digits.substring(0, 4));
        int month = Integer.parseInt(digits.substring(4, 6));
        return date(year, month, Integer.parseInt(digits.substring(6)));
    }

    /** Year and month, unless the digits are a valid date with a short year as well; 月 after them settles it. */
    private String sixDigits(String digits) {
        int year = Integer.parseInt(digits.substring(0, 4));
        int month = Integer.parseInt(digits.substring(4));
        if (separator().startsWith("月")) {
            return date(year, month, smallNumber());
        }
        int shortMonth = Integer.parseInt(digits.substring(2, 4));
        boolean alsoShort = shortMonth >= 1 && shortMonth <= 12 && month >= 1;
        return alsoShort ? "" : month >= 1 && month <= 12 ? date(year, month, 0) : "";
    }

    private String afterYear(int year, String separator) {
        if (!isSeparator(separator)) {
            return date(year, 0, 0);
        }
        int month = smallNumber();
        String second = separator();
        boolean named = second.startsWith("月");
        if (month == 0 || separator.contains("年") && !named) {
            return date(year, 0, 0);
        }
        boolean open = at < text.length();
        if (!named && open && !second.equals(separator)) {
            return date(year, 0, 0);
        }
        return open && (!named || second.equals("月")) ? date(year, month, smallNumber()) : date(year, month, 0);
    }

    private static boolean isSeparator(String separator) {
        return separator.chars().allMatch(c -> SEPARATORS.indexOf(c) >= 0);
    }

    private String shortFirst(int first, String separator) {
        if (separator.startsWith("年")) {
            return separator.equals("年") ? afterYear(century(first), separator) : "";
        }
        int second = smallNumber();
        if (second == 0 || !isSeparator(separator) || !separator().equals(separator)) {
            return "";
        }
        String third = digits();
        if (third.length() == 4) {
            return yearLast(Integer.parseInt(third), first, second);
        }
        boolean yearFirst = first > 31 && second <= 12 && (third.length() == 1 || third.length() == 2);
        return yearFirst ? date(century(first), second, Integer.parseInt(third)) : "";
    }

    /** Day and month in either order: sure when only one of them can be the month, or when they are the same. */
    private String yearLast(int year, int first, int second) {
        if (first > 12 || first == second) {
            return date(year, second, first);
        }
        return second > 12 ? date(year, first, second) : date(year, 0, 0);
    }

    private static int century(int shortYear) {
        return shortYear >= 50 ? 1900 + shortYear : shortYear < 30 ? 2000 + shortYear : 0;
    }

    /** The valid part of a date; what follows a day may make it a span of days. */
    private String date(int year, int month, int day) {
        if (year < FIRST_YEAR || year > LAST_YEAR) {
            return "";
        }
        if (month < 1 || month > 12) {
            return Year.of(year).toString();
        }
        if (!YearMonth.of(year, month).isValidDay(day)) {
            return YearMonth.of(year, month).toString();
        }
        int last = lastMonthOfSpan(month);
        if (last != 0) {
            return last == month
                    ? YearMonth.of(year, month).toString()
                    : Year.of(year).toString();
        }
        return YearMonth.of(year, month).atDay(day).toString();
    }

    /** Month in which a span of days ends that began in a month; 0 when a time follows or nothing. */
    private int lastMonthOfSpan(int month) {
        String separator = separator();
        boolean dash = separator.chars().anyMatch(c -> "-－—–~～至".indexOf(c) >= 0);
        int number = smallNumber();
        if (!dash || number == 0) {
            return 0;
        }
        String second = separator();
        if (second.startsWith(":") || second.startsWith("：")) {
            return 0;
        }
        boolean namesMonth = second.startsWith("月") || second.equals("/") || second.equals(".");
        return namesMonth && smallNumber() != 0 ? number : month;
    }
}
