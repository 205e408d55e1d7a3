package org.qipu.pipeline.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.qipu.pipeline.standings.AuditedEvent;
import org.qipu.pipeline.standings.Criterion;
import org.qipu.pipeline.standings.EventStandings;
import org.qipu.pipeline.standings.Format;
import org.qipu.pipeline.standings.Move;
import org.qipu.pipeline.standings.Points;
import org.qipu.pipeline.standings.Standing;
import org.qipu.pipeline.table.EventFormatRow;
import org.qipu.pipeline.table.StandingChangeRow;
import org.qipu.pipeline.table.StandingRow;

/** Makes rows of standings. */
final class StandingRows {
    private StandingRows() {}

    /** The rows of an event that has standings. */
    static RankedEvent of(String event, AuditedEvent ranked, long games, long changed) {
        EventStandings recorded = ranked.recorded().orElseThrow();
        List<StandingRow> rows = new ArrayList<>();
        add(event, "recorded", recorded, rows);
        add(event, RatingInputs.AUDITED, ranked.audited().orElseThrow(), rows);
        return new RankedEvent(
                new EventFormatRow(event, recorded.format().id(), null, games, changed, recorded.complete()),
                rows,
                ranked.moves().stream().map(move -> row(event, move)).toList());
    }

    private static void add(String event, String basis, EventStandings standings, List<StandingRow> rows) {
        boolean complete = standings.complete();
        standings.standings().forEach(each -> rows.add(row(event, basis, standings.format(), complete, each)));
        standings.teams().forEach(each -> rows.add(row(event, basis, Format.MEMBERS_TOTAL, complete, each)));
    }

    private static StandingRow row(String event, String basis, Format format, boolean complete, Standing standing) {
        Map<Criterion, Long> values = standing.values();
        return new StandingRow(
                event,
                basis,
                format.id(),
                standing.rank(),
                standing.entrant(),
                standing.played(),
                points(standing.points()),
                points(values.get(Criterion.SMALL_POINTS)),
                points(values.get(Criterion.OPPONENTS_POINTS)),
                points(values.get(Criterion.GAME_POINTS)),
                values.get(Criterion.GAMES_WON),
                values.get(Criterion.MATCHES_WON),
                points(values.get(Criterion.DIRECT)),
                values.get(Criterion.RANK_SUM),
                values.get(Criterion.BEST_RANK),
                values.get(Criterion.SECOND_RANK),
                values.get(Criterion.OFFENCES),
                complete);
    }

    private static StandingChangeRow row(String event, Move move) {
        return new StandingChangeRow(
                event,
                move.format().id(),
                move.recorded().entrant(),
                move.recorded().rank(),
                move.audited().rank(),
                points(move.recorded().points()),
                points(move.audited().points()),
                move.gameIds());
    }

    private static Double points(Long units) {
        return units == null ? null : (Double) ((double) units / Points.UNIT);
    }
}
