package org.qipu.pipeline.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.standings.Encounter.Side;

/** Makes encounters of games: each by itself, or those of two teams in a round as one match. */
final class Encounters {
    private Encounters() {}

    /** The games as encounters of players. */
    static List<Encounter> ofPlayers(List<EventGame> games) {
        return games.stream().map(Encounters::ofPlayers).toList();
    }

    /** The games as matches of teams (1999 rules, art. 14.2: more game points win the match); all of them name teams. */
    static List<Encounter> ofTeams(List<EventGame> games) {
        Map<String, List<EventGame>> matches = new TreeMap<>();
        for (EventGame game : games) {
            boolean inOrder = game.redTeam().compareTo(game.blackTeam()) < 0;
            String one = inOrder ? game.redTeam() : game.blackTeam();
            String other = inOrder ? game.blackTeam() : game.redTeam();
            matches.computeIfAbsent(game.round() + "\n" + one + "\n" + other, key -> new ArrayList<>())
                    .add(game);
        }
        return matches.values().stream().map(Encounters::match).toList();
    }

    private static Encounter ofPlayers(EventGame game) {
        boolean decided = game.result() != GameResult.UNKNOWN;
        return new Encounter(game.round(), 1, decided, side(game, game.red(), true), side(game, game.black(), false));
    }

    private static Side side(EventGame game, String entrant, boolean red) {
        GameResult own = red ? game.result() : game.result().mirrored();
        long points = game.points().red(own);
        return new Side(entrant, score(own), points, points, own == GameResult.RED_WINS ? 1 : 0);
    }

    private static int score(GameResult own) {
        return switch (own) {
            case RED_WINS -> Encounter.WIN;
            case DRAW -> Encounter.DRAW;
            case BLACK_WINS, UNKNOWN -> 0;
        };
    }

    private static Encounter match(List<EventGame> games) {
        EventGame any = games.get(0);
        String one = any.redTeam();
        long points = sum(games, one, Side::gamePoints);
        long against = sum(games, any.blackTeam(), Side::gamePoints);
        boolean decided = games.stream().allMatch(game -> game.result() != GameResult.UNKNOWN);
        GameResult result = !decided
                ? GameResult.UNKNOWN
                : points > against ? GameResult.RED_WINS : points < against ? GameResult.BLACK_WINS : GameResult.DRAW;
        int won = (int) sum(games, one, side -> (long) side.gamesWon());
        int lost = (int) sum(games, any.blackTeam(), side -> (long) side.gamesWon());
        Points match = any.matchPoints();
        return new Encounter(
                any.round(),
                games.size(),
                decided,
                new Side(one, score(result), match.red(result), points, won),
                new Side(any.blackTeam(), score(result.mirrored()), match.black(result), against, lost));
    }

    private static long sum(List<EventGame> games, String team, Function<Side, Long> value) {
        return games.stream()
                .mapToLong(game ->
                        value.apply(game.redTeam().equals(team) ? side(game, team, true) : side(game, team, false)))
                .sum();
    }
}
