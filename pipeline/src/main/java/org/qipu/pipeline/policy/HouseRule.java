package org.qipu.pipeline.policy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Rules that single events add to the rulebook, as far as a record of moves can show them. */
public enum HouseRule {
    /**
     * A side that moves the same piece to the same point three times running loses. Read in a regulation of a school
     * event; "running" is taken to be every second move of the side, since a piece has to leave a point to return to it.
     */
    SAME_POINT_THREE_TIMES_LOSES(
            "the same piece moved to the same point three times running loses", "同一方连续三次走动同一棋子到同一落点判负"),
    /**
     * A side that ignores a check, moves its king into capture or leaves the kings facing loses at once. CXA 2011
     * articles 3.4 and 4.1.3, quoted by secondary pages; read in a regulation of a county event.
     */
    SUICIDE_LOSES("leaving the own king to be captured loses", "自杀（被将军不应将、送吃老将、将帅照面）判负"),
    /** A drawn game decides nothing and another is played. Read in regulations of school events. */
    DRAWN_GAMES_ARE_REPLAYED("a drawn game is played again", "和棋重赛，直至分出胜负");

    private final String english;
    private final String chinese;

    HouseRule(String english, String chinese) {
        this.english = english;
        this.chinese = chinese;
    }

    /** The name in policy files and tables: lower case, words joined by hyphens. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The rule as a clause in English. */
    public String english() {
        return english;
    }

    /** The rule as a clause in Chinese. */
    public String chinese() {
        return chinese;
    }

    /** The house rule with an id. */
    public static Optional<HouseRule> byId(String id) {
        return Arrays.stream(values()).filter(rule -> rule.id().equals(id)).findFirst();
    }

    /** The ids of all house rules. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(HouseRule::id).toList();
    }
}
