package org.qipu.parsers.record;

import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the date of a game as precisely as the text is sure about it: {@code 1956}, {@code 1956-12} or {@code
 * 1956-12-03}, else the empty string.
 *
 * <p>What counts as sure: a year of four digits; a year of two digits that 年 follows, or that comes first and is above
 * 31 (00 to 29 is this century, 50 to 99 the last, the rest is open). A month or a day only where it stands in the order
 * year, month, day with one kind of separator, or where the order day or month first leaves one reading. Several days are
 * dated by their month. Full-width digits, 元月, numbers in Chinese characters before 年, 月 and 日, and the letters l and O in
 * place of digits are read as meant. Of a date that cannot be, as 30 February, the part that can be is kept.
 */
public final class DateText {
    private static final int FIRST_YEAR = 1800;
    private static final int LAST_YEAR = 2100;

    private static final String DASHES = "-－—–~～至";

    /** Two dates with a year each. */
    private static final Pattern SPAN = Pattern.compile(
            "(?<first>(?:1[89]|20)[0-9]{2}(?:[^0-9].*)?)[-－—–~～至到]{1,2}\\s*(?<last>(?:1[89]|20)[0-9]{2}(?:[^0-9].*)?)");

    private static final int SHORTEST_SPAN = 8;

    private static final String SEPARATORS = ".-/。、，,·:：`年 \u3000";

    private final String text;
    private int at;

    private DateText(String text) {
        this.text = text;
    }

    /** The date in ISO form, shortened to what is sure; empty when nothing is. */
    public static String iso(String text) {
        return range(text).iso();
    }

    /** The first and the last day that are possible by what is sure. */
    public static DateRange range(String text) {
        return text.isEmpty() ? DateRange.NONE : of(plain(text.strip()));
    }

    private static DateRange of(String plain) {
        Matcher two = plain.length() > SHORTEST_SPAN ? SPAN.matcher(plain) : null;
        if (two == null || !two.matches()) {
            return new DateText(plain).read();
        }
        return DateRange.between(new DateText(two.group("first")).read(), new DateText(two.group("last")).read());
    }

