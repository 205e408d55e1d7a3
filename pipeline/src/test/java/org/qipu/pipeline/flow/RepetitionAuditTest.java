package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.policy.RulesChoice;
import org.qipu.pipeline.policy.UnknownRulebook;
import org.qipu.pipeline.table.Tables;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;

/** Loops are judged by the rulebooks in force, and what the record does not report is a finding. */
class RepetitionAuditTest {
    private static final String CHASE_FEN = "3aka3/9/9/9/9/c8/9/9/1R7/3K1A3 w - - 0 1";
    private static final String CHASE = "B1-A1 A4-B4 A1-B1 B4-A4 ";
    private static final String CHECK_FEN = "4k4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 1";
    private static final String CHECK = "D1-E1 E9-D9 E1-D1 D9-E9 ";

    @TempDir
    private Path temporary;

    private Archive archive;

    @BeforeEach
    void emptyArchive() {
        archive = new Archive(temporary);
    }

    @Test
    void aSideThatLeavesTheLoopInTimeHasDoneNoWrong() throws IOException {
        archive.with("a.pgn", record(CHASE_FEN, CHASE.repeat(2) + "B1-B2 A4-A5", "1/2-1/2", ""))
                .audit();

        assertThat(archive.rows(Tables.FINDINGS)).isEmpty();
        assertThat(archive.rows(Tables.REPETITIONS, "obliged_side", "heeded", "standing", "occurrences"))
                .containsExactly(RowFactory.create("red", true, "left-in-time", 3));
    }

    @Test
    void aChaseRunOnceMoreThanAllowedIsALossThatTheRecordShouldReport() throws IOException {
        String moves = CHASE.repeat(4);
        archive.with("a.pgn", record(CHASE_FEN, moves, "1/2-1/2", "") + record(CHASE_FEN, moves, "0-1", ""))
                .audit();

        assertThat(archive.rows(
                        Tables.FINDINGS,
                        "kind",
                        "severity",
                        "side",
                        "rulebook",
                        "first_ply",
                        "last_ply",
                        "audited_result"))
                .containsExactly(
                        RowFactory.create("unreported-perpetual-chase", "error", "red", "cxa-2020", 0, 15, "0-1"));
        assertThat(archive.rows(Tables.PLAYERS, "player_id", "findings.unreported_perpetual_chase"))
                .containsExactly(RowFactory.create("示例乙", 1L), RowFactory.create("示例甲", 1L));
    }

    @Test
    void aLossThatWasLeftAtOnceWeighsLess() throws IOException {
        archive.with("a.pgn", record(CHECK_FEN, CHECK.repeat(2) + "D1-D2 E9-E8", "1/2-1/2", ""))
                .audit();

        assertThat(archive.rows(Tables.FINDINGS, "kind", "severity", "audited_result"))
                .containsExactly(RowFactory.create("unreported-perpetual-check", "warning", "0-1"));
    }

    @Test
    void aRecordThatStopsInTheLoopIsLeftToTheArbiter() throws IOException {
        archive.with("a.pgn", record(CHASE_FEN, CHASE.repeat(2), "1/2-1/2", "")).audit();

        assertThat(archive.rows(Tables.FINDINGS, "kind", "severity", "side", "audited_result"))
                .containsExactly(RowFactory.create("unreported-perpetual-chase", "warning", "red", null));
    }

    @Test
    void nineRoundsOfChasesWithoutALoopAreToldLikeALoop() throws IOException {
        String fen = "4k4/4a4/9/1R7/9/c8/9/9/9/4K4 w - - 0 1";
        String chase = "B6-A6 A4-B4 A6-B6 B4-C4 B6-C6 C4-D4 C6-D6 D4-E4 D6-E6 E4-F4 E6-F6 F4-G4 F6-G6 G4-H4 G6-H6"
                + " H4-I4 H6-I6 ";
        archive.with(
                        "a.pgn",
                        record(fen, chase, "1/2-1/2", "")
                                + record(fen, chase, "1-0", "")
                                + record(fen, chase + "I4-H4 E0-D0 H4-H5", "1/2-1/2", ""))
                .audit();

        assertThat(archive.rows(Tables.REPETITIONS, "article", "occurrences", "cycle_plies", "standing", "heeded"))
                .containsExactlyInAnyOrder(
                        RowFactory.create("reference 8", 1, 17, "stopped-in-loop", false),
                        RowFactory.create("reference 8", 1, 17, "stopped-in-loop", false),
                        RowFactory.create("reference 8", 1, 17, "left-in-time", true));
        assertThat(archive.rows(Tables.FINDINGS, "severity", "side", "first_ply", "last_ply", "audited_result"))
                .containsExactly(RowFactory.create("warning", "red", 0, 16, null));
    }

