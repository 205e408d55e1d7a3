package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.policy.PolicyProblem;
import org.qipu.pipeline.table.Tables;

/** Standings of whole events from their records, and what one unreported perpetual chase does to them. */
class StandingsAuditTest {
    @TempDir
    private Path temporary;

    private Archive archive;

    @BeforeEach
    void emptyArchive() {
        archive = new Archive(temporary);
    }

    @Test
    void onePlantedChaseChangesTheStandingsThereAndNowhereElse() throws IOException {
        archive.with("循环.pgn", roundRobin().toString())
                .with("积分.pgn", swiss().toString())
                .with("团体.pgn", teams().toString())
                .audit();

        // Recorded A: B 1 + half of C 2 + D 0.5; C: half of A 2.5 and of B 1, D 0.5. Audited A: B + D; C: A 2 + half of
        // B + D.
        assertThat(standings("示例循环赛 2021", "recorded", "small_points", "direct"))
                .containsExactly(
                        "1 示例甲 2.5 2.5 null", "2 示例丙 2.0 2.25 null", "3 示例乙 1.0 1.25 null", "4 示例丁 0.5 0.5 null");
        assertThat(standings("示例循环赛 2021", "audited", "small_points", "direct"))
                .containsExactly(
                        "1 示例丙 2.5 3.0 null", "2 示例甲 2.0 1.5 null", "3 示例乙 1.0 1.5 null", "4 示例丁 0.5 0.5 null");
        String chased = archive.rows(Tables.GAMES, "game_id", "start_fen").stream()
                .filter(row -> row.getString(1).startsWith("3aka3"))
                .findFirst()
                .orElseThrow()
                .getString(0);
        assertThat(archive.rows(
                        Tables.STANDING_CHANGES,
                        "player_id",
                        "rank_recorded",
                        "rank_audited",
                        "points_recorded",
                        "points_audited",
                        "concat_ws(',', game_ids)"))
                .containsExactly(
                        RowFactory.create("示例丙", 2, 1, 2.0, 2.5, chased),
                        RowFactory.create("示例甲", 1, 2, 2.5, 2.0, chased));
    }

    @Test
    void aSwissAndATeamEventAreRankedByTheirOwnTieBreaks() throws IOException {
        archive.with("积分.pgn", swiss().toString())
                .with("团体.pgn", teams().toString())
                .audit();

        // B and D as in the tie-breaks' own test: opponents' points 4.5 each, B won a game.
        assertThat(standings("示例积分赛 2021", "audited", "opponents_points", "games_won"))
                .containsExactly(
                        "1 示例丙 2.5 3.0 2",
                        "2 示例己 2.0 3.0 1",
                        "3 示例乙 1.5 4.5 1",
                        "4 示例丁 1.5 4.5 0",
                        "5 示例甲 1.0 6.0 0",
                        "6 示例戊 0.5 6.0 0");
        assertThat(standings("示例团体赛 2021", "recorded", "game_points", "games_won"))
                .containsExactly("1 示例一队 4.0 4.0 3", "2 示例三队 4.0 4.0 2", "3 示例四队 3.0 3.0 3", "4 示例二队 1.0 1.0 0");
        assertThat(archive.rows(Tables.EVENT_FORMATS, "event_id", "format", "reason", "games", "complete"))
                .containsExactly(
                        RowFactory.create("示例团体赛 2021", "team-round-robin", null, 12L, true),
                        RowFactory.create("示例积分赛 2021", "swiss", null, 9L, true));
        assertThat(archive.rows(Tables.STANDING_CHANGES)).isEmpty();
    }

    @Test
    void pointsAreThoseOfThePolicyAndAnEventOfTwoPlayersHasNoStandings() throws IOException {
        Path policy = Files.writeString(
                temporary.resolve("policy.json"),
                "{\"name\": \"three\", \"default\": {\"scoring\": {\"win\": 3, \"draw\": 1, \"loss\": 0}}}");
        archive.with("循环.pgn", roundRobin().toString())
                .with(
                        "对抗.pgn",
                        new EventRecords("示例对抗赛")
                                .game("1", "示例庚", "示例辛", "1-0")
                                .game("2", "示例辛", "示例庚", "1-0")
                                .drawnThoughRedChasedOnAndOn("3", "示例庚", "示例辛")
                                .toString());

        archive.audit(new AuditOptions(List.of(archive.folder().toString()), List.of(), "", loaded(policy), 1 << 20));

        assertThat(standings("示例循环赛 2021", "recorded", "games_won", "direct"))
                .containsExactly("1 示例甲 7.0 2 null", "2 示例丙 5.0 1 null", "3 示例乙 2.0 0 null", "4 示例丁 1.0 0 null");
        assertThat(archive.rows(Tables.EVENT_FORMATS, "event_id")).containsExactly(RowFactory.create("示例循环赛 2021"));
    }

