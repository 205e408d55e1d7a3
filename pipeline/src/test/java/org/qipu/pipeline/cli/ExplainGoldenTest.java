package org.qipu.pipeline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole explanations in both languages, word by word; the texts lie in the test resources under {@code explain}. */
class ExplainGoldenTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final String REPETITIONS = "pipeline/src/test/resources/explain/repetitions.pgn";

    @ParameterizedTest
    @CsvSource({
        "ordinary,         0, samples/placeholder-open.utf8.pgn",
        "illegal-move,     0, samples/审核示例.utf8-bom.pgn",
        "mate,             2, samples/审核示例.utf8-bom.pgn",
        "set-up,           3, samples/审核示例.utf8-bom.pgn",
        "never-settled,    5, samples/审核示例.utf8-bom.pgn",
        "ambiguous,        6, samples/审核示例.utf8-bom.pgn",
        "natural-limit,    1, samples/自然限着示例.utf16le.pgn",
        "reject,           0, samples/damaged/tags-without-moves.pgn",
        "cut-short,        0, samples/damaged/truncated.gb18030.pgn",
        "xqf,              0, parsers/src/test/resources/xqf/plain-1.0.xqf",
        "perpetual-check,  0, " + REPETITIONS,
        "perpetual-chase,  1, " + REPETITIONS,
        "stopped,          2, " + REPETITIONS,
        "idle,             3, " + REPETITIONS,
        "no-result,        4, " + REPETITIONS,
        "agreeing,         5, " + REPETITIONS,
        "overlapping,      6, " + REPETITIONS,
        "black-chases,     7, " + REPETITIONS,
        "substitute,       8, " + REPETITIONS,
        "over-before,      9, " + REPETITIONS,
        "stopped-mixed,    3, samples/循环示例.utf8.pgn",
        "claim,            7, samples/循环示例.utf8.pgn"
    })
    void theExplanationReadsLikeThis(String name, String record, String source) throws IOException {
        for (String language : new String[] {"en", "zh"}) {
            StringWriter out = new StringWriter();

            Qipu.commandLine()
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(new StringWriter()))
                    .execute("explain", PROJECT.resolve(source).toString(), "--record", record, "--lang", language);

            assertThat(out.toString()).as(name + " in " + language).isEqualTo(golden(name, language));
        }
    }

    @ParameterizedTest
    @CsvSource({"en", "zh"})
    void severalRulebooksGiveARulingEach(String language) throws IOException {
        StringWriter out = new StringWriter();

        Qipu.commandLine()
                .setOut(new PrintWriter(out))
                .execute(
                        "explain",
                        PROJECT.resolve(REPETITIONS).toString(),
                        "--record",
                        "1",
                        "--rules",
                        "axf-2003,simple",
                        "--lang",
                        language);

        assertThat(out.toString()).isEqualTo(golden("several-rulebooks", language));
    }

    private static String golden(String name, String language) throws IOException {
        return Files.readString(Path.of("src/test/resources/explain", name + "." + language + ".txt"));
    }
}
