package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.policy.NaturalLimitTerms;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.UnwritableOutput;

class AuditTest {
    @TempDir
    private Path temporary;

    private Archive archive;

    @BeforeEach
    void emptyArchive() {
        archive = new Archive(temporary);
    }

    @Test
    void aGameBecomesARow() throws IOException {
        archive.with("a.pgn", Games.record("示例甲", "示例乙", "1-0")).audit();

        assertThat(archive.rows(Tables.GAMES, "source", "record_no", "red_id", "black_id", "date", "result", "plies"))
                .containsExactly(RowFactory.create("archive/a.pgn", 0L, "示例甲", "示例乙", "2001-02-03", "1-0", 24));
        assertThat(archive.rows(Tables.GAMES, "moves").get(0).getString(0)).startsWith("h2e2 h9g7 h0g2 i9h9");
    }

    @Test
    void oneLargeFileReadBySeveralTasksGivesTheRowsOfOneTask() throws IOException {
        archive.with("large.pgn", manyRecords(200, "UTF-8")).with("big5.pgn", manyRecords(50, "GB18030"));
        archive.audit(1L << 30);
        Map<String, List<String>> whole = archive.lines();

        archive.audit(2_000);

        assertThat(archive.lines()).isEqualTo(whole);
        assertThat(whole.get("games")).hasSize(250);
    }

    @Test
    void aSecondRunGivesTheSameRowsAndLeavesNothingOfTheFirst() throws IOException {
        archive.with("a.pgn", manyRecords(20, "UTF-8")).with("b/c.pgn", manyRecords(5, "Big5"));
        archive.audit();
        Map<String, List<String>> first = archive.lines();
        List<Path> filesOfFirst = dataFiles();

        archive.audit();

        assertThat(archive.lines()).isEqualTo(first);
        assertThat(dataFiles()).hasSameSizeAs(filesOfFirst).doesNotContainAnyElementsOf(filesOfFirst);
        assertThat(archive.warehouse().resolve(".qipu")).doesNotExist();
    }

    @Test
    void aBadFileCostsNoRecordOfAnother() throws IOException {
        byte[] binary = new byte[100_000];
        new Random(1).nextBytes(binary);
        byte[] whole = Games.record("示例甲", "示例乙", "1-0").getBytes(Charset.forName("Big5"));
        archive.with("good.pgn", Games.record("示例甲", "示例乙", "1-0"))
                .with("empty.pgn", "")
                .with("binary.dat", binary)
                .with("binary.pgn", binary)
                .with("cut.pgn", Arrays.copyOf(whole, whole.length - 27))
                .with("tags.pgn", "[Event \"nothing but tags\"]\n")
                .with("line.pgn", "1. 炮二平五 ".repeat(200_000));
        Files.createSymbolicLink(archive.folder().resolve("loop"), archive.folder());

        AuditSummary summary = archive.audit();

        assertThat(summary.records()).isEqualTo(summary.games() + AuditSummary.total(summary.rejects()));
        assertThat(archive.rows(Tables.SOURCES, "source", "records", "games + rejects"))
                .hasSize(7)
                .allMatch(row -> row.getLong(1) == row.getLong(2));
        assertThat(archive.rows(Tables.GAMES, "source", "result"))
                .contains(RowFactory.create("archive/good.pgn", "1-0"));
        assertThat(archive.rows(Tables.REJECTS, "source", "code"))
                .contains(
                        RowFactory.create("archive/binary.dat", "unknown-format"),
                        RowFactory.create("archive/empty.pgn", "empty-source"),
                        RowFactory.create("archive/tags.pgn", "no-moves"));
    }

    @Test
    void whatCannotBeReadIsTold() throws IOException {
        archive.with("a.pgn", Games.record("示例甲", "示例乙", "1-0"));

        AuditSummary summary = archive.audit(Archive.options(
                1 << 20,
                archive.folder().toString(),
                temporary.resolve("nowhere.pgn").toString()));

        assertThat(summary.games()).isEqualTo(1);
        assertThat(summary.unreadable()).hasSize(1).first().asString().contains("nowhere.pgn");
    }

    @Test
    void anInputInWhichNothingIsRecognisedCouldNotBeRead() throws IOException {
        archive.with("binary.dat", new byte[] {1, 2, 3, 0, 127, -1});

        assertThat(archive.audit().unreadable()).singleElement().asString().contains("archive/binary.dat");
    }

