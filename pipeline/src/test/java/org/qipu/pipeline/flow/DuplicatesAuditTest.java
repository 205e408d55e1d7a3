package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.table.Tables;

class DuplicatesAuditTest {
    /** Pieces that step to and fro: each four plies come back to where they began. */
    private static final List<String> STEPS = List.of("a0a1", "a9a8", "a1a0", "a8a9");

    private static final String RED = "示例甲";
    private static final String BLACK = "范例庚";

    @TempDir
    private Path temporary;

    private Archive archive;

    @BeforeEach
    void open() {
        archive = new Archive(temporary);
    }

    @Test
    void theLongestRecordStandsForItsBeginningsAndSlips() throws IOException {
        List<String> moves = moves(48);
        List<String> slip = new ArrayList<>(moves);
        slip.set(46, "i0i1");
        archive.with("a.pgn", game("示例赛", "2001.02.03", moves.subList(0, 44), "1-0"))
                .with("b.pgn", game("示例赛", "2001.02.03", moves, "1-0"))
                .with("c.pgn", game("示例赛", "2001.02.03", slip, "1-0"))
                .with("d.pgn", game("示例赛", "2001.02.03", moves, "1-0"));

        archive.audit();

        assertThat(kinds()).containsExactly("prefix", null, "near", "same");
        assertThat(archive.rows(Tables.GAMES, "duplicate_of"))
                .filteredOn(row -> !row.isNullAt(0))
                .containsOnly(archive.rows(Tables.GAMES, "source", "game_id").stream()
                        .filter(row -> row.getString(0).endsWith("b.pgn"))
                        .map(row -> RowFactory.create(row.getString(1)))
                        .findFirst()
                        .orElseThrow());
        assertThat(archive.rows(Tables.EVENTS, "games", "red_wins")).containsExactly(RowFactory.create(1L, 1L));
    }

    @Test
    void transposedPliesOfOneSideAreASlip() throws IOException {
        List<String> moves = moves(40);
        List<String> one = new ArrayList<>(moves);
        one.addAll(List.of("b0c2", "b9c7", "h0g2", "h9g7"));
        List<String> other = new ArrayList<>(moves);
        other.addAll(List.of("h0g2", "b9c7", "b0c2", "h9g7"));
        archive.with("a.pgn", game("示例赛", "", one, "1-0")).with("b.pgn", game("另例赛", "", other, "1-0"));

        archive.audit();

        assertThat(kinds()).containsExactly(null, "near");
    }

    @Test
    void theMoreCompleteHeaderStandsForTheOtherAndConflictingResultsAreFound() throws IOException {
        archive.with("a.pgn", game("", "2001", moves(24), "1/2-1/2"))
                .with("b.pgn", game("示例赛", "2001.02.03", moves(24), "1-0"));

        archive.audit();

        assertThat(kinds()).containsExactly("same", null);
        List<Row> found =
                archive.rows(Tables.FINDINGS, "kind", "severity", "recorded_result", "message_en", "message_zh");
        assertThat(found)
                .filteredOn(row -> row.getString(0).equals("duplicate-conflict"))
                .containsExactly(RowFactory.create(
                        "duplicate-conflict",
                        "warning",
                        "1-0",
                        "Record 0 of archive/b.pgn and record 0 of archive/a.pgn are of the same game (all moves are the"
                                + " same), but the results differ: 1-0 and 1/2-1/2.",
                        "“archive/b.pgn”的0号记录与“archive/a.pgn”的0号记录是同一局（着法全同），所记结果却不同：1-0与1/2-1/2。"));
        assertThat(archive.rows(Tables.EVENTS, "games", "findings.duplicate_conflict"))
                .containsExactly(RowFactory.create(1L, 1L));
    }

    @Test
    void aMissingPlayerMayBeAnybodyWhereTheEventAgrees() throws IOException {
        archive.with("a.pgn", game("示例赛", "2001", moves(24), "1-0"))
                .with(
                        "b.pgn",
                        game("示例赛", "2001", moves(24), "1-0").replace(RED, "?").replace(BLACK, "?"));

        archive.audit();

        assertThat(kinds()).containsExactly(null, "same");
    }

    @Test
    void shortGamesOtherDatesAndHeadersThatNameNobodyMakeNoDuplicates() throws IOException {
        String nobody =
                game("?", "????.??.??", moves(24), "1-0").replace(RED, "?").replace(BLACK, "?");
        archive.with("a.pgn", game("示例赛", "2001.02.03", moves(16), "1-0"))
                .with("b.pgn", game("示例赛", "2001.02.03", moves(16), "1-0"))
                .with("c.pgn", game("示例赛", "2001.02.03", moves(24), "1-0"))
                .with("d.pgn", game("示例赛", "2004.02.03", moves(24), "1-0"))
                .with("e.pgn", game("另例赛", "", moves(32), "1-0"))
                .with("f.pgn", nobody)
                .with("g.pgn", nobody)
                .with("h.pgn", game("示例赛", "2001.02.03", moves(24), "1-0").replace(RED, "示例丁"));

        archive.audit();

        assertThat(kinds()).containsOnlyNulls().hasSize(8);
    }

    @Test
    void theResultDoesNotDependOnThePartitions() throws IOException {
        StringBuilder records = new StringBuilder();
        for (int plies = 20; plies < 60; plies++) {
            records.append(game("示例赛", "2001", moves(plies), plies % 2 == 0 ? "1-0" : "0-1"));
            records.append(game("", "2001.02", moves(plies), "*"));
        }
        archive.with("a.pgn", records.toString()).with("b.pgn", records.toString());

        archive.audit(4 << 20);
        List<Row> whole = archive.rows(Tables.GAMES, "game_id", "duplicate_of", "duplicate_kind");
        archive.audit(700);

        assertThat(archive.rows(Tables.GAMES, "game_id", "duplicate_of", "duplicate_kind"))
                .isEqualTo(whole);
        assertThat(whole).filteredOn(row -> row.isNullAt(1)).hasSize(1);
    }

    private List<String> kinds() throws IOException {
        return archive.rows(Tables.GAMES, "source", "duplicate_kind").stream()
                .map(row -> row.getString(1))
                .toList();
    }

    private static List<String> moves(int plies) {
        String[] moves = new String[plies];
        Arrays.setAll(moves, i -> STEPS.get(i % STEPS.size()));
        return List.of(moves);
    }

    private static String game(String event, String date, List<String> moves, String result) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            text.append(i % 2 == 0 ? (i / 2 + 1) + ". " : "")
                    .append(moves.get(i))
                    .append(i % 8 == 7 ? '\n' : ' ');
        }
        return "[Game \"Chinese Chess\"]\n[Event \"" + event + "\"]\n[Date \"" + date + "\"]\n[Red \"" + RED
                + "\"]\n[Black \"" + BLACK + "\"]\n[Result \"" + result + "\"]\n\n" + text + result + "\n\n";
    }
}