    @Test
    void goingOverIntoAnotherLoopOfChasesIsToldOnceAsALoss() throws IOException {
        String over = "B1-A1 A4-C4 A1-C1 C4-A4 C1-A1 ";
        String otherLoop = "A4-C4 A1-C1 C4-A4 C1-A1 ".repeat(2);
        archive.with("a.pgn", record(CHASE_FEN, CHASE.repeat(2) + over + otherLoop + "A4-A5 A1-A2", "1/2-1/2", ""))
                .audit();

        assertThat(archive.rows(Tables.REPETITIONS, "standing"))
                .startsWith(RowFactory.create("carried-on"), RowFactory.create("lost"));
        assertThat(archive.rows(Tables.FINDINGS, "kind", "side"))
                .containsExactly(RowFactory.create("unreported-perpetual-chase", "red"));
    }

    @Test
    void whenSeveralRulebooksAreAskedThereIsARowForEachAndTheOneInForceCounts() throws IOException, UnknownRulebook {
        archive.with("a.pgn", record(CHECK_FEN, CHECK.repeat(4), "1/2-1/2", ""));

        archive.audit(new AuditOptions(
                List.of(archive.folder().toString()),
                List.of(),
                "",
                Policy.bundled().with(RulesChoice.of(List.of("all"))),
                1 << 20));

        assertThat(archive.rows(Tables.REPETITIONS, "rulebook"))
                .hasSize(Rulebooks.ALL.size())
                .doesNotHaveDuplicates();
        assertThat(archive.rows(Tables.REPETITIONS, "rulebook", "ruling", "in_force"))
                .contains(
                        RowFactory.create("cxa-2020", "red-loses", true),
                        RowFactory.create("axf-2003", "red-loses", false));
        assertThat(archive.rows(Tables.FINDINGS, "rulebook")).hasSize(Rulebooks.ALL.size());
        assertThat(archive.rows(
                        Tables.GAMES, "rulebook", "rulebook_basis", "findings.unreported_perpetual_check as count"))
                .containsExactly(RowFactory.create("cxa-2020", "date", 1L));
        assertThat(archive.rows(Tables.EVENTS, "rulebook")).containsExactly(RowFactory.create("cxa-2020"));
    }

    @Test
    void everyMoveOfTheLoopIsNamedWithWhatItThreatens() throws IOException {
        archive.with("a.pgn", record(CHASE_FEN, CHASE.repeat(3), "0-1", "")).audit();

        assertThat(archive.rows(
                        Tables.REPETITIONS,
                        "moves[0].ply",
                        "moves[0].move",
                        "moves[0].notation",
                        "moves[0].class",
                        "moves[0].threats[0].by",
                        "moves[0].threats[0].target",
                        "moves[0].threats[0].how",
                        "moves[0].threats[0].root"))
                .extracting(row -> row.json().replaceAll("\"[^\"]*\":", ""))
                .containsExactly("{8,\"b1a1\",\"车八平九\",\"chase\",[\"a1\"],\"a4\",\"direct\",\"none\"}");
    }

    @Test
    void whatTheRecordClaimsIsHeldAgainstItsMoves() throws IOException {
        String quiet = "B1-B2 A4-A5 B2-B3 A5-A6";
        archive.with(
                        "a.pgn",
                        record(CHASE_FEN, CHASE.repeat(4), "0-1", "红方长捉，不变作负")
                                + record(CHASE_FEN, quiet, "0-1", "Red lost by perpetual check")
                                + record(CHASE_FEN, quiet, "1/2-1/2", "并非长将，双方同意和棋")
                                + record(CHASE_FEN, quiet + " {自然限着判和}", "1/2-1/2", "")
                                + record(CHASE_FEN, "B1-B2 {三次重复?} A4-A5", "1/2-1/2", ""))
                .audit();

        assertThat(archive.rows(Tables.FINDINGS, "kind", "message_zh"))
                .containsExactly(
                        RowFactory.create("claim-not-supported", "棋谱提及“perpetual check”，但着法中未见。"),
                        RowFactory.create("claim-not-supported", "棋谱提及“自然限着”，但着法中未见。"));
    }

    private static String record(String fen, String moves, String result, String termination) {
        return "[Game \"Chinese Chess\"]\n[Event \"示例赛\"]\n[Date \"2021.02.03\"]\n[Red \"示例甲\"]\n[Black \"示例乙\"]\n[Result \""
                + result + "\"]\n[Termination \"" + termination + "\"]\n[FEN \"" + fen + "\"]\n\n" + moves + "\n"
                + result
                + "\n\n";
    }
}
