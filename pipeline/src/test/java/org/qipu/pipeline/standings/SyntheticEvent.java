package org.qipu.pipeline.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qipu.parsers.record.GameResult;

/** Events of tests, written as lines: {@code 1 A-B 1} is round 1, A with Red beat B; {@code =} is a draw, {@code *} unknown. */
final class SyntheticEvent {
    static final Points HALVES = new Points(Points.UNIT, Points.UNIT / 2, 0);
    static final Points MATCH = new Points(2 * Points.UNIT, Points.UNIT, 0);

    private SyntheticEvent() {}

    /** Games of players; the id of a game is its pair. */
    static List<EventGame> players(String... lines) {
        return players(Map.of(), HALVES, lines);
    }

    /** The same with points and teams. */
    static List<EventGame> players(Map<String, String> teams, Points points, String... lines) {
        List<EventGame> games = new ArrayList<>();
        for (String line : lines) {
            String[] parts = line.split(" ");
            String[] pair = parts[1].split("-");
            games.add(new EventGame(
                    parts[1],
                    Integer.parseInt(parts[0]),
                    pair[0],
                    pair[1],
                    teams.getOrDefault(pair[0], ""),
                    teams.getOrDefault(pair[1], ""),
                    result(parts[2].charAt(0)),
                    points,
                    MATCH));
        }
        return games;
    }

    /** Matches of teams, {@code 1 A-B 1=}: a result of A a board. The players of A are A1, A2; even boards have A black. */
    static List<EventGame> teams(String... lines) {
        List<EventGame> games = new ArrayList<>();
        for (String line : lines) {
            String[] parts = line.split(" ");
            String[] pair = parts[1].split("-");
            for (int board = 1; board <= parts[2].length(); board++) {
                boolean first = board % 2 == 1;
                GameResult result = result(parts[2].charAt(board - 1));
                String red = pair[first ? 0 : 1];
                String black = pair[first ? 1 : 0];
                games.add(new EventGame(
                        parts[1] + board,
                        Integer.parseInt(parts[0]),
                        red + board,
                        black + board,
                        red,
                        black,
                        first ? result : result.mirrored(),
                        HALVES,
                        MATCH));
            }
        }
        return games;
    }

    /** Ranks and entrants, {@code 1 A, 2 B, 2 C}. */
    static String ranks(List<Standing> standings) {
        return standings.stream()
                .map(standing -> standing.rank() + " " + standing.entrant())
                .collect(Collectors.joining(", "));
    }

    /** The value of a criterion of an entrant, in points where it is one. */
    static double value(EventStandings event, Criterion criterion, String entrant) {
        long value = event.standings().stream()
                .filter(standing -> standing.entrant().equals(entrant))
                .findFirst()
                .orElseThrow()
                .values()
                .get(criterion);
        return criterion.inPoints() ? (double) value / Points.UNIT : value;
    }

    private static GameResult result(char text) {
        return switch (text) {
            case '1' -> GameResult.RED_WINS;
            case '=' -> GameResult.DRAW;
            case '0' -> GameResult.BLACK_WINS;
            default -> GameResult.UNKNOWN;
        };
    }
}
