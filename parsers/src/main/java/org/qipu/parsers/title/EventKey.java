package org.qipu.parsers.title;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the spellings of an event's name have in common. Left out are: 象棋, marks and spaces; the sponsor of the yearly
 * national championships and leagues; and what stands behind the name of another cup or of games, but for words by which
 * competitions under one name differ (个人, 团体, 排位, 混双, ...). Groups of players (男子, 女子, 甲组, 乙组) stay, wherever they
 * stand in the text.
 */
final class EventKey {
    private static final Pattern GROUP = Pattern.compile(
            "(?<sex>[男女])(?:子|(?=[甲乙丙丁]?组))(?<class>[甲乙丙丁a-d]?)组?|(?<![男女])(?<only>[甲乙丙丁])组|(?<letter>组[a-d])|(?<age>青年|少年|儿童|元老|公开)组");

    /** Groups that stand behind the name. */
    private static final Pattern TAIL = Pattern.compile("[男女甲乙丙丁a-d]子?[甲乙丙丁a-d]?组[a-d]?");

    private static final Pattern GROUP_WORD = Pattern.compile("(?:[男女]子)?[甲乙丙丁]?组?|个人|团体|[男女]子(?:个人|团体)");

    private static final Pattern GAME = Pattern.compile("(?:中国象棋|[象像]棋)(?!队)");

    private static final Pattern MARKS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private static final Pattern ROUND =
            Pattern.compile("\\b(?:round|rd\\.?|board|bd\\.?) ?[0-9]{1,2}\\b|第 ?[0-9一二三四五六七八九十]{1,3} ?[轮台]");

    private static final Pattern LEADING = Pattern.compile(
            "^(?:.*第[0-9一二三四五六七八九十]{1,3}轮(?=.)|[0-9一二三四五六七八九十]{1,4}、|[0-9]+|第[0-9一二三四五六七八九十]{1,4}[台局章节场]|自评|附|在)+|(?:第[0-9一二三四五六七八九十]{1,3})?轮$");

    /** National championships and leagues, of which there is one a year, whoever the sponsor is. */
    private static final Pattern NATIONAL = Pattern.compile(
            "全国(?<kind>个人|团体)(?:锦标)?赛|全国(?:锦标)?赛(?<behind>个人|团体)|(?:全国)?(?:象甲|甲级?联)(?:联?赛)?|(?:全国)?(?<second>乙级?联)赛");

    /** Continental and world championships, which have sponsors as well. */
    private static final Pattern INTERNATIONAL = Pattern.compile("(?<=杯)(?:世界|亚洲).*锦标赛.*");

    private static final Pattern CHAMPIONSHIP = Pattern.compile("(锦标赛(?:个人|团体))(?:赛|组)$");

    private static final String[][] SHORT_FORMS = {{"智力运动会", "智运会"}, {"室内运动会", "室会"}, {"世锦赛", "世界锦标赛"}, {"亚锦赛", "亚洲锦标赛"}
    };

    private static final Pattern LEAGUE_OWNER = Pattern.compile("(?:.*杯)?(?:第[^杯]{1,4}届)?");

    private static final List<String> CUP_ENDS = List.of("杯", "智运会", "全运会", "运动会", "室会", "亚运会", "体育大会");

    private static final Pattern DIFFERENCE =
            Pattern.compile("个人|团体|排位|排名|混双|双人|选拔|对抗|等级|少年|儿童|青年|业余|元老|网络|擂台|快棋|盲棋|车轮|甲级|乙级|名人|公开|升级|女");

    private EventKey() {}

    /** Whether a text in brackets is a group of players. */
    static boolean isGroup(String simplified) {
        return GROUP_WORD.matcher(simplified).matches();
    }

    /**
     * The key of a name that ends as competitions do; empty when nothing but stages and the like is left of it.
     *
     * @param name without year and edition, in the spelling of {@link FoldedTitle}
     */
    static String of(String name) {
        Set<String> groups = new TreeSet<>();
        String base = withoutGroups(EventWords.withoutStage(name), groups);
        base = MARKS.matcher(GAME.matcher(base).replaceAll("")).replaceAll("");
        base = LEADING.matcher(base).replaceAll("");
        for (String[] word : SHORT_FORMS) {
            base = base.replace(word[0], word[1]);
        }
        String key = canonical(base);
        return key.isEmpty() || key.equals("赛") ? "" : key + joined(groups);
    }

    /** A key with the groups of players that a text names behind the name. */
    static String withGroups(String key, String plain, int end) {
        if (plain.indexOf('组', end) < 0) {
            return key;
        }
        Set<String> groups = new TreeSet<>();
        Matcher behind = TAIL.matcher(plain).region(end, plain.length());
        while (behind.find()) {
            withoutGroups(behind.group(), groups);
        }
        groups.removeIf(group -> key.contains(" " + group));
        return key + joined(groups);
    }

    private static String joined(Set<String> groups) {
        return groups.isEmpty() ? "" : " " + String.join(" ", groups);
    }

    /** The key of a text that does not end as competitions do: letters and digits of its words in lower case. */
    static String ofText(String text) {
        String round = ROUND.matcher(text).replaceAll(" ");
        String key = MARKS.matcher(round).replaceAll(" ").strip();
        return key.chars().anyMatch(Character::isLetter) ? key : "";
    }

    private static String withoutGroups(String name, Set<String> groups) {
        if (name.indexOf('组') < 0 && name.indexOf('子') < 0) {
            return name;
        }
        Matcher group = GROUP.matcher(name);
        StringBuilder rest = new StringBuilder();
        while (group.find()) {
            add(group.group("sex"), "子", groups);
            add(group.group("class"), "组", groups);
            add(group.group("only"), "组", groups);
            add(group.group("letter"), "", groups);
            add(group.group("age"), "组", groups);
            group.appendReplacement(rest, "");
        }
        return group.appendTail(rest).toString();
    }

    private static void add(String group, String end, Set<String> groups) {
        if (group != null && !group.isEmpty()) {
            groups.add(group + end);
        }
    }

    private static String canonical(String base) {
        Matcher national = NATIONAL.matcher(base);
        if (national.find()
                && LEAGUE_OWNER.matcher(base.substring(0, national.start())).matches()) {
            String kind = national.group("kind") == null ? national.group("behind") : national.group("kind");
            return kind != null ? "全国" + kind + "赛" : national.group("second") != null ? "全国乙级联赛" : "全国甲级联赛";
        }
        Matcher international = INTERNATIONAL.matcher(base);
        if (international.find()) {
            return CHAMPIONSHIP.matcher(international.group()).replaceFirst("$1");
        }
        for (String end : CUP_ENDS) {
            int at = base.indexOf(end);
            if (at > 0 || at == 0 && !end.equals("杯")) {
                return cup(base, at + end.length());
            }
        }
        return CHAMPIONSHIP.matcher(base).replaceFirst("$1");
    }

    /** The name of a cup, without the competition in front of it, and what tells competitions for it apart. */
    private static String cup(String base, int end) {
        int competition = base.lastIndexOf('赛', end - 2);
        String cup = base.substring(competition + 1, end).replaceFirst("^(?:全国|国际|中国)(?=.{3})", "");
        StringBuilder key = new StringBuilder(cup.equals("运动会") ? "全运会" : cup);
        Matcher difference = DIFFERENCE.matcher(base.substring(0, competition + 1) + base.substring(end));
        while (difference.find()) {
            key.append(difference.group());
        }
        return key.toString();
    }
}