    @Test
    void anEventWhoseGamesAllRepeatOthersHasNoGames() throws IOException {
        String game = Games.record("示例甲", "示例乙", "1-0");
        archive.with("a.pgn", game).with("b.pgn", game.replace("示例赛", "重复示例赛"));

        archive.audit();

        assertThat(archive.rows(Tables.EVENTS, "name", "games", "mean_plies"))
                .containsExactly(RowFactory.create("示例赛", 1L, 24.0), RowFactory.create("重复示例赛", 0L, 0.0));
    }

    @Test
    void theNaturalLimitIsAParameter() throws IOException {
        archive.with("a.pgn", Games.record("示例甲", "示例乙", "1-0") + Games.record("示例乙", "示例甲", "1/2-1/2"));
        NaturalLimitTerms fourRounds = new NaturalLimitTerms(Optional.of(4), Optional.of(6), Optional.empty());

        archive.audit(new AuditOptions(
                List.of(archive.folder().toString()),
                List.of(),
                "",
                Policy.bundled().with(fourRounds),
                1 << 20));

        assertThat(archive.rows(Tables.FINDINGS, "kind", "first_ply", "last_ply", "article", "audited_result"))
                .containsExactly(
                        RowFactory.create("natural-limit-draw-not-recorded", 0, 7, "CXA 1999 4.2.4, 23.3", "1/2-1/2"),
                        RowFactory.create("natural-limit-reached", 0, 7, "CXA 1999 4.2.4, 23.3", "1/2-1/2"));
    }

    @Test
    void withoutAnyFileNothingIsPublished() {
        assertThatThrownBy(() -> archive.audit()).isInstanceOf(UnreadableInput.class);
        assertThat(archive.warehouse()).doesNotExist();
    }

    @Test
    void anOutputThatIsAFileCannotBeWritten() throws IOException {
        archive.with("a.pgn", Games.record("示例甲", "示例乙", "1-0"));
        Files.writeString(archive.warehouse(), "in the way");

        assertThatThrownBy(() -> archive.audit()).isInstanceOf(UnwritableOutput.class);
    }

    @Test
    void aGameThatRepeatsAnotherIsLinkedAndCountsOnce() throws IOException {
        String game = Games.record("示例甲", "示例乙", "1-0");
        archive.with("a.pgn", game + Games.record("示例丙", "示例乙", "1-0")).with("b.pgn", game);

        archive.audit();

        List<Row> games = archive.rows(Tables.GAMES, "source", "record_no", "game_id", "duplicate_of");
        assertThat(games).hasSize(3);
        assertThat(games.get(0).isNullAt(3)).isTrue();
        assertThat(games.get(1).isNullAt(3)).isTrue();
        assertThat(games.get(2).getString(3)).isEqualTo(games.get(0).getString(2));
        assertThat(archive.rows(Tables.PLAYERS, "player_id", "games", "wins", "losses"))
                .containsExactly(
                        RowFactory.create("示例丙", 1L, 1L, 0L),
                        RowFactory.create("示例乙", 2L, 0L, 2L),
                        RowFactory.create("示例甲", 1L, 1L, 0L));
        assertThat(archive.rows(Tables.RATING_INPUTS, "rated", "reason"))
                .containsExactly(
                        RowFactory.create(false, "duplicate"),
                        RowFactory.create(true, null),
                        RowFactory.create(true, null));
    }

    @Test
    void findingsAreCountedForPlayersAndEvents() throws IOException {
        archive.with("a.pgn", Games.record("示例甲", "示例乙", "*") + Games.record("示例乙", "示例丙", "1-0"));

        archive.audit();

        assertThat(archive.rows(Tables.FINDINGS, "kind", "severity", "recorded_result"))
                .containsExactly(RowFactory.create("missing-result", "info", "*"));
        assertThat(archive.rows(Tables.PLAYERS, "player_id", "findings.missing_result"))
                .containsExactly(
                        RowFactory.create("示例丙", 0L), RowFactory.create("示例乙", 1L), RowFactory.create("示例甲", 1L));
        assertThat(archive.rows(Tables.EVENTS, "name", "games", "players", "unknown", "findings.missing_result"))
                .containsExactly(RowFactory.create("示例赛", 2L, 3L, 1L, 1L));
    }

    private static byte[] manyRecords(int count, String charset) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            String more = i % 2 == 0 ? "" : "13. 炮五平四 卒１进１\n";
            text.append(Games.record("示例" + i, "示例" + (i + 1), i % 3 == 0 ? "1-0" : "1/2-1/2", Games.MOVES + more));
        }
        return text.toString().getBytes(Charset.forName(charset));
    }

    private List<Path> dataFiles() throws IOException {
        try (var files = Files.walk(archive.warehouse())) {
            return files.filter(file -> file.toString().endsWith(".parquet"))
                    .sorted()
                    .toList();
        }
    }
}
