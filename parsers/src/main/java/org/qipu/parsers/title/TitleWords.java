package org.qipu.parsers.title;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The round and the event that a title names. */
final class TitleWords {
    private static final Pattern ROUND = Pattern.compile("第 ?(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3}) ?轮");

    /** R12, or MR5T03 for the men's fifth round, third board; only beside the name of a competition. */
    private static final Pattern CODE =
            Pattern.compile("(?<![A-Za-z0-9])[MW]?(?<round>R[0-9]{1,2})(?=[TG][0-9]|[^A-Za-z0-9]|$)");

    private static final Pattern EVENT_END = Pattern.compile("(?:赛|杯|[运運][动動][会會]|[体體]育大[会會])(?:[^赛杯]{0,4}组)?$");

    private static final String BORDERS = " 、,，;；:：|/()。";
    private static final int SHORTEST_EVENT = 4;
    private static final int LONGEST_EVENT = 40;

    private TitleWords() {}

    /** The round as written; empty without one, or with several. */
    static String round(String title, String plain) {
        boolean word = plain.indexOf('轮') >= 0;
        boolean code = !word && (plain.indexOf('赛') >= 0 || plain.indexOf('杯') >= 0) && hasCode(plain);
        if (!word && !code) {
            return "";
        }
        Matcher matcher = word ? ROUND.matcher(plain) : CODE.matcher(plain);
        int group = word ? 0 : 1;
        String round = matcher.find() ? title.substring(matcher.start(group), matcher.end(group)) : "";
        return matcher.find() ? "" : round;
    }

    /** Whether a title holds what a round cannot be named without. */
    static boolean mayNameRound(String title) {
        return title.indexOf('轮') >= 0 || title.indexOf('輪') >= 0 || hasCode(title);
    }

    private static boolean hasCode(String title) {
        int at = title.indexOf('R');
        while (at >= 0 && at + 1 < title.length() && !Han.isDigit(title.charAt(at + 1))) {
            at = title.indexOf('R', at + 1);
        }
        return at >= 0 && at + 1 < title.length();
    }

    /** The event as written: the first words that end as names of competitions do, outside of a statement about players. */
    static String event(String title, String plain, Statement stated) {
        if (plain.indexOf('赛') < 0 && plain.indexOf('杯') < 0 && !plain.contains("会") && !plain.contains("會")) {
            return "";
        }
        Matcher round = ROUND.matcher(plain);
        int roundAt = round.find() ? round.start() : plain.length();
        int from = 0;
        for (int i = 0; i <= plain.length(); i++) {
            if (i == plain.length() || BORDERS.indexOf(plain.charAt(i)) >= 0) {
                int end = roundAt >= from ? Math.min(roundAt, i) : i;
                boolean apart = !stated.namesBoth() || end <= stated.start() || from >= stated.end();
                if (apart && isEvent(plain, from, end)) {
                    return title.substring(from, end);
                }
                from = i + 1;
            }
        }
        return "";
    }

    private static boolean isEvent(String plain, int from, int end) {
        int length = end - from;
        return length >= SHORTEST_EVENT
                && length <= LONGEST_EVENT
                && EVENT_END
                        .matcher(plain)
                        .region(from, end)
                        .useAnchoringBounds(true)
                        .find();
    }
}
