package org.qipu.parsers.title;

import java.util.List;

/**
 * Reads the player on one side of a statement: the words next to it, up to the next mark or number. Of several words the
 * nearest is the name, or several that are one name spaced out; the one before a name may be its team.
 */
final class Operand {
    /** What a heading ends with that stands in front of a name without anything between. */
    private static final String HEADING_ENDS = "赛杯局轮组届场盘站";

    private static final String NO_PART_OF_NAME = "男女组红黑先后与和对负胜第一二三四五六七八九十";

    private final String title;
    private final String plain;

    /**
     * Operands of one title.
     *
     * @param title as written
     * @param plain the same, see {@link PlainText}
     */
    Operand(String title, String plain) {
        this.title = title;
        this.plain = plain;
    }

    /** The player whose name ends before an index; {@link PlayerText#NONE} when it is not sure. */
    PlayerText before(int end) {
        List<String> words = wordsBefore(end);
        int last = words.size() - 1;
        PlayerText joined = last > 0 ? joined(words.get(last - 1), words.get(last)) : PlayerText.NONE;
        if (joined != PlayerText.NONE) {
            return last > 1 ? withTeam(words.get(last - 2), joined) : joined;
        }
        PlayerText player = word(words.get(last));
        return last > 0 ? withTeam(words.get(last - 1), player) : player;
    }

    /**
     * The player whose name begins at an index or behind the spaces there; {@link PlayerText#NONE} when it is not sure.
     *
     * @param before the player on the other side, who may tell whether a team stands in front of the name
     */
    PlayerText after(int start, PlayerText before) {
        List<String> words = wordsAfter(start);
        PlayerText first = atWord(words, 0);
        int used = first.text().indexOf(' ') > 0 ? 2 : 1;
        PlayerText second = words.size() > used ? atWord(words, used) : PlayerText.NONE;
        boolean oneOnly = second == PlayerText.NONE || !second.team().isEmpty();
        if (oneOnly) {
            return first;
        }
        boolean teamApart = !before.team().isEmpty() && before.text().indexOf(' ') > 0;
        boolean team = used == 1
                && (Names.isTeam(words.get(0)) || teamApart && !first.team().isEmpty());
        boolean sure = !teamApart && first.team().isEmpty();
        return team ? second.under(words.get(0)) : sure ? first : PlayerText.NONE;
    }

    /** Whether two names stand side by side on both sides, as those of players who consult each other. */
    boolean isOfPairs(int start, int end) {
        List<String> left = wordsBefore(start);
        List<String> right = wordsAfter(end);
        return left.size() > 1
                && right.size() > 1
                && Names.isName(left.get(left.size() - 1))
                && Names.isName(left.get(left.size() - 2))
                && Names.isName(right.get(0))
                && Names.isName(right.get(1));
    }

    private List<String> wordsBefore(int end) {
        int to = end;
        while (to > 0 && isGap(plain.charAt(to - 1))) {
            to--;
        }
        to = withoutTitleBefore(to);
        int from = to;
        while (from > 0 && isPart(plain.charAt(from - 1))) {
            from--;
        }
        for (int i = to - 1; i >= from; i--) {
            if (HEADING_ENDS.indexOf(plain.charAt(i)) >= 0) {
                from = i + 1;
                break;
            }
        }
        return PlayerText.words(title.substring(from, to));
    }

    private List<String> wordsAfter(int start) {
        int from = start;
        while (from < plain.length() && isGap(plain.charAt(from))) {
            from++;
        }
        int to = from;
        while (to < plain.length() && isPart(plain.charAt(to)) && plain.charAt(to) != '第') {
            to++;
        }
        return PlayerText.words(title.substring(from, to));
    }

    /** Index of the first character of the word that ends before an index. */
    int startBefore(int end) {
        int start = end;
        while (start > 0 && isGap(plain.charAt(start - 1))) {
            start--;
        }
        while (start > 0 && Han.is(plain.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private static PlayerText atWord(List<String> words, int at) {
        PlayerText joined = at + 1 < words.size() ? joined(words.get(at), words.get(at + 1)) : PlayerText.NONE;
        return joined == PlayerText.NONE ? word(words.get(at)) : joined;
    }

    /** One name in two words, of which one is a single character. */
    private static PlayerText joined(String first, String second) {
        boolean opening = first.length() == 1 && second.length() <= 2 && isNamePart(first);
        boolean closing =
                second.length() == 1 && first.length() >= 2 && isNamePart(second) && !Names.isKnownTeam(first);
        if (!opening && !closing) {
            return PlayerText.NONE;
        }
        String name = first + second;
        int at = Names.isName(name) ? 0 : Names.nameAfterTeam(name);
        if (at == 0 && !Names.isName(name)) {
            return PlayerText.NONE;
        }
        return new PlayerText(first + " " + second, name.substring(0, at), name.substring(at));
    }

    private static boolean isNamePart(String character) {
        return Han.only(character) && NO_PART_OF_NAME.indexOf(character.charAt(0)) < 0;
    }

    /** The player that one word names, with or without a team in front. */
    static PlayerText word(String written) {
        String word = PlayerText.withoutTitle(written);
        if (Names.isName(word)) {
            return new PlayerText(written, "", word);
        }
        int at = Names.nameAfterTeam(word);
        if (at > 0) {
            return new PlayerText(written, word.substring(0, at), word.substring(at));
        }
        return Names.mayBeForeign(word) ? new PlayerText(written, "", word) : PlayerText.NONE;
    }

    private static PlayerText withTeam(String before, PlayerText player) {
        boolean bare = player != PlayerText.NONE && player.team().isEmpty();
        return bare && Names.beginsWithTeam(before) ? player.under(before) : player;
    }

    /** The end of the text in front of a title in parentheses, as (大师), that ends at an index. */
    private int withoutTitleBefore(int end) {
        int open = end > 0 && plain.charAt(end - 1) == ')' ? plain.lastIndexOf('(', end) : -1;
        boolean isTitle = open > 0
                && PlayerText.withoutTitle("某某" + title.substring(open, end)).length() == 2;
        return isTitle ? open : end;
    }

    private static boolean isGap(char c) {
        return c == ' ' || c == '-';
    }

    private static boolean isPart(char c) {
        return Han.is(c) || c == ' ';
    }
}
