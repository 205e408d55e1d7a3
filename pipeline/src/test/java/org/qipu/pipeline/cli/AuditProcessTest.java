package org.qipu.pipeline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.warehouse.Manifest;

/** The audit as a process: its output, its exit status, and what is left when it is killed. */
class AuditProcessTest {
    @TempDir
    private Path folder;

    private Program program;
    private Path game;

    @BeforeEach
    void archive() throws IOException {
        program = new Program(folder);
        game = Files.writeString(
                folder.resolve("game.pgn"),
                "[Game \"Chinese Chess\"]\n[Red \"示例甲\"]\n[Black \"示例乙\"]\n[Result \"1-0\"]\n\n1. 炮二平五 马８进７\n1-0\n",
                StandardCharsets.UTF_8);
    }

    @Test
    void theSummaryGoesToStandardOutputAndNothingElseAnywhere() throws Exception {
        Program.Outcome outcome = audit(game.toString());

        assertThat(outcome.status()).isEqualTo(ExitStatus.DONE);
        assertThat(outcome.out()).contains("records ", "games ", "findings ", "games a second", "warehouse: ");
        assertThat(outcome.err()).isEmpty();
    }

    @Test
    void anInputThatIsNotThereIsToldAndTheOthersAreAudited() throws Exception {
        Program.Outcome outcome =
                audit(game.toString(), folder.resolve("nowhere.pgn").toString());

        assertThat(outcome.status()).isEqualTo(ExitStatus.UNREADABLE_INPUT);
        assertThat(outcome.err()).contains("nowhere.pgn").doesNotContain("\tat ");
        assertThat(manifest().tables().get("games").rows()).isEqualTo(1);
    }

    @Test
    void anOutputThatCannotBeWrittenIsTold() throws Exception {
        Files.writeString(folder.resolve("warehouse"), "in the way");

        Program.Outcome outcome = audit(game.toString());

        assertThat(outcome.status()).isEqualTo(ExitStatus.UNWRITABLE_OUTPUT);
        assertThat(outcome.err()).contains("warehouse").doesNotContain("\tat ");
    }

    @Test
    void aKilledRunLeavesTheFormerWarehouseAndTheNextOneCleansUp() throws Exception {
        assertThat(audit(game.toString()).status()).isEqualTo(ExitStatus.DONE);
        Map<String, Long> before = filesInForce();
        Files.writeString(game, Files.readString(game).repeat(3));

        Process process =
                program.start("audit", game.toString(), "--out", warehouse().toString());
        while (process.isAlive() && !Files.exists(warehouse().resolve(".qipu"))) {
            Thread.sleep(20);
        }
        process.destroyForcibly().waitFor();

        assertThat(filesInForce()).isEqualTo(before);
        assertThat(warehouse().resolve(".qipu")).exists();
        assertThat(audit(game.toString()).status()).isEqualTo(ExitStatus.DONE);
        assertThat(manifest().tables().get("games").rows()).isEqualTo(3);
        assertThat(warehouse().resolve(".qipu")).doesNotExist();
    }

    private Program.Outcome audit(String... inputs) throws Exception {
        String[] arguments = new String[inputs.length + 3];
        arguments[0] = "audit";
        System.arraycopy(inputs, 0, arguments, 1, inputs.length);
        arguments[inputs.length + 1] = "--out";
        arguments[inputs.length + 2] = warehouse().toString();
        return program.run(arguments);
    }

    private Path warehouse() {
        return folder.resolve("warehouse");
    }

    private Manifest manifest() throws IOException {
        return Manifest.fromJson(Files.readAllBytes(warehouse().resolve(Manifest.FILE_NAME)));
    }

    /** Files that the manifest names, with their sizes as they lie now. */
    private Map<String, Long> filesInForce() throws IOException {
        Map<String, Long> files = new TreeMap<>();
        for (Manifest.TableFiles table : manifest().tables().values()) {
            for (Manifest.DataFile file : table.files()) {
                long bytes = Files.size(warehouse().resolve(file.path()));
                assertThat(bytes).isEqualTo(file.bytes());
                files.put(file.path(), bytes);
            }
        }
        return files;
    }
}
