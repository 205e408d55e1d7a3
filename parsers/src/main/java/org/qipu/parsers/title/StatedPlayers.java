package org.qipu.parsers.title;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whom the field of a player names: one player, or several who consult each other. What is no part of a name is split off
 * where it is surely none: a team, a title, a grade, the heading of a chapter.
 *
 * @param team the team as written, that of all where several play; empty when there is none, none that is known to be one, or
 *     several
 * @param names the names in the order written, in Unicode form NFKC; the whole text where nothing is known of it
 */
public record StatedPlayers(String team, List<String> names) {
    private static final String NUMBER = "[0-9一二三四五六七八九十百]+";

    /** Titles of the CXA, the AXF and the WXF, and grades of the halls where people play. */
    private static final String TITLE_WORDS =
            "(?:男子|女子)?(?:象棋)?(?:国际|國際)?(?:特级|特級)?(?:国际|國際)?大[师師]|(?:特级|特級)|特大|[国國](?:际|際)?大"
                    + "|(?:地方|国家|國家|候补|候補|棋协|棋協)大[师師]|" + NUMBER + " ?[段级級弦舵]|[业業][余餘] ?" + NUMBER + " ?[段级級]"
                    + "|(?i:I?GMI?|IMI?|WGM|WIM|NM|FM|(?:international )?(?:grand)?master)";

    private static final Pattern TITLE_BEHIND = Pattern.compile(" *[(\\[【〔] *(?:" + TITLE_WORDS + ") *[)\\]】〕]$");
    private static final Pattern TITLE_BEFORE = Pattern.compile("^(?:(?:国际|國際)?(?:特级|特級)(?:国际|國際)?大[师師] *|[(\\[【〔] *(?:"
            + TITLE_WORDS + ") *[)\\]】〕] *" + "|(?:GM|GMI|IGM|IM|IMI|WGM|WIM) +)");

    private static final Pattern TEAM_BEHIND = Pattern.compile("^(?<name>[^(]{2,}?) *\\((?<inside>[^()]*)\\)?$");
    private static final Pattern TEAM_BEFORE = Pattern.compile("^\\((?<inside>[^()]+)\\) *(?<name>[^()]{2,})$");
    private static final Pattern ALL_INSIDE = Pattern.compile("^\\((?<inside>[^()]{2,})\\)$");
    private static final Pattern HEADING = Pattern.compile("^(?:.*:|第 ?" + NUMBER + " ?[局盘盤轮輪场場台]) *(?<rest>.+)$");
    private static final Pattern LATIN_NAME = Pattern.compile("[\\p{IsLatin}][\\p{IsLatin}\\p{M} .,'’()-]+");
    private static final Pattern GLUED_LATIN = Pattern.compile("^(?<team>[\\u3400-\\u9FFF]+)(?<name>\\p{IsLatin}.*)$");
    private static final Pattern BETWEEN_PLAYERS = Pattern.compile(" *[/、&+] *");

    /** Two teams with a player each, which leave no doubt that two are named. */
    private static final int WORDS_OF_TWO = 4;

    private static final int MOST_PLAYERS = 4;
    private static final int USUAL_NAME = 3;

    /** Copies the list. */
    public StatedPlayers {
        names = List.copyOf(names);
    }

    /** Whom a player's text names; its team, where it is known already, stands. */
    public static StatedPlayers of(PlayerText player) {
        String name = player.name();
        if (!player.team().isEmpty()) {
            return new StatedPlayers(player.team(), List.of(clean(name)));
        }
        if (name.length() <= USUAL_NAME && Han.only(name)) {
            return new StatedPlayers("", List.of(name));
        }
        String text = withoutHeading(clean(name));
        List<PlayerText> several = several(text);
        return several.isEmpty() ? single(one(text)) : together(several);
    }

