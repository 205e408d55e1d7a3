package org.qipu.pipeline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Explanations as programs read them. */
class ExplainJsonTest {
    private static final Path REPETITIONS = Path.of("src/test/resources/explain/repetitions.pgn");
    private static final Path NO_MOVES = Path.of("../samples/damaged/tags-without-moves.pgn");

    private final StringWriter out = new StringWriter();

    @Test
    void jsonIsOneLineWithMovesCyclesAndTheEnd() throws IOException {
        assertThat(run(REPETITIONS, "--record", "1", "--rules", "cxa-2020,simple"))
                .isEqualTo(ExitStatus.DONE);

        assertThat(out.toString()).endsWith("}\n").containsOnlyOnce("\n");
        JsonNode game = json();
        assertThat(game.fieldNames())
                .toIterable()
                .containsExactly(
                        "source",
                        "entry",
                        "record",
                        "format",
                        "encoding",
                        "header",
                        "start",
                        "rules",
                        "moves",
                        "cycles",
                        "end",
                        "findings",
                        "issues");
        assertThat(game.get("rules").toString())
                .isEqualTo("{\"basis\":\"date\",\"rulebooks\":[\"cxa-2020\",\"simple\"],\"repetitionFold\":3,"
                        + "\"houseRules\":[]}");
        assertThat(game.get("moves").get(0).toString())
                .isEqualTo("{\"ply\":0,\"round\":1,\"side\":\"red\",\"written\":\"B0-A0\",\"notation\":\"车八平九\","
                        + "\"wxf\":\"R8.9\",\"move\":\"b0a0\",\"captures\":null,\"check\":false,"
                        + "\"inCycles\":[{\"cycle\":1,\"class\":\"chase\"}]}");
        assertThat(game.get("end").get("ending").asText()).isEqualTo("open");
    }

    @Test
    void jsonOfACycleHasARulingForEachRulebookAndTheThreatsOfItsMoves() throws IOException {
        run(REPETITIONS, "--record", "1", "--rules", "cxa-2020,simple");

        JsonNode cycle = json().get("cycles").get(0);
        assertThat(cycle.get("rulings"))
                .extracting(ruling -> ruling.get("ruling").asText())
                .containsExactly("red-loses", "draw");
        assertThat(cycle.get("rulings").get(0).get("obligation").toString())
                .isEqualTo("{\"side\":\"red\",\"fromPly\":8,\"heeded\":true}");
        assertThat(cycle.get("rulings"))
                .extracting(ruling -> ruling.get("standing").asText()
                        + " " + ruling.get("outcome").asText() + " "
                        + ruling.get("comparison").asText())
                .containsExactly(
                        "left-in-time left-in-time nothing-to-compare",
                        "draw-claimable draw-passed-by nothing-to-compare");
        assertThat(cycle.get("moves").get(0).get("threats").toString())
                .isEqualTo("[{\"by\":[\"a0\"],\"target\":\"a4\",\"byPieces\":[\"R\"],\"targetPiece\":\"c\","
                        + "\"how\":\"direct\",\"root\":\"none\"}]");
    }

    @Test
    void jsonTellsWhyTheReplayStopped() throws IOException {
        run(Path.of("../samples/审核示例.utf8-bom.pgn"), "--record", "0");

        assertThat(json().get("end").get("stop").toString())
                .isEqualTo("{\"ply\":40,\"round\":21,\"side\":\"red\",\"written\":\"马二进四\",\"wxf\":\"H2+4\","
                        + "\"article\":\"2.2\",\"messageEn\":\"the horse's leg is blocked\",\"messageZh\":\"蹩马腿\"}");
    }

    @Test
    void jsonOfARejectSaysWhy() throws IOException {
        assertThat(run(NO_MOVES)).isEqualTo(ExitStatus.UNREADABLE_INPUT);

        assertThat(json().get("reject").get("code").asText()).isEqualTo("no-moves");
        assertThat(json().has("moves")).isFalse();
    }

    private int run(Path file, String... options) {
        List<String> arguments = Stream.concat(Stream.of("explain", file.toString(), "--json"), Stream.of(options))
                .toList();
        return Qipu.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(new StringWriter()))
                .execute(arguments.toArray(String[]::new));
    }

    private JsonNode json() throws IOException {
        return new JsonMapper().readTree(out.toString());
    }
}
