package org.qipu.pipeline.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A tournament as FIDE's Tournament Report File of 2016 (C.04 Annex 2, approved 2015). White is Red. Columns are counted in
 * characters; the file is UTF-8, since names are not transliterated. What archives do not tell is left blank: sex, title,
 * FIDE rating, federation, number and birth date; lines of the tournament section without a value are left out. Lines end
 * with carriage return and line feed.
 */
final class Trf16 {
    private static final String END = "\r\n";
    private static final int NAME = 15;
    private static final int NAME_LENGTH = 33;
    private static final int POINTS = 81;
    private static final int RANK = 86;
    private static final int FIRST_ROUND = 92;
    private static final int ROUND_WIDTH = 10;
    private static final int TEAM_NAME = 5;
    private static final int TEAM_NAME_LENGTH = 32;
    private static final int FIRST_MEMBER = 37;
    private static final int MEMBER_WIDTH = 5;
    private static final int MOST_PLAYERS = 9999;
    private static final double MOST_POINTS = 99.5;
    private static final int DAY_LENGTH = 10;

    private final ReportRanking ranking;
    private final SortedMap<Integer, List<TournamentGame>> rounds;
    private final List<TournamentGame> games;
    private final Map<String, Integer> numbers = new HashMap<>();

    private Trf16(List<TournamentGame> games) {
        this.games = games;
        this.ranking = new ReportRanking(games);
        this.rounds = new RoundTable(games).rounds();
        ranking.players().forEach(player -> numbers.put(player.id(), numbers.size() + 1));
    }

    /**
     * The text of a report.
     *
     * @param event name of the event
     * @param site where it was played, empty when not known
     * @param games its games, at least one
     * @return empty when the format has no room for it: more than 9999 players, or a player with 100 points
     */
    static String text(String event, String site, List<TournamentGame> games) {
        Trf16 report = new Trf16(games);
        boolean fits = report.numbers.size() <= MOST_PLAYERS
                && report.ranking.players().stream()
                        .allMatch(player -> report.ranking.points(player.id()) <= MOST_POINTS);
        return fits ? report.text(event, site) : "";
    }

    private String text(String event, String site) {
        StringBuilder out = new StringBuilder();
        Map<String, Set<Integer>> teams = teams();
        tournament(out, "012", event);
        tournament(out, "022", site);
        List<String> days = games.stream().map(TournamentGame::date).sorted().toList();
        boolean dated = days.stream().allMatch(day -> day.length() == DAY_LENGTH);
        tournament(out, "042", dated ? days.get(0).replace('-', '/') : "");
        tournament(out, "052", dated ? days.get(days.size() - 1).replace('-', '/') : "");
        tournament(out, "062", Integer.toString(numbers.size()));
        tournament(out, "082", teams.isEmpty() ? "" : Integer.toString(teams.size()));
        tournament(out, "092", ranking.type());
        roundDates(out);
        ranking.players().forEach(player -> player(out, player));
        teams.forEach((team, members) -> team(out, team, members));
        return out.toString();
    }

    private static void tournament(StringBuilder out, String number, String value) {
        if (!value.isEmpty()) {
            out.append(number).append(' ').append(oneLine(value)).append(END);
        }
    }

    /** Line 132, where the games of each round are of one day that is known. */
    private void roundDates(StringBuilder out) {
        ColumnLine line = new ColumnLine("132");
        for (Map.Entry<Integer, List<TournamentGame>> round : rounds.entrySet()) {
            List<String> days = round.getValue().stream()
                    .map(TournamentGame::date)
                    .distinct()
                    .toList();
            if (days.size() != 1 || days.get(0).length() != DAY_LENGTH) {
                return;
            }
            line.left(at(round.getKey()), days.get(0).substring(2).replace('-', '/'), 8);
        }
        out.append(line).append(END);
    }

    private void player(StringBuilder out, TournamentGame.Player player) {
        ColumnLine line = new ColumnLine("001");
        line.right(5, Integer.toString(numbers.get(player.id())), 4);
        line.left(NAME, oneLine(player.name()), NAME_LENGTH);
        line.right(POINTS, String.format(Locale.ROOT, "%.1f", ranking.points(player.id())), 4);
        line.right(RANK, Integer.toString(ranking.rank(player.id())), 4);
        rounds.forEach((round, played) -> {
            for (TournamentGame game : played) {
                if (game.red().id().equals(player.id())) {
                    round(line, round, game.black(), "w", result(game, game.scoreRed()));
                } else if (game.black().id().equals(player.id())) {
                    round(line, round, game.red(), "b", result(game, 1 - game.scoreRed()));
                }
            }
        });
        out.append(line).append(END);
    }

    private void round(ColumnLine line, int round, TournamentGame.Player opponent, String colour, String result) {
        line.right(at(round), Integer.toString(numbers.get(opponent.id())), 4);
        line.left(at(round) + 5, colour, 1);
        line.left(at(round) + 7, result, 1);
    }

    private static String result(TournamentGame game, double score) {
        if (score == 0.5) {
            return "=";
        }
        if (game.forfeit()) {
            return score == 1 ? "+" : "-";
        }
        return score == 1 ? "1" : "0";
    }

    private static void team(StringBuilder out, String team, Set<Integer> members) {
        ColumnLine line = new ColumnLine("013");
        line.left(TEAM_NAME, oneLine(team), TEAM_NAME_LENGTH);
        int at = FIRST_MEMBER;
        for (int member : members) {
            line.right(at, Integer.toString(member), 4);
            at += MEMBER_WIDTH;
        }
        out.append(line).append(END);
    }

    /** Starting numbers by team; none unless every player has one team throughout. */
    private Map<String, Set<Integer>> teams() {
        Map<String, String> teamOf = new LinkedHashMap<>();
        for (TournamentGame game : games) {
            for (TournamentGame.Player player : List.of(game.red(), game.black())) {
                String known = teamOf.putIfAbsent(player.id(), player.team());
                if (player.team().isEmpty() || known != null && !known.equals(player.team())) {
                    return Map.of();
                }
            }
        }
        SortedMap<String, Set<Integer>> teams = new TreeMap<>();
        List<TournamentGame.Player> inOrder = new ArrayList<>(ranking.players());
        inOrder.forEach(player -> teams.computeIfAbsent(teamOf.get(player.id()), key -> new LinkedHashSet<>())
                .add(numbers.get(player.id())));
        return teams;
    }

    private static int at(int round) {
        return FIRST_ROUND + ROUND_WIDTH * (round - 1);
    }

    /** Control characters would break the lines. */
    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
    }
}