    /** Text in Unicode form NFKC with plain spaces and without invisible characters. */
    public static String clean(String text) {
        String composed = Normalizer.normalize(text, Normalizer.Form.NFKC);
        StringBuilder plain = new StringBuilder(composed.length());
        for (int i = 0; i < composed.length(); i++) {
            char c = composed.charAt(i);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                plain.append(' ');
            } else if (!Character.isISOControl(c) && Character.getType(c) != Character.FORMAT) {
                plain.append(c);
            }
        }
        return plain.toString().strip();
    }

    private static StatedPlayers single(PlayerText player) {
        return new StatedPlayers(player.team(), List.of(player.name()));
    }

    /** One team stands for all, whether it is written once or before each. */
    private static StatedPlayers together(List<PlayerText> players) {
        List<String> teams = players.stream()
                .map(PlayerText::team)
                .filter(team -> !team.isEmpty())
                .distinct()
                .toList();
        return new StatedPlayers(
                teams.size() == 1 ? teams.get(0) : "",
                players.stream().map(PlayerText::name).toList());
    }

    private static String withoutHeading(String text) {
        Matcher heading = HEADING.matcher(text);
        if (!heading.matches()) {
            return text;
        }
        String rest = heading.group("rest");
        return isSure(one(rest)) ? rest : text;
    }

    /** The players of a text that names several for sure; empty when it does not. */
    private static List<PlayerText> several(String text) {
        String[] parts = BETWEEN_PLAYERS.split(text, -1);
        List<PlayerText> players = new ArrayList<>();
        if (parts.length == 1) {
            return sideBySide(PlayerText.words(text));
        }
        for (String part : parts) {
            PlayerText player = one(part);
            if (!isSure(player)) {
                return List.of();
            }
            players.add(player);
        }
        return players.size() > MOST_PLAYERS ? List.of() : players;
    }

    /** Team, name, team, name; two words alone are as likely a team that nobody has a list of, and its player. */
    private static List<PlayerText> sideBySide(List<String> words) {
        boolean two = words.size() == WORDS_OF_TWO
                && Names.isKnownTeam(words.get(0))
                && Names.isKnownTeam(words.get(2))
                && Names.isName(words.get(1))
                && Names.isName(words.get(3));
        return !two
                ? List.of()
                : List.of(
                        new PlayerText(words.get(1), words.get(0), words.get(1)),
                        new PlayerText(words.get(3), words.get(2), words.get(3)));
    }

    /** Whether a player's name is one without doubt. */
    private static boolean isSure(PlayerText player) {
        String name = player.name();
        return Names.isName(name)
                || Names.mayBeForeign(name)
                || LATIN_NAME.matcher(name).matches();
    }

    /** One player, without title and with the team apart. */
    private static PlayerText one(String text) {
        String plain = withoutTitle(text);
        Matcher inside = ALL_INSIDE.matcher(plain);
        if (inside.matches()) {
            plain = inside.group("inside").strip();
        }
        PlayerText beside = besideTeam(plain);
        if (beside != PlayerText.NONE) {
            return beside;
        }
        PlayerText player = PlayerText.of(plain);
        return player.team().isEmpty() ? latin(spacedOut(player)) : player;
    }

    private static String withoutTitle(String text) {
        String plain = TITLE_BEHIND.matcher(text).replaceFirst("").strip();
        plain = TITLE_BEFORE.matcher(plain).replaceFirst("").strip();
        return plain.length() < 2 ? text : plain;
    }

    /** A name with its team in parentheses, or with parentheses that the end of the field cuts. */
    private static PlayerText besideTeam(String text) {
        Matcher matcher = TEAM_BEHIND.matcher(text);
        if (!matcher.matches()) {
            matcher = TEAM_BEFORE.matcher(text);
        }
        if (!matcher.matches()) {
            return PlayerText.NONE;
        }
        PlayerText player = PlayerText.of(matcher.group("name"));
        boolean known = Names.isKnownTeam(matcher.group("inside"));
        boolean cut = text.indexOf(')') < 0 && Names.isName(player.name());
        if (!known && !cut) {
            return PlayerText.NONE;
        }
        String team = player.team().isEmpty() && known ? matcher.group("inside") : player.team();
        return new PlayerText(text, team, player.name());
    }

    /** A team of which every character stands alone, and a name: 河 北 before it. */
    private static PlayerText spacedOut(PlayerText player) {
        List<String> words = PlayerText.words(player.name());
        int team = 0;
        while (team < words.size() && words.get(team).length() == 1) {
            team++;
        }
        String before = String.join("", words.subList(0, team));
        String name = String.join("", words.subList(team, words.size()));
        boolean sure = team > 1 && Names.isKnownTeam(before) && Names.isName(name);
        return sure ? new PlayerText(player.text(), before, name) : player;
    }

    /** A name in Latin letters behind the Chinese name of a country. */
    private static PlayerText latin(PlayerText player) {
        Matcher words = GLUED_LATIN.matcher(player.name().replace(" ", ""));
        if (!words.matches() || !Names.isKnownTeam(words.group("team"))) {
            return player;
        }
        String rest = player.name().substring(player.name().lastIndexOf(lastOf(words.group("team"))) + 1);
        return new PlayerText(player.text(), words.group("team"), rest.strip());
    }

    private static char lastOf(String team) {
        return team.charAt(team.length() - 1);
    }
}
