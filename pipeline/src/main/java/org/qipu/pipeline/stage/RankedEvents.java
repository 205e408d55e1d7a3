package org.qipu.pipeline.stage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.policy.InForce;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.policy.Scoring;
import org.qipu.pipeline.standings.AuditedEvent;
import org.qipu.pipeline.standings.EventGame;
import org.qipu.pipeline.standings.Points;
import org.qipu.pipeline.standings.RoundNumber;
import org.qipu.pipeline.table.EventFormatRow;

/** Ranks event after event from games that are sorted by event; events that are too small are passed over. */
final class RankedEvents implements Iterator<RankedEvent> {
    /** An event of more games is not ranked: nothing that was played has so many, only a name that stands for many events. */
    static final int MOST_GAMES = 5_000;

    private static final int LEAST_GAMES = 3;
    private static final int LEAST_PLAYERS = 3;
    /** A league may last over New Year; three years are several events under one name. */
    private static final int MOST_YEARS = 2;

    private static final int YEAR_DIGITS = 4;

    private final Iterator<Row> rows;
    private final Policy policy;
    private final Map<Scoring, Points> points = new HashMap<>();
    private Row first;
    private RankedEvent next;

    RankedEvents(Iterator<Row> rows, Policy policy) {
        this.rows = rows;
        this.policy = policy;
        this.first = rows.hasNext() ? rows.next() : null;
        advance();
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    @Override
    public RankedEvent next() {
        if (next == null) {
            throw new NoSuchElementException();
        }
        RankedEvent event = next;
        advance();
        return event;
    }

    private void advance() {
        next = null;
        while (next == null && first != null) {
            String event = EventColumns.EVENT_ID.of(first);
            List<Row> games = new ArrayList<>();
            long count = 0;
            long changed = 0;
            while (first != null && EventColumns.EVENT_ID.of(first).equals(event)) {
                count++;
                changed += EventColumns.AUDITED_RESULT.of(first).isEmpty() ? 0 : 1;
                if (count <= MOST_GAMES) {
                    games.add(first);
                }
                first = rows.hasNext() ? rows.next() : null;
            }
            next = count > MOST_GAMES
                    ? unranked(event, "too-many-games", count, changed)
                    : isLargeEnough(games) ? ranked(event, games, changed) : null;
        }
    }

    private static boolean isLargeEnough(List<Row> games) {
        if (games.size() < LEAST_GAMES) {
            return false;
        }
        Set<String> players = new HashSet<>();
        for (Row game : games) {
            players.add(EventColumns.RED_ID.of(game));
            players.add(EventColumns.BLACK_ID.of(game));
        }
        return players.size() >= LEAST_PLAYERS;
    }

    private RankedEvent ranked(String event, List<Row> rows, long changed) {
        if (spansYears(rows)) {
            return unranked(event, "spans-years", rows.size(), changed);
        }
        List<EventGame> games = new ArrayList<>(rows.size());
        Map<String, GameResult> audited = new HashMap<>();
        for (Row row : rows) {
            games.add(game(row));
            String result = EventColumns.AUDITED_RESULT.of(row);
            if (!result.isEmpty()) {
                audited.put(EventColumns.GAME_ID.of(row), result(result));
            }
        }
        AuditedEvent ranked = new AuditedEvent(games, audited, Map.of());
        return ranked.reason()
                .map(reason -> unranked(event, reason, rows.size(), changed))
                .orElseGet(() -> StandingRows.of(event, ranked, rows.size(), changed));
    }

    private static RankedEvent unranked(String event, String reason, long games, long changed) {
        return new RankedEvent(new EventFormatRow(event, null, reason, games, changed, false), List.of(), List.of());
    }

    private static boolean spansYears(List<Row> games) {
        int first = Integer.MAX_VALUE;
        int last = Integer.MIN_VALUE;
        for (Row game : games) {
            String date = EventColumns.DATE.of(game);
            if (date.length() >= YEAR_DIGITS) {
                int year = Integer.parseInt(date.substring(0, YEAR_DIGITS));
                first = Math.min(first, year);
                last = Math.max(last, year);
            }
        }
        return last - first >= MOST_YEARS && first != Integer.MAX_VALUE;
    }

    private EventGame game(Row row) {
        String event = EventColumns.EVENT.of(row);
        InForce rules = policy.forGame(
                event.isEmpty() ? EventColumns.TITLE.of(row) : event,
                EventColumns.SITE.of(row),
                EventColumns.DATE_TEXT.of(row),
                EventColumns.SOURCE.of(row));
        return new EventGame(
                EventColumns.GAME_ID.of(row),
                RoundNumber.of(EventColumns.ROUND.of(row)),
                EventColumns.RED_ID.of(row),
                EventColumns.BLACK_ID.of(row),
                TeamName.of(EventColumns.RED_TEAM.of(row)),
                TeamName.of(EventColumns.BLACK_TEAM.of(row)),
                result(EventColumns.RESULT.of(row)),
                points(rules.scoring()),
                points(rules.matchScoring()));
    }

    private Points points(Scoring scoring) {
        return points.computeIfAbsent(scoring, terms -> Points.of(terms.win(), terms.draw(), terms.loss()));
    }

    private static GameResult result(String id) {
        for (GameResult result : GameResult.values()) {
            if (result.id().equals(id)) {
                return result;
            }
        }
        throw new IllegalArgumentException("no result: " + id);
    }
}
