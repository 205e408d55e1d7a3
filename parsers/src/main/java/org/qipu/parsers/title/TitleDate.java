package org.qipu.parsers.title;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qipu.parsers.record.DateText;

/** The date in a title: eight digits, a year with a month, or else a year of which nothing but 年 or parentheses is left. */
final class TitleDate {
    private static final Pattern DATE =
            Pattern.compile("(?<![0-9])(?:(?:19|20)[0-9]{2}(?:0[0-9]|1[0-2])[0-3][0-9](?![0-9])"
                    + "|(?:18|19|20)[0-9]{2} ?(?:年|[./-]) ?(?:[0-9]{1,2}月(?: ?[0-9]{1,2}日?)?|[0-9]{1,2}(?:[./-][0-9]{1,2})?)"
                    + "(?![0-9年月届轮局])(?: ?[-~～至] ?[0-9]{1,2}(?:[月.][0-9]{1,2})?日?)?)");

    private static final Pattern YEAR = Pattern.compile(
            "(?<![0-9至~～-])(?<year>(?:18|19|20)[0-9]{2})年(?![代前后]| ?[-~～至] ?[0-9])|\\((?<alone>(?:19|20)[0-9]{2})年?\\)");

    private static final int YEAR_DIGITS = 4;

    private TitleDate() {}

    /** The date as written; empty when there is none, or there are several. */
    static String of(String title, String plain) {
        if (!hasYear(plain)) {
            return "";
        }
        String exact = only(DATE.matcher(plain), title);
        return exact == null ? "" : exact.isEmpty() ? orEmpty(only(YEAR.matcher(plain), title)) : exact;
    }

    private static boolean hasYear(String plain) {
        int digits = 0;
        for (int i = 0; i < plain.length(); i++) {
            digits = Han.isDigit(plain.charAt(i)) ? digits + 1 : 0;
            if (digits == YEAR_DIGITS) {
                return true;
            }
        }
        return false;
    }

    /** The first match, empty without any, null when another tells another date. */
    private static String only(Matcher matcher, String title) {
        String first = "";
        String firstDate = "";
        while (matcher.find()) {
            String written = title.substring(matcher.start(), matcher.end())
                    .replace("(", "")
                    .replace(")", "");
            String date = DateText.iso(written.replace("（", "").replace("）", ""));
            if (date.isEmpty()) {
                continue;
            }
            if (!firstDate.isEmpty() && !date.equals(firstDate)) {
                return null;
            }
            first = written.strip();
            firstDate = date;
        }
        return first;
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }
}
