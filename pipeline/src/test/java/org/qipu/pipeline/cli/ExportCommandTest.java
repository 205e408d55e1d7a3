package org.qipu.pipeline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ExportCommandTest {
    private static final String GAME =
            "[Game \"Chinese Chess\"]\n[Event \"示例赛\"]\n[Date \"2001.02.03\"]\n[Red \"=1+1\"]\n[Black \"示例乙\"]\n"
                    + "[Result \"1-0\"]\n\n1. 炮二平五 马８进７ 2. 马二进三 车９平８\n1-0\n\n";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void gamesComeOutAsPgnThatIsReadAgain() throws Exception {
        audit("first", GAME.replace("\n1-0\n", " 3. 车二进九\n1-0\n"));
        Path pgn = folder.resolve("out.pgn");

        assertThat(run("export", warehouse("first"), "--what", "pgn", "--notation", "chinese", "--out", pgn.toString()))
                .isZero();

        assertThat(Files.readString(pgn)).contains("[Red \"=1+1\"]", "1. 炮二平五 马８进７", "{车二进九}");
        assertThat(run("audit", pgn.toString(), "--out", warehouse("second"))).isZero();
        assertThat(out.toString()).contains("games                                           1\n");
    }

    @Test
    void gamesComeOutAsLinesOfJsonThatAreTheSameGames() throws Exception {
        audit("first", GAME.replace("\n1-0\n", " {好棋} 3. 车二进九\n1-0\n").replace("=1+1", "甲 \\\"一\\\""));
        Path lines = folder.resolve("out.jsonl");
        Path again = folder.resolve("again.jsonl");

        assertThat(run("export", warehouse("first"), "--what", "pgn", "--format", "jsonl", "--out", lines.toString()))
                .isZero();
        assertThat(run("audit", lines.toString(), "--out", warehouse("second"))).isZero();
        assertThat(run("export", warehouse("second"), "--what", "pgn", "--format", "jsonl", "--out", again.toString()))
                .isZero();

        assertThat(Files.readString(lines))
                .contains("\"red\":\"甲 \\\"一\\\"\"", "\"moves\":[\"h2e2\",\"h9g7\",\"h0g2\",\"i9h9\",\"车二进九\"]", "好棋");
        assertThat(Files.readString(again)).isEqualTo(Files.readString(lines));
    }

    @Test
    void noCellIsAFormula() throws Exception {
        audit("first", GAME);

        assertThat(run("export", warehouse("first"), "--what", "ratings")).isZero();

        List<String> lines = out.toString().lines().toList();
        assertThat(lines.get(lines.size() - 2)).startsWith("game_id,event_id,date,round,red_id,black_id");
        assertThat(lines.get(lines.size() - 1)).contains(",示例赛 2001,2001-02-03,,'=1+1,示例乙,1.0,");
    }

    @Test
    void findingsComeOutAsLinesOfJson() throws Exception {
        audit("first", GAME.replace("[Result \"1-0\"]\n", "").replace("\n1-0\n", "\n*\n"));

        assertThat(run("export", warehouse("first"), "--what", "findings", "--format", "json"))
                .isZero();

        assertThat(out.toString()).contains("\"kind\":\"missing-result\"");
    }

    @Test
    void whatCannotBeDoneIsTold() {
        assertThat(run("export", warehouse("none"), "--what", "findings")).isEqualTo(ExitStatus.UNREADABLE_INPUT);
        assertThat(run("export", warehouse("none"), "--what", "pgn", "--format", "csv"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("no warehouse in", "pgn cannot be written as csv");
    }

    private void audit(String name, String pgn) throws Exception {
        Path file = Files.writeString(folder.resolve(name + ".pgn"), pgn);
        assertThat(run("audit", file.toString(), "--out", warehouse(name))).isZero();
    }

    private String warehouse(String name) {
        return folder.resolve(name + "-warehouse").toString();
    }

    private int run(String... arguments) {
        CommandLine line = Qipu.commandLine();
        return line.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
