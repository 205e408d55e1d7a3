package org.qipu.parsers.title;

import java.util.List;
import java.util.Set;

/** What may be the name of a player, and what may be that of a team. */
final class Names {
    private static final WordList TEAMS = WordList.of("teams.txt");
    private static final WordList OPENINGS = WordList.of("openings.txt");

    /** Family names of two characters. */
    private static final Set<String> DOUBLE_SURNAMES = Set.of(
            "欧阳", "上官", "司马", "诸葛", "司徒", "令狐", "尉迟", "皇甫", "慕容", "公孙", "端木", "长孙", "夏侯", "轩辕", "宇文", "东方", "南宫", "独孤",
            "太史", "申屠", "百里", "呼延", "闻人", "澹台", "濮阳", "公冶", "宗政", "钟离", "淳于", "单于");

    private static final String PIECES = "车马兵象相士仕帅将";
    private static final String NEVER_IN_NAMES = "炮卒杀弃兑攻破与及的";
    private static final String NEVER_FIRST = "第让红黑先对破双例共各市县区省州分";
    private static final String NEVER_LAST = "棋局式型法术谱阵势赛轮组届场盘章节例着招杯站";
    private static final String BEFORE_PIECES = "单双底高低边老中左右前后";

    /** What the name of a team ends with, wherever it comes from. */
    private static final List<String> TEAM_ENDS =
            List.of("队", "棋院", "棋社", "棋校", "体协", "协会", "俱乐部", "公司", "集团", "大学", "学院", "日报", "酒店", "市", "县", "区", "省");

    private static final int SHORTEST = 2;
    private static final int USUAL = 3;

    private Names() {}

    /** Whether a text, as it stands between its neighbours, may be a name of two or three characters, or a longer one with a double surname. */
    static boolean isName(String text) {
        if (text.length() < SHORTEST || text.length() > USUAL + 1 || !Han.only(text)) {
            return false;
        }
        String plain = Simplified.of(text);
        return isNoTerm(text) && (text.length() <= USUAL || hasDoubleSurname(plain));
    }

    /** Whether a text of four characters may be a name, of which nothing tells where its family name ends. */
    static boolean mayBeForeign(String text) {
        return text.length() == USUAL + 1 && Han.only(text) && isNoTerm(text);
    }

    /** Whether a word of the game stands in a text in simplified characters. */
    static boolean hasTerm(String plain) {
        return OPENINGS.isIn(plain);
    }

    private static boolean hasDoubleSurname(String plain) {
        return DOUBLE_SURNAMES.contains(plain.substring(0, 2));
    }

    /** Whether a text is no word of the game, as openings, endings and chapters of books have them. */
    static boolean isNoTerm(String text) {
        String plain = Simplified.of(text);
        int last = plain.length() - 1;
        if (last == 0) {
            return true;
        }
        if (last < 0 || NEVER_FIRST.indexOf(plain.charAt(0)) >= 0 || NEVER_LAST.indexOf(plain.charAt(last)) >= 0) {
            return false;
        }
        int pieces = 0;
        for (int i = 0; i <= last; i++) {
            char c = plain.charAt(i);
            if (NEVER_IN_NAMES.indexOf(c) >= 0) {
                return false;
            }
            pieces += PIECES.indexOf(c) >= 0 ? 1 : 0;
        }
        boolean piece = PIECES.indexOf(plain.charAt(last)) >= 0 && BEFORE_PIECES.indexOf(plain.charAt(last - 1)) >= 0;
        return pieces < 2
                && !piece
                && !OPENINGS.isIn(plain)
                && !TEAMS.has(plain)
                && TEAM_ENDS.stream().noneMatch(plain::endsWith);
    }

    /**
     * Whether a text names a team: a place, a body with a team of its own, or something that begins or ends so, unless what
     * follows the place may be a player.
     */
    static boolean isTeam(String text) {
        if (text.length() < 2 || !Han.only(text)) {
            return false;
        }
        String plain = Simplified.of(text);
        return TEAMS.has(plain)
                || TEAM_ENDS.stream().anyMatch(plain::endsWith)
                || TEAMS.lengthAt(plain, 0) > 0 && nameAfterTeam(text) == 0;
    }

    /** Whether a text is the name of a place or a body and nothing else. */
    static boolean isKnownTeam(String text) {
        return TEAMS.has(Simplified.of(text));
    }

    /** Whether a text in front of a name begins with a team. */
    static boolean beginsWithTeam(String text) {
        return isTeam(text) || nameAfterTeam(text) > 0;
    }

    /**
     * Where the name begins in a team and a name without anything between them, as 上海 before a name of two or three
     * characters; 0 where no team is known, or what is left is no name.
     */
    static int nameAfterTeam(String text) {
        if (text.length() < SHORTEST + 2 || !Han.only(text)) {
            return 0;
        }
        String plain = Simplified.of(text);
        int named =
                Math.max(plain.lastIndexOf('队'), plain.lastIndexOf("棋院") < 0 ? -1 : plain.lastIndexOf("棋院") + 1) + 1;
        if (named > 1 && isName(text.substring(named))) {
            return named;
        }
        int at = 0;
        for (int team = TEAMS.lengthAt(plain, 0); team > 0; team = TEAMS.lengthAt(plain, at)) {
            at += team;
            if (isName(text.substring(at))) {
                return at;
            }
        }
        return 0;
    }
}
