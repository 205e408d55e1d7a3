package org.qipu.pipeline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Commands that need no Spark. */
class QipuTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void formatsAreListedWithADescription() {
        assertThat(run("formats")).isEqualTo(ExitStatus.DONE);
        assertThat(out.toString()).startsWith("pgn ").contains("Chinese");
    }

    @Test
    void helpNamesTheCommandsAndTheExitStatus() {
        assertThat(run("--help")).isEqualTo(ExitStatus.DONE);
        assertThat(out.toString()).contains("audit", "explain", "formats", "some input could not be read at all");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "adit",
                "audit x.pgn --formats nosuch",
                "audit x.pgn --charset nosuch",
                "audit x.pgn --charset !!",
                "audit x.pgn --natural-limit 0",
                "audit x.pgn --counted-checks -1",
                "audit x.pgn --limited-checks THEIRS",
                "audit x.pgn --rules nosuch",
                "audit x.pgn --rules auto,simple",
                "audit x.pgn --policy nowhere.json",
                "audit x.pgn --aliases nowhere.csv",
                "audit x.pgn --nosuch"
            })
    void wrongUsageIsToldApart(String line) {
        assertThat(run(line.split(" "))).isEqualTo(ExitStatus.USAGE);
        assertThat(err.toString()).isNotBlank().doesNotContain("\tat ");
    }

    @Test
    void aPolicyWithAFaultIsWrongUsageAndTheFaultIsTold(@TempDir Path folder) throws IOException {
        Path policy = Files.writeString(folder.resolve("policy.json"), "{\n  \"rulez\": []\n}");

        assertThat(run("audit", "x.pgn", "--policy", policy.toString())).isEqualTo(ExitStatus.USAGE);
        assertThat(err.toString()).contains("--policy: " + policy + ":2:3: unknown key \"rulez\"");
    }

    @Test
    void aTableOfAliasesThatContradictsItselfIsWrongUsage(@TempDir Path folder) throws IOException {
        Path table = Files.writeString(folder.resolve("aliases.csv"), "alias,player\n赵甲,赵乙\n赵甲,赵丙\n");

        assertThat(run("audit", "x.pgn", "--aliases", table.toString())).isEqualTo(ExitStatus.USAGE);
        assertThat(err.toString()).contains("--aliases: " + table + ":3: the alias 赵甲 means 赵丙 here and 赵乙 in line 2");
    }

    @Test
    void anUnknownRulebookIsToldWithTheKnownOnes() {
        assertThat(run("audit", "x.pgn", "--rules", "simple,nosuch")).isEqualTo(ExitStatus.USAGE);
        assertThat(err.toString()).contains("--rules: nosuch is not known; known are cxa-1999, cxa-2011");
    }

    private int run(String... arguments) {
        CommandLine line = Qipu.commandLine();
        line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }
}