    @Test
    void theChangedGameIsARatingInputAsRecordedAndAsAudited() throws IOException {
        archive.with("循环.pgn", roundRobin().toString()).audit();

        assertThat(archive.rows(Tables.RATING_INPUTS, "red_id", "black_id", "score_red", "basis", "reason"))
                .hasSize(7)
                .contains(
                        RowFactory.create("示例甲", "示例丙", 0.5, "recorded", "set-up-position"),
                        RowFactory.create("示例甲", "示例丙", 0.0, "audited", "set-up-position"),
                        RowFactory.create("示例甲", "示例乙", 1.0, "recorded", null));
    }

    @Test
    void whatIsNoInputOfARatingIsToldWhy() throws IOException {
        archive.with("盲.pgn", won("示例盲棋赛", "示例甲"))
                .with("机.pgn", won("示例人机赛", "示例丙"))
                .with("让.pgn", won("示例让双马", "示例丁"))
                .with("象.pgn", won("让象棋走进校园杯", "示例戊"))
                .with(
                        "弃.pgn",
                        "[Game \"Chinese Chess\"]\n[Event \"示例赛\"]\n[Red \"示例己\"]\n[Black \"示例乙\"]\n[Result \"1-0\"]\n"
                                + "[Termination \"黑方弃权\"]\n\n1-0\n")
                .with(
                        "子.pgn",
                        "[Game \"Chinese Chess\"]\n[Event \"示例赛\"]\n[Red \"示例庚\"]\n[Black \"示例乙\"]\n[Result \"1-0\"]\n"
                                + "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1\"]\n\n"
                                + "1. 炮二平五\n1-0\n")
                .audit();

        assertThat(archive.rows(Tables.RATING_INPUTS, "red_id", "reason"))
                .containsExactlyInAnyOrder(
                        RowFactory.create("示例甲", "blindfold"),
                        RowFactory.create("示例丙", "computer"),
                        RowFactory.create("示例丁", "handicap"),
                        RowFactory.create("示例戊", null),
                        RowFactory.create("示例己", "forfeit"),
                        RowFactory.create("示例庚", "handicap"));
    }

    private static String won(String event, String red) {
        return new EventRecords(event).game("1", red, "示例乙", "1-0").toString();
    }

    private static EventRecords roundRobin() {
        return new EventRecords("示例循环赛")
                .game("", "示例甲", "示例乙", "1-0")
                .drawnThoughRedChasedOnAndOn("", "示例甲", "示例丙")
                .game("", "示例丁", "示例甲", "0-1")
                .game("", "示例乙", "示例丙", "1/2-1/2")
                .game("", "示例乙", "示例丁", "1/2-1/2")
                .game("", "示例丙", "示例丁", "1-0");
    }

    private static EventRecords swiss() {
        return new EventRecords("示例积分赛")
                .game("1", "示例甲", "示例丁", "1/2-1/2")
                .game("1", "示例乙", "示例丙", "0-1")
                .game("1", "示例戊", "示例己", "1/2-1/2")
                .game("2", "示例甲", "示例己", "0-1")
                .game("2", "示例丙", "示例戊", "1-0")
                .game("2", "示例乙", "示例丁", "1/2-1/2")
                .game("3", "示例丁", "示例己", "1/2-1/2")
                .game("3", "示例甲", "示例丙", "1/2-1/2")
                .game("3", "示例乙", "示例戊", "1-0");
    }

    /** Two boards a match; the same matches as in the test of the tie-break by games won. */
    private static EventRecords teams() {
        return new EventRecords("示例团体赛")
                .game("1", "示例一队/示例甲一", "示例四队/示例丁一", "0-1")
                .game("1", "示例四队/示例丁二", "示例一队/示例甲二", "0-1")
                .game("1", "示例二队/示例乙一", "示例三队/示例丙一", "1/2-1/2")
                .game("1", "示例三队/示例丙二", "示例二队/示例乙二", "1/2-1/2")
                .game("2", "示例一队/示例甲一", "示例三队/示例丙一", "1/2-1/2")
                .game("2", "示例三队/示例丙二", "示例一队/示例甲二", "1/2-1/2")
                .game("2", "示例二队/示例乙一", "示例四队/示例丁一", "0-1")
                .game("2", "示例四队/示例丁二", "示例二队/示例乙二", "1-0")
                .game("3", "示例一队/示例甲一", "示例二队/示例乙一", "1-0")
                .game("3", "示例二队/示例乙二", "示例一队/示例甲二", "0-1")
                .game("3", "示例三队/示例丙一", "示例四队/示例丁一", "1-0")
                .game("3", "示例四队/示例丁二", "示例三队/示例丙二", "0-1");
    }

    private List<String> standings(String event, String basis, String one, String other) throws IOException {
        return archive.rows(Tables.STANDINGS, "rank", "player_id", "points", one, other, "event_id", "basis").stream()
                .filter(row ->
                        row.getString(5).equals(event) && row.getString(6).equals(basis))
                .map(StandingsAuditTest::line)
                .toList();
    }

    private static String line(Row row) {
        return row.get(0) + " " + row.get(1) + " " + row.get(2) + " " + row.get(3) + " " + row.get(4);
    }

    private static Policy loaded(Path file) {
        try {
            return Policy.load(file);
        } catch (PolicyProblem e) {
            throw new IllegalStateException(e);
        }
    }
}
