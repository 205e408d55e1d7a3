package org.qipu.pipeline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Ratings and tournament reports from a warehouse. */
class RateCommandTest {
    private static final String MOVES = "1. 炮二平五 马８进７ 2. 马二进三 车９平８\n";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String warehouse;

    @BeforeEach
    void audit() throws Exception {
        String text = record("示例赛", "1956.12.03", "1", "示例甲", "示例乙", "1-0")
                + record("示例赛", "1956.12.04", "2", "示例乙", "示例丙", "1-0")
                + record("示例赛", "1956", "3", "示例丙", "示例甲", "1/2-1/2")
                + record("另一赛", "", "1", "示例丙", "示例甲", "1-0");
        Path file = Files.writeString(folder.resolve("a.pgn"), text);
        warehouse = folder.resolve("warehouse").toString();
        assertThat(run("audit", file.toString(), "--out", warehouse)).isZero();
        out.getBuffer().setLength(0);
    }

    @Test
    void ratingsComeOutAsTheyAreWorkedOutByHand() {
        assertThat(run("rate", warehouse)).isZero();
        // One period: 甲 1.5 of 2, 乙 1 of 2, 丙 0.5 of 2, half a point a game expected: 20 * 0.5 = 10 up and down.
        assertThat(out.toString().lines())
                .containsExactly(
                        "basis,rank,player_id,rating,rating_deviation,volatility,games,last_period",
                        "recorded,1,示例甲,1510.0,,,2,1956",
                        "recorded,2,示例乙,1500.0,,,2,1956",
                        "recorded,3,示例丙,1490.0,,,2,1956");
        assertThat(err.toString()).contains("left out because they have no date: 1");

        // By month the game known to the year only comes after December: 甲 1510 drew with 丙 1490; 20 * (0.5 -
        // 0.528751).
        out.getBuffer().setLength(0);
        assertThat(run("rate", warehouse, "--period", "month", "--basis", "both"))
                .isZero();
        assertThat(out.toString().lines())
                .hasSize(7)
                .contains("recorded,1,示例甲,1509.42,,,2,1956", "audited,3,示例丙,1490.58,,,2,1956");
    }

    @Test
    void glicko2ComesOutAsLinesOfJsonAndParametersAreChecked() {
        assertThat(run("rate", warehouse, "--system", "glicko2", "--format", "json", "--period", "event"))
                .isZero();
        assertThat(out.toString().lines().toList())
                .hasSize(3)
                .first()
                .asString()
                .contains("\"player_id\":\"示例甲\"", "\"last_period\":\"示例赛", "\"volatility\":0.0599");
        assertThat(run("rate", warehouse, "--tau", "0")).isEqualTo(2);
        assertThat(run("rate", folder.resolve("nowhere").toString())).isEqualTo(ExitStatus.UNREADABLE_INPUT);
    }

    @Test
    void anEventOfThreeGamesIsATournamentReport() throws Exception {
        Path reports = folder.resolve("reports");

        assertThat(run("export", warehouse, "--what", "ratings", "--format", "trf", "--out", reports.toString()))
                .isZero();
        assertThat(run("export", warehouse, "--what", "ratings", "--format", "trf"))
                .isEqualTo(2);
        assertThat(run("export", warehouse, "--what", "findings", "--format", "trf", "--out", reports.toString()))
                .isEqualTo(2);

        try (Stream<Path> files = Files.list(reports)) {
            List<Path> written = files.toList();
            assertThat(written).hasSize(1);
            assertThat(Files.readString(written.get(0)))
                    .startsWith("012 示例赛\r\n")
                    .contains("\r\n001    1      示例甲");
        }
    }

    private static String record(String event, String date, String round, String... game) {
        return "[Game \"Chinese Chess\"]\n[Event \"" + event + "\"]\n[Date \"" + date + "\"]\n[Round \"" + round
                + "\"]\n[Red \"" + game[0] + "\"]\n[Black \"" + game[1] + "\"]\n[Result \"" + game[2] + "\"]\n\n"
                + MOVES + game[2] + "\n\n";
    }

    private int run(String... arguments) {
        CommandLine line = Qipu.commandLine();
        return line.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
