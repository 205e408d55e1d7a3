package org.qipu.pipeline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import picocli.CommandLine;

class JudgeCommandTest {
    /** A lone rook that checks for ever from two files. */
    private static final String FEN = "4k4/9/9/9/9/9/9/9/3R5/5K3 w";

    private static final String LOOP = "d1e1 e9d9 e1d1 d9e9 ";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void aPerpetualCheckLosesByEveryRulebook() throws IOException {
        assertThat(run("judge", "--rules", "all", "--fen", FEN, "--moves", LOOP.repeat(2)))
                .isEqualTo(ExitStatus.DONE);

        List<JsonNode> lines = lines();
        assertThat(lines).hasSize(Rulebooks.ALL.size());
        assertThat(lines).extracting(line -> line.get("ruling").asText()).containsOnly("red-loses");
        JsonNode verdict = lines.get(0);
        assertThat(verdict.get("rulebook").asText()).isEqualTo("cxa-1999");
        assertThat(verdict.get("article").asText()).isEqualTo("26.1");
        assertThat(verdict.get("standing").asText()).isEqualTo("lost");
        assertThat(verdict.get("confidence").asText()).isEqualTo("primary");
        assertThat(verdict.get("cycle").toString()).isEqualTo("{\"firstPly\":0,\"plies\":4,\"occurrences\":3}");
        assertThat(verdict.get("red").toString())
                .isEqualTo("{\"conduct\":\"perpetual-check\",\"classes\":[\"check\",\"check\"]}");
        assertThat(verdict.get("black").toString()).isEqualTo("{\"conduct\":\"idle\",\"classes\":[\"idle\",\"idle\"]}");
        assertThat(verdict.get("moves").get(0).get("notation").asText()).isEqualTo("车六平五");
    }

    @Test
    void withoutARepetitionThereIsNoRuling() throws IOException {
        run("judge", "--rules", "cxa-2020", "--moves", "h2e2 h9g7");

        assertThat(lines()).singleElement().satisfies(line -> {
            assertThat(line.get("ruling").asText()).isEqualTo("none");
            assertThat(line.has("cycle")).isFalse();
        });
    }

    @Test
    void aFileOfCasesIsJudgedLineByLineAndABadLineCostsItselfOnly(@TempDir Path folder) throws IOException {
        String moves = "[\"" + LOOP.repeat(2).trim().replace(" ", "\",\"") + "\"]";
        Path cases = Files.writeString(
                folder.resolve("cases.jsonl"),
                "{\"id\":\"a\",\"fen\":\"" + FEN + "\",\"moves\":" + moves + ",\"more\":1}\n\nno json\n"
                        + "{\"id\":\"b\",\"fen\":\"" + FEN + "\",\"moves\":[\"d1d3\",\"a0a1\"]}\n",
                StandardCharsets.UTF_8);

        assertThat(run("judge", "--rules", "cxa-1999,simple", "--cases", cases.toString()))
                .isEqualTo(ExitStatus.DONE);

        assertThat(lines())
                .extracting(line -> line.path("ruling")
                        .asText(line.path("error").path("code").asText()))
                .containsExactly("red-loses", "red-loses", "unreadable-case", "illegal-move");
        assertThat(lines().get(3).toString())
                .startsWith("{\"id\":\"b\",\"error\":{\"code\":\"illegal-move\",\"ply\":1,\"message\":");
    }

    @ParameterizedTest
    @CsvSource({
        "not a fen, h2e2, unreadable-fen",
        "4k4/9/9/9/9/9/9/9/9/3KK4 w, d0d1, unusable-position",
        "4k4/9/9/9/9/9/9/9/3R5/5K3 w, 车六平五, unreadable-move",
        "4k4/9/9/9/9/9/9/9/3R5/5K3 w, d1e2, illegal-move"
    })
    void whatCannotBeJudgedIsAnErrorLine(String fen, String moves, String code) throws IOException {
        assertThat(run("judge", "--rules", "cxa-2020", "--fen", fen, "--moves", moves))
                .isEqualTo(ExitStatus.DONE);

        assertThat(lines())
                .singleElement()
                .satisfies(line ->
                        assertThat(line.get("error").get("code").asText()).isEqualTo(code));
    }

    @Test
    void wrongUsageAndMissingFilesAreToldApart() {
        assertThat(run("judge", "--rules", "nosuch", "--moves", "h2e2")).isEqualTo(ExitStatus.USAGE);
        assertThat(run("judge", "--rules", "auto", "--moves", "h2e2")).isEqualTo(ExitStatus.USAGE);
        assertThat(run("judge", "--rules", "all")).isEqualTo(ExitStatus.USAGE);
        assertThat(run("judge", "--rules", "all", "--cases", "nowhere.jsonl")).isEqualTo(ExitStatus.UNREADABLE_INPUT);
        assertThat(err.toString())
                .contains("nosuch", "'auto' goes by date and event", "nowhere.jsonl")
                .doesNotContain("\tat ");
    }

    @Test
    void rulebooksAreListedWithTheirSources() {
        assertThat(run("rulebooks", "--articles")).isEqualTo(ExitStatus.DONE);

        assertThat(out.toString()).contains("cxa-1999", "cxa-2020", "axf-2003", "[primary]", "[unverified]");
    }

    private int run(String... arguments) {
        CommandLine line = Qipu.commandLine();
        line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }

    private List<JsonNode> lines() throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : out.toString().split("\n")) {
            lines.add(new JsonMapper().readTree(line));
        }
        return lines;
    }
}
