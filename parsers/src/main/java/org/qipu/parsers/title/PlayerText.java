package org.qipu.parsers.title;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A player as a text names one.
 *
 * @param text as written, with team and title
 * @param team the team in front of the name, as written; empty when there is none, or none that is known to be one
 * @param name the name without team and title, and a Chinese one without spaces; the whole text where nothing is known of it
 */
public record PlayerText(String text, String team, String name) {
    /** Nobody. */
    public static final PlayerText NONE = new PlayerText("", "", "");

    private static final Pattern TITLE =
            Pattern.compile("\\s*[(（\\[]?(?:(?:国际|國際)?(?:特级|特級)?(?:国际|國際)?大[师師]|特大|[国國]大|地方大[师師])[)）\\]]?\\s*$");

    /** Shorter texts hold no team that could be told from the name. */
    private static final int LEAST_WITH_TEAM = 4;

    private static final int LONGEST_WITHOUT_SPACES = 3;

    /** Splits what a record states in the field of a player: {@code 湖北 汪洋 (大师)}, {@code 上海胡榮華}. */
    public static PlayerText of(String stated) {
        if (!isChinese(stated)) {
            return stated.isEmpty() ? NONE : new PlayerText(stated, "", stated);
        }
        if (stated.length() < LEAST_WITH_TEAM && Han.only(stated)) {
            return new PlayerText(stated, "", stated);
        }
        String plain = withoutTitle(stated);
        List<String> words = words(plain);
        String name = joinedName(words, 0);
        if (!name.isEmpty()) {
            return new PlayerText(stated, "", name);
        }
        String first = words.get(0);
        String rest = words.size() == 1 ? "" : joinedName(words, 1);
        if (!rest.isEmpty() && Names.beginsWithTeam(first)) {
            return new PlayerText(stated, first, rest);
        }
        String joined = words.size() == 1 || isSplitName(words) ? String.join("", words) : first;
        int at = words.size() > 2 || joined.equals(first) && words.size() > 1 ? 0 : Names.nameAfterTeam(joined);
        return at > 0
                ? new PlayerText(stated, joined.substring(0, at), joined.substring(at))
                : new PlayerText(stated, "", plain.isEmpty() ? stated : plain);
    }

    /** The same player with a team in front. */
    PlayerText under(String before) {
        return new PlayerText(before + " " + text, before, name);
    }

    private static boolean isChinese(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Han.is(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** The text without 大师 and the like behind a name that is long enough without it. */
    static String withoutTitle(String text) {
        if (text.indexOf('大') < 0) {
            return text.strip();
        }
        String plain = TITLE.matcher(text).replaceFirst("").strip();
        return plain.length() >= 2 ? plain : text.strip();
    }

    static List<String> words(String text) {
        List<String> words = new ArrayList<>(3);
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || Han.isSpace(text.charAt(i))) {
                if (i > from) {
                    words.add(text.substring(from, i));
                }
                from = i + 1;
            }
        }
        return words.isEmpty() ? List.of("") : words;
    }

    /** A name of up to three characters, which may be spaced out, from a word on to the last; empty when it is none. */
    private static String joinedName(List<String> words, int from) {
        String joined = String.join("", words.subList(from, words.size()));
        boolean spacedOut = words.size() - from == 1 || joined.length() <= LONGEST_WITHOUT_SPACES;
        return spacedOut && Names.isName(joined) ? joined : "";
    }

    /** Two words of which the second is the end of a name, as 湖北洪 智. */
    private static boolean isSplitName(List<String> words) {
        return words.size() == 2 && words.get(1).length() == 1;
    }
}
