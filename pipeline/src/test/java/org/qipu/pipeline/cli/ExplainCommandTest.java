package org.qipu.pipeline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainCommandTest {
    private static final Path REPETITIONS = Path.of("src/test/resources/explain/repetitions.pgn");
    private static final Path NO_MOVES = Path.of("../samples/damaged/tags-without-moves.pgn");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void withoutANumberTheFirstRecordIsExplainedAndTheOthersAreNamed() {
        assertThat(run(REPETITIONS)).isEqualTo(ExitStatus.DONE);

        assertThat(out.toString()).contains("长将示例").doesNotContain("长捉示例");
        assertThat(err.toString()).contains("holds records 0 to 9", "this is record 0");
    }

    @Test
    void aNumberedRecordIsExplainedWithoutMoreAdo() {
        assertThat(run(REPETITIONS, "--record", "1")).isEqualTo(ExitStatus.DONE);

        assertThat(out.toString()).contains("长捉示例");
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--record 10",
                "--record -1",
                "--record x",
                "--rules nosuch",
                "--rules auto,simple",
                "--policy nowhere.json",
                "--lang fr",
                "--nosuch"
            })
    void wrongUsageIsTold(String options) {
        assertThat(run(REPETITIONS, options.split(" "))).isEqualTo(ExitStatus.USAGE);

        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).doesNotContain("\tat ");
    }

    @Test
    void aRecordThatIsNotThereIsToldWithThoseThatAre() {
        run(REPETITIONS, "--record", "10");
        assertThat(err.toString()).contains("no record 10", "records 0 to 9");
    }

    @Test
    void anUnknownRulebookIsToldWithThoseThatAreKnown() {
        run(REPETITIONS, "--rules", "cxa-2020,nosuch");
        assertThat(err.toString()).contains("nosuch", "cxa-1999", "simple");
    }

    @Test
    void aFolderIsWrongUsage() {
        assertThat(run(folder)).isEqualTo(ExitStatus.USAGE);
        assertThat(err.toString()).contains("folder");
    }

    @Test
    void aFileThatIsNotThereCannotBeRead() {
        assertThat(run(folder.resolve("nowhere.pgn"))).isEqualTo(ExitStatus.UNREADABLE_INPUT);
        assertThat(err.toString()).contains("nowhere.pgn", "no such file").doesNotContain("\tat ");
    }

    @Test
    void aRejectIsExplainedAndCannotBeRead() {
        assertThat(run(NO_MOVES)).isEqualTo(ExitStatus.UNREADABLE_INPUT);
        assertThat(out.toString()).contains("holds no game", "no-moves");
    }

    @Test
    void anEmptyFileAndAnUnknownFormatAreRejects() throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.pgn"));
        Path other = Files.writeString(folder.resolve("other.bin"), "\u0000\u0001\u0002\u0003");

        assertThat(run(empty)).isEqualTo(ExitStatus.UNREADABLE_INPUT);
        assertThat(run(other)).isEqualTo(ExitStatus.UNREADABLE_INPUT);

        assertThat(out.toString()).contains("empty-source", "unknown-format");
    }

    @Test
    void aStandardOutputThatFailsIsTold() {
        Writer full = new FailingWriter(new IOException("no space left"));

        assertThat(run(full, "explain", REPETITIONS.toString(), "--record", "0"))
                .isEqualTo(ExitStatus.UNWRITABLE_OUTPUT);
        assertThat(err.toString()).contains("cannot write");
    }

    @Test
    void aDefectOfOursIsToldAsOne() {
        Writer broken = new Writer() {
            @Override
            public void write(char[] chars, int from, int length) {
                throw new IllegalStateException("broken");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };

        assertThat(run(broken, "explain", REPETITIONS.toString(), "--record", "0"))
                .isEqualTo(ExitStatus.DEFECT);
        assertThat(err.toString()).contains("a defect of this program");
    }

    @Test
    void standardInputIsReadForADash() throws IOException {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(Files.readAllBytes(REPETITIONS)));
            assertThat(run(Path.of("-"), "--record", "3")).isEqualTo(ExitStatus.DONE);
        } finally {
            System.setIn(before);
        }
        assertThat(out.toString()).contains("闲着循环示例", "Source    -, record 3 (pgn, UTF-8)");
    }

    @Test
    void namesFromStrangersCannotSteerTheTerminal() throws IOException {
        String name = "a\u001B[31mb\u009B2Jc\u202Ed\u200Be\u2066f";
        Path file = record("x\u001B]0;title\u0007y".replace("\u0007", ""), name, "h2e2 " + "z\u001B[2J");

        for (String language : new String[] {"en", "zh"}) {
            run(file, "--lang", language);
        }

        assertThat(out.toString()).contains("a\\u{1B}[31mb\\u{9B}2Jc\\u{202E}d\\u{200B}e\\u{2066}f");
        assertThat(out.toString().chars())
                .noneMatch(c -> c != '\n' && (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT));
    }

    @Test
    void jsonGivesNamesAsTheyAreAndIsSafeToPrint() throws IOException {
        String name = "a\u001B[31mb\u009B2Jc\u202Ed";

        run(record("e", name, "h2e2"), "--json");

        assertThat(out.toString().chars()).noneMatch(c -> c != '\n' && (Character.isISOControl(c) || c == 0x202E));
        assertThat(json().get("header").get("red").asText()).isEqualTo(name);
    }

    @Test
    void aVeryLongNameIsCutAndItsLengthTold() throws IOException {
        run(record("e", "n".repeat(5000), "h2e2"));

        assertThat(out.toString()).contains("n… [5000]");
        assertThat(out.toString().lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void ofSeveralRulebooksTheOneInForceLeadsAndTheOthersStandBesideIt() {
        run(REPETITIONS, "--record", "1", "--rules", "simple,cxa-2020");

        assertThat(unwrapped()).contains("CXA rules 2020 (cxa-2020), by the date; beside it ", "(simple)");
    }

    @Test
    void aPolicyFileNamesRulebookRepetitionsAndHouseRules() throws IOException {
        Path policy = Files.writeString(
                folder.resolve("policy.json"),
                "{\"name\": \"placeholder\", \"rules\": [{\"when\": {\"event\": \"长捉\"}, \"rulebook\": \"simple\","
                        + " \"repetitionFold\": 5, \"houseRules\": [\"suicide-loses\"]}]}");

        run(REPETITIONS, "--record", "1", "--policy", policy.toString());

        assertThat(unwrapped())
                .contains(
                        "(simple), by the event; others by --rules",
                        "House rule: leaving the own king to be captured loses",
                        "no position occurred 5 times");
    }

    @Test
    void whatFollowsFromALoopAtAnIllegalMoveStaysOpen() throws IOException {
        String loop = "B0-A0 A4-B4 A0-B0 B4-A4 ";
        Path file = Files.writeString(
                folder.resolve("broken-off.pgn"),
                "[Game \"Chinese Chess\"]\n[Date \"2021\"]\n[Result \"1/2-1/2\"]\n[FEN \"4k4/9/9/9/9/c8/9/9/9/1R1K5 w\"]\n\n"
                        + loop.repeat(2) + "B0-C1\n1/2-1/2\n");

        run(file);

        assertThat(unwrapped())
                .contains(
                        "Red had to change from round 5 Red on; the replay breaks off there.",
                        "Nothing follows for the recorded result 1/2-1/2.",
                        "illegal-move")
                .doesNotContain("unreported");
    }

    @Test
    void aStartPositionThatCannotBeReadIsShownAsWritten() throws IOException {
        Path file = folder.resolve("fen.pgn");
        Files.writeString(file, "[Game \"Chinese Chess\"]\n[FEN \"9/9/9 nonsense\"]\n[Result \"*\"]\n\n1. h2e2 *\n");

        int status = run(file);

        assertThat(status).isIn(ExitStatus.DONE, ExitStatus.UNREADABLE_INPUT);
        assertThat(out.toString()).contains("cannot be read");
    }

    /** The output with its lines joined where they were cut. */
    private String unwrapped() {
        return out.toString().replaceAll("\\s+", " ");
    }

    private Path record(String event, String red, String moves) throws IOException {
        String text = "[Game \"Chinese Chess\"]\n[Event \"" + event + "\"]\n[Red \"" + red
                + "\"]\n[Black \"示例乙\"]\n[Result \"1-0\"]\n\n" + moves + "\n1-0\n";
        return Files.writeString(folder.resolve("hostile.pgn"), text, StandardCharsets.UTF_8);
    }

    private int run(Path file, String... options) {
        String[] arguments = new String[options.length + 4];
        arguments[0] = "explain";
        arguments[1] = "--lang";
        arguments[2] = "en";
        arguments[3] = file.toString();
        System.arraycopy(options, 0, arguments, 4, options.length);
        return run(out, arguments);
    }

    private int run(Writer to, String... arguments) {
        return Qipu.commandLine()
                .setOverwrittenOptionsAllowed(true)
                .setOut(new PrintWriter(to))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private JsonNode json() throws IOException {
        return new JsonMapper().readTree(out.toString());
    }

    /** A device that takes nothing. */
    private static final class FailingWriter extends Writer {
        private final IOException problem;

        FailingWriter(IOException problem) {
            this.problem = problem;
        }

        @Override
        public void write(char[] chars, int from, int length) throws IOException {
            throw problem;
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