    /** Half-width, with digits where letters were typed for them. */
    private static String plain(String text) {
        String numbered = text.replace("元月", "1月");
        if (numbered.chars().anyMatch(c -> ChineseNumber.isPart((char) c))) {
            numbered = ChineseNumber.inDigits(numbered, "年月日号號");
        }
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

    private DateRange read() {
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
                return DateRange.NONE;
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

    private DateRange eightDigits(String digits) {
        int year = Integer.parseInt(digits.substring(0, 4));
        int month = Integer.parseInt(digits.substring(4, 6));
        return date(year, month, Integer.parseInt(digits.substring(6)));
    }

    /** Year and month, unless the digits are a valid date with a short year as well; 月 after them settles it. */
    private DateRange sixDigits(String digits) {
        int year = Integer.parseInt(digits.substring(0, 4));
        int month = Integer.parseInt(digits.substring(4));
        if (separator().startsWith("月")) {
            return date(year, month, smallNumber());
        }
        int shortMonth = Integer.parseInt(digits.substring(2, 4));
        boolean alsoShort = shortMonth >= 1 && shortMonth <= 12 && month >= 1;
        boolean sure = !alsoShort && month >= 1 && month <= 12;
        return sure ? date(year, month, 0) : DateRange.NONE;
    }

    private DateRange afterYear(int year, String separator) {
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
        if (!open && month > 12 && month == (year + 1) % 100) {
            return DateRange.between(date(year, 0, 0), date(year + 1, 0, 0));
        }
        if (!named && open && !second.equals(separator)) {
            return monthAndMore(year, month, second);
        }
        return open && (!named || second.equals("月")) ? date(year, month, smallNumber()) : date(year, month, 0);
    }

    /** 2002.6-7 is either a day or two months, which the months hold all; other separators leave the year. */
    private DateRange monthAndMore(int year, int month, String separator) {
        int last = DASHES.contains(separator) ? smallNumber() : 0;
        boolean months = at == text.length() && last > month && last <= 12;
        return months ? DateRange.between(date(year, month, 0), date(year, last, 0)) : date(year, 0, 0);
    }

    private static boolean isSeparator(String separator) {
        return separator.chars().allMatch(c -> SEPARATORS.indexOf(c) >= 0);
    }

    private DateRange shortFirst(int first, String separator) {
        if (separator.startsWith("年")) {
            return separator.equals("年") ? afterYear(century(first), separator) : DateRange.NONE;
        }
        int second = smallNumber();
        if (second == 0 || !isSeparator(separator) || !separator().equals(separator)) {
            return DateRange.NONE;
        }
        String third = digits();
        if (third.length() == 4) {
            return yearLast(Integer.parseInt(third), first, second);
        }
        boolean yearFirst = first > 31 && second <= 12 && (third.length() == 1 || third.length() == 2);
        return yearFirst ? date(century(first), second, Integer.parseInt(third)) : DateRange.NONE;
    }

    /** Day and month in either order: sure when only one of them can be the month, or when they are the same. */
    private DateRange yearLast(int year, int first, int second) {
        if (first > 12 || first == second) {
            return date(year, second, first);
        }
        if (second > 12) {
            return date(year, first, second);
        }
        return DateRange.between(
                date(year, Math.min(first, second), Math.max(first, second)),
                date(year, Math.max(first, second), Math.min(first, second)));
    }

    private static int century(int shortYear) {
        return shortYear >= 50 ? 1900 + shortYear : shortYear < 30 ? 2000 + shortYear : 0;
    }

    /** The valid part of a date; what follows a day may make it a span of days. */
    private DateRange date(int year, int month, int day) {
        if (year < FIRST_YEAR || year > LAST_YEAR) {
            return DateRange.NONE;
        }
        if (month < 1 || month > 12) {
            return DateRange.of(Year.of(year));
        }
        YearMonth inMonth = YearMonth.of(year, month);
        if (!inMonth.isValidDay(day)) {
            return thirdOf(inMonth);
        }
        return spanFrom(inMonth.atDay(day));
    }

    /** A month, or the third of it that is named behind it. */
    private DateRange thirdOf(YearMonth month) {
        if (text.indexOf('旬') < 0) {
            return DateRange.of(month);
        }
        int first = text.contains("月上旬") ? 1 : text.contains("月中旬") ? 11 : text.contains("月下旬") ? 21 : 0;
        int last = first == 21 ? month.lengthOfMonth() : first + 9;
        return first == 0 ? DateRange.of(month) : new DateRange(month.atDay(first), month.atDay(last));
    }

    /** The days from one on, as far as a number behind a dash tells; the day alone when a time follows or nothing. */
    private DateRange spanFrom(LocalDate day) {
        String separator = separator();
        boolean dash = separator.chars().anyMatch(c -> DASHES.indexOf(c) >= 0);
        int number = smallNumber();
        if (!dash || number == 0) {
            return DateRange.of(day);
        }
        String second = separator();
        if (second.startsWith(":") || second.startsWith("：")) {
            return DateRange.of(day);
        }
        boolean namesMonth = second.startsWith("月") || second.equals("/") || second.equals(".");
        int lastDay = namesMonth ? smallNumber() : 0;
        YearMonth month = YearMonth.from(day);
        if (lastDay != 0 && number != day.getMonthValue()) {
            boolean valid = number <= 12 && month.withMonth(number).isValidDay(lastDay);
            DateRange last = valid ? DateRange.of(month.withMonth(number).atDay(lastDay)) : DateRange.NONE;
            DateRange span = DateRange.between(DateRange.of(day), last);
            return span.isKnown() ? span : DateRange.of(Year.of(day.getYear()));
        }
        int last = lastDay != 0 ? lastDay : number;
        boolean ordered = last >= day.getDayOfMonth() && month.isValidDay(last);
        return ordered ? new DateRange(day, month.atDay(last)) : DateRange.of(month);
    }
}
