package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.col;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.parsers.title.Simplified;
import org.qipu.parsers.title.StatedPlayers;
import org.qipu.pipeline.audit.FindingKind;
import org.qipu.pipeline.audit.RecordKind;
import org.qipu.pipeline.player.Profile;
import org.qipu.pipeline.table.EventRow;
import org.qipu.pipeline.table.FindingCounts;
import org.qipu.pipeline.table.PlayerRow;

/** How a game adds to the tallies of its players and its event, and how those become rows. */
final class GameTally {
    private static final FindingKind[] KINDS = FindingKind.values();

    // Sums of a player: per colour games, wins, draws, losses; then findings per kind.
    private static final int COLOUR = 4;
    private static final int GAMES = 0;
    private static final int WINS = 1;
    private static final int DRAWS = 2;
    private static final int LOSSES = 3;
    private static final int PLAYER_KINDS = 2 * COLOUR;

    // Sums of an event: games, games per result, plies; then findings per kind.
    private static final int RESULT = 1;
    private static final List<String> RESULTS = List.of("1-0", "1/2-1/2", "0-1", "*");
    private static final int PLIES = RESULT + RESULTS.size();
    private static final int EVENT_KINDS = PLIES + 1;

    private static final List<String> COLUMNS = List.of(
            "duplicate_of",
            "kind",
            "date",
            "result",
            "plies",
            "red_id",
            "red_text",
            "black_id",
            "black_text",
            "red_team",
            "black_team",
            "event_id",
            "event_name",
            "event_year",
            "rulebook");

    private GameTally() {}

    /** What {@link #player} and {@link #event} read of {@code games}. */
    static Dataset<Row> columns(Dataset<Row> games) {
        List<Column> columns = new ArrayList<>();
        COLUMNS.forEach(name -> columns.add(col(name)));
        Arrays.stream(KINDS).forEach(kind -> columns.add(col("findings." + kind.column())));
        return games.select(columns.toArray(Column[]::new));
    }

    /** Id of the player of a colour, 0 red or 1 black; null when not known. */
    static String playerId(Row game, int colour) {
        return text(game, colour == 0 ? "red_id" : "black_id");
    }

    /** Id of the event; null when not known. */
    static String eventId(Row game) {
        return text(game, "event_id");
    }

    /** One game of a player who had a colour, 0 red or 1 black. */
    static Tally player(Row game, int colour) {
        Tally tally = new Tally(PLAYER_KINDS + KINDS.length);
        tally.name(text(game, colour == 0 ? "red_text" : "black_text"));
        String team = text(game, colour == 0 ? "red_team" : "black_team");
        if (team != null) {
            tally.team(team);
        }
        if (isGame(game)) {
            tally.date(DateNumber.of(text(game, "date")));
            String opponent = playerId(game, 1 - colour);
            if (opponent != null) {
                tally.member(opponent);
            }
        }
        if (counts(game)) {
            tally.add(colour * COLOUR + GAMES, 1);
            int result = RESULTS.indexOf(text(game, "result"));
            if (result < RESULTS.size() - 1) {
                tally.add(colour * COLOUR + (colour == 0 ? WINS + result : LOSSES - result), 1);
            }
            addFindings(game, tally, PLAYER_KINDS);
        }
        return tally;
    }

    /** One game of an event. */
    static Tally event(Row game) {
        Tally tally = new Tally(EVENT_KINDS + KINDS.length);
        tally.name(text(game, "event_name"));
        int year = COLUMNS.indexOf("event_year");
        tally.year(game.isNullAt(year) ? 0 : game.getInt(year));
        if (!isGame(game)) {
            return tally;
        }
        tally.date(DateNumber.of(text(game, "date")));
        for (int colour = 0; colour < 2; colour++) {
            String player = playerId(game, colour);
            if (player != null) {
                tally.member(player);
            }
        }
        tally.rulebook(text(game, "rulebook"));
        if (counts(game)) {
            tally.add(GAMES, 1);
            tally.add(RESULT + RESULTS.indexOf(text(game, "result")), 1);
            tally.add(PLIES, game.getInt(COLUMNS.indexOf("plies")));
            addFindings(game, tally, EVENT_KINDS);
        }
        return tally;
    }

    /** The row of a player. */
    static PlayerRow playerRow(String id, Tally tally) {
        String name = tally.displayName(id);
        return new PlayerRow(
                id,
                name,
                tally.otherNames(name),
                both(tally, GAMES),
                both(tally, WINS),
                both(tally, DRAWS),
                both(tally, LOSSES),
                tally.sum(GAMES),
                tally.sum(WINS),
                tally.sum(DRAWS),
                tally.sum(LOSSES),
                tally.sum(COLOUR + GAMES),
                tally.sum(COLOUR + WINS),
                tally.sum(COLOUR + DRAWS),
                tally.sum(COLOUR + LOSSES),
                DateNumber.text(tally.firstDate()),
                DateNumber.text(tally.lastDate()),
                findings(tally, PLAYER_KINDS));
    }

    /** What the games of a player tell of him. */
    static Profile profile(String id, Tally tally) {
        return new Profile(id, tally.displayName(id), both(tally, GAMES))
                .inYears(DateNumber.year(tally.firstDate()), DateNumber.year(tally.lastDate()))
                .against(tally.memberIds())
                .under(tally.teams().stream()
                        .map(team -> Simplified.of(StatedPlayers.clean(team).replace(" ", "")))
                        .collect(Collectors.toSet()));
    }

    /** The row of an event. */
    static EventRow eventRow(String id, Tally tally) {
        long games = tally.sum(GAMES);
        return new EventRow(
                id,
                tally.mostUsedName(),
                tally.year() == 0 ? null : tally.year(),
                tally.names(),
                DateNumber.text(tally.firstDate()),
                DateNumber.text(tally.lastDate()),
                games,
                tally.members(),
                tally.sum(RESULT + RESULTS.indexOf("1-0")),
                tally.sum(RESULT + RESULTS.indexOf("0-1")),
                tally.sum(RESULT + RESULTS.indexOf("1/2-1/2")),
                tally.sum(RESULT + RESULTS.indexOf("*")),
                games == 0 ? 0 : (double) tally.sum(PLIES) / games,
                tally.onlyRulebook(),
                findings(tally, EVENT_KINDS));
    }

    private static long both(Tally tally, int sum) {
        return tally.sum(sum) + tally.sum(COLOUR + sum);
    }

    /** A game that repeats another, or what is no game, counts nowhere, but its names are kept. */
    private static boolean counts(Row game) {
        return isGame(game) && text(game, "duplicate_of") == null;
    }

    private static boolean isGame(Row game) {
        return RecordKind.GAME.id().equals(text(game, "kind"));
    }

    private static void addFindings(Row game, Tally tally, int first) {
        for (int kind = 0; kind < KINDS.length; kind++) {
            tally.add(first + kind, game.getLong(COLUMNS.size() + kind));
        }
    }

    private static FindingCounts findings(Tally tally, int first) {
        return FindingCounts.of(kind -> tally.sum(first + FindingKind.of(kind).ordinal()));
    }

    private static String text(Row game, String column) {
        return game.getString(COLUMNS.indexOf(column));
    }
}
