package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.audit.FindingKind;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Warehouse;

/** The bundled samples hold what docs/samples.md says that the audit must find in them. */
class SamplesTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    private static Path warehouse;

    private static AuditSummary summary;

    @BeforeAll
    static void audit() {
        summary = new Audit(
                        SparkForTests.session(),
                        Archive.options(4 << 20, PROJECT.resolve("samples").toString()),
                        "test")
                .into(warehouse.toString());
    }

    @Test
    void everyFindingAndRejectThatTheTableListsIsFoundAndNoOther() throws IOException {
        List<String> found = new ArrayList<>();
        Warehouse published = Warehouse.at(SparkForTests.session(), warehouse.toString());
        for (Row row : published
                .read(Tables.FINDINGS)
                .join(published.read(Tables.GAMES).select("game_id", "source", "record_no"), "game_id")
                .select("source", "record_no", "kind", "severity", "first_ply", "audited_result")
                .collectAsList()) {
            found.add(line(row));
        }
        for (Row row : published
                .read(Tables.REJECTS)
                .selectExpr("source", "record_no", "code", "'reject'", "null", "null")
                .collectAsList()) {
            found.add(line(row));
        }

        assertThat(found).containsExactlyInAnyOrderElementsOf(listed());
    }

    @Test
    void everyKindOfFindingIsShownButThoseThatNeedAPolicyOfTheEvent() {
        assertThat(summary.findings().keySet())
                .containsExactlyInAnyOrderElementsOf(java.util.Arrays.stream(FindingKind.values())
                        .filter(kind -> kind != FindingKind.HOUSE_RULE_BROKEN)
                        .map(FindingKind::id)
                        .toList());
    }

    @Test
    void everyCharsetIsRecognised() throws IOException {
        assertThat(Warehouse.at(SparkForTests.session(), warehouse.toString())
                        .read(Tables.SOURCES)
                        .where("format = 'pgn' and games > 0 and encoding_basis <> 'ascii'")
                        .select("encoding")
                        .distinct()
                        .collectAsList())
                .extracting(row -> row.getString(0))
                .containsExactlyInAnyOrder("GB18030", "Big5", "UTF-8", "UTF-16LE");
    }

    private static String line(Row row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.length(); i++) {
            cells.add(row.isNullAt(i) ? "" : row.get(i).toString());
        }
        return String.join("|", cells);
    }

    /** The rows of the table in docs/samples.md. */
    private static List<String> listed() throws IOException {
        return Files.readAllLines(PROJECT.resolve("docs/samples.md")).stream()
                .filter(line -> line.startsWith("| samples/"))
                .map(line -> line.substring(2, line.length() - 1).strip().replaceAll("\\s*[|]\\s*", "|"))
                .toList();
    }
}
