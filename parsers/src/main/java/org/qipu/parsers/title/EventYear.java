package org.qipu.parsers.title;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qipu.parsers.record.ChineseNumber;

/**
 * The year and the edition in the name of an event.
 *
 * @param year the year; 0 when none is named
 * @param edition the edition; 0 when none is named
 * @param rest the name without both
 */
record EventYear(int year, int edition, String rest) {
    private static final String NUMBER = "[0-9]{1,3}|[〇零一二三四五六七八九十]{1,4}";

    private static final Pattern EDITION =
            Pattern.compile("第? ?(?<number>" + NUMBER + ") ?届|(?<first>首)届|(?<!第)(?<games>[一二三四五六七八九十]{1,2})(?=运会)");

    /** Four digits, with 年 or not, or behind a number that is glued to them; two digits with 年, or in front of the name. */
    private static final Pattern YEAR = Pattern.compile(
            "^[0-9]{1,2}(?<glued>(?:19|20)[0-9]{2})年|(?<![0-9])(?<four>(?:18|19|20)[0-9]{2})(?:[-~～至](?:[0-9]{4}|[0-9]{2}))?(?![0-9])"
                    + "(?:年度?|赛季)?|(?<chinese>[一二][九〇零○][〇零○一二三四五六七八九]{2}|[五六七八九][〇零○一二三四五六七八九])年|(?<![0-9])(?<two>[0-9]{2})年"
                    + "|^ ?(?<front>[0-9]{2}) *(?=\\p{IsHan})(?![强分人号台轮局届场省市回秒步着岁])");

    private static final Pattern WORD = Pattern.compile("[ ;:](?<year>(?:18|19|20)[0-9]{2})(?=[ ;:])");

    private static final Pattern ALONE =
            Pattern.compile("(?:(?:(?:18|19|20)[0-9]{2}|[0-9]{2})年?|第(?:" + NUMBER + ")届|首届)[ ;:,]*");

    /** Splits a name in the spelling of {@link FoldedTitle}. */
    static EventYear of(String name) {
        int edition = 0;
        String rest = name;
        if (name.indexOf('届') >= 0 || name.contains("运会")) {
            Matcher matcher = EDITION.matcher(name);
            if (matcher.find()) {
                String number = matcher.group("number") == null ? matcher.group("games") : matcher.group("number");
                edition = number == null ? 1 : Math.max(0, number(number));
                boolean games = matcher.group("games") != null;
                rest = name.substring(0, matcher.start()) + (games ? "全" : "") + name.substring(matcher.end());
            }
        }
        Matcher matcher = YEAR.matcher(rest);
        if (!matcher.find()) {
            return new EventYear(0, edition, rest);
        }
        int year = year(matcher);
        return new EventYear(year, edition, rest.substring(0, matcher.start()) + " " + rest.substring(matcher.end()));
    }

    /** With the year that stands as a word of its own behind the name, if there is one. */
    EventYear orIn(String text, int end) {
        Matcher word = WORD.matcher(text).region(end, text.length());
        return word.find() ? new EventYear(Integer.parseInt(word.group("year")), edition, rest) : this;
    }

    private static int year(Matcher matcher) {
        if (matcher.group("four") != null) {
            return Integer.parseInt(matcher.group("four"));
        }
        if (matcher.group("glued") != null) {
            return Integer.parseInt(matcher.group("glued"));
        }
        if (matcher.group("chinese") != null) {
            int number = ChineseNumber.of(matcher.group("chinese"));
            return number < 100 ? 1900 + number : number;
        }
        String digits = matcher.group("two") == null ? matcher.group("front") : matcher.group("two");
        int two = Integer.parseInt(digits);
        return two >= 50 ? 1900 + two : two < 30 ? 2000 + two : 0;
    }

    /** Whether a part of a text is a year or an edition, as it stands in front of a name. */
    static boolean isYearOrEdition(String text, int from, int to) {
        return to > from && ALONE.matcher(text).region(from, to).matches();
    }

    /** A number in digits or Chinese characters; -1 when it is none. */
    static int number(String text) {
        return Han.isDigit(text.charAt(0)) ? Integer.parseInt(text) : ChineseNumber.of(text);
    }
}
