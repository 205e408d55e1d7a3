package org.qipu.pipeline.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.export.TournamentGame.Player;
import org.qipu.pipeline.standings.AuditedEvent;
import org.qipu.pipeline.standings.EventGame;
import org.qipu.pipeline.standings.EventStandings;
import org.qipu.pipeline.standings.Format;
import org.qipu.pipeline.standings.Points;
import org.qipu.pipeline.standings.Standing;

/**
 * The players of a report by rank. Points are 1, 1/2 and 0 for the games in the report; ranks are those of the standings of an
 * event of players, and by points alone where there are none.
 */
final class ReportRanking {
    private static final Points HALVES = new Points(Points.UNIT, Points.UNIT / 2, 0);
    private static final Points MATCH = new Points(2 * Points.UNIT, Points.UNIT, 0);

    private final Map<String, Player> byId = new TreeMap<>();
    private final Map<String, Double> points = new HashMap<>();
    private final Map<String, Integer> ranks = new HashMap<>();
    private final List<Player> players;
    private final Optional<Format> format;

    ReportRanking(List<TournamentGame> games) {
        for (TournamentGame game : games) {
            byId.putIfAbsent(game.red().id(), game.red());
            byId.putIfAbsent(game.black().id(), game.black());
            points.merge(game.red().id(), game.scoreRed(), Double::sum);
            points.merge(game.black().id(), 1 - game.scoreRed(), Double::sum);
        }
        Optional<EventStandings> standings =
                new AuditedEvent(games.stream().map(ReportRanking::game).toList(), Map.of(), Map.of()).recorded();
        format = standings.map(EventStandings::format);
        if (format.isPresent() && !format.get().ofTeams()) {
            for (Standing standing : standings.get().standings()) {
                ranks.put(standing.entrant(), standing.rank());
            }
        } else {
            points.forEach((id, own) -> ranks.put(
                    id,
                    1
                            + (int) points.values().stream()
                                    .filter(other -> other > own)
                                    .count()));
        }
        players = new ArrayList<>(byId.values());
        players.sort(Comparator.comparing(player -> ranks.get(player.id())));
    }

    /** The players, best first, those of equal rank by id. */
    List<Player> players() {
        return players;
    }

    double points(String player) {
        return points.get(player);
    }

    int rank(String player) {
        return ranks.get(player);
    }

    /** The type of the tournament, empty when it is not recognised. */
    String type() {
        return format.map(known -> switch (known) {
                    case ROUND_ROBIN -> "Individual: Round-Robin";
                    case SWISS -> "Individual: Swiss-System";
                    case TEAM_ROUND_ROBIN -> "Team: Round-Robin";
                    case TEAM_SWISS -> "Team: Swiss-System";
                    case MEMBERS_TOTAL -> "";
                })
                .orElse("");
    }

    private static EventGame game(TournamentGame game) {
        GameResult result = game.scoreRed() == 1
                ? GameResult.RED_WINS
                : game.scoreRed() == 0 ? GameResult.BLACK_WINS : GameResult.DRAW;
        return new EventGame(
                game.gameId(),
                game.round(),
                game.red().id(),
                game.black().id(),
                game.red().team(),
                game.black().team(),
                result,
                HALVES,
                MATCH);
    }
}
