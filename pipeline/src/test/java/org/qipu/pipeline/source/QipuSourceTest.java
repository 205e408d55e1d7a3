package org.qipu.pipeline.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.SparkPlan;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.flow.SparkForTests;
import org.qipu.pipeline.table.ArchiveRow;

class QipuSourceTest {
    private static final String GAME =
            "[Event \"示例赛\"]\n[Date \"2001.02.03\"]\n[Red \"示例甲\"]\n[Black \"示例乙\"]\n[Result \"1-0\"]\n\n"
                    + "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 1-0\n\n";
    private static final String TAGS = "[Event \"示例赛\"]\n\n";

    @TempDir
    private Path folder;

    private final SparkSession spark = SparkForTests.session();

    @BeforeEach
    void twoGamesAReject() throws IOException {
        write("a.pgn", (GAME + TAGS + GAME).getBytes(Charset.forName("GB18030")));
    }

    @Test
    void aRecordIsARow() {
        Row row = load().where("record_no = 0").first();

        assertThat(row.schema().fieldNames())
                .containsExactly(ArchiveRow.TABLE.schema().fieldNames());
        assertThat((String) row.getAs("source")).endsWith("/a.pgn");
        assertThat((String) row.getAs("format")).isEqualTo("pgn");
        assertThat((String) row.getAs("encoding")).isEqualTo("GB18030");
        assertThat((String) row.getAs("event")).isEqualTo("示例赛");
        assertThat((String) row.getAs("date")).isEqualTo("2001-02-03");
        assertThat((String) row.getAs("red_text")).isEqualTo("示例甲");
        assertThat((String) row.getAs("result")).isEqualTo("1-0");
        assertThat(row.getList(row.fieldIndex("move_texts"))).isEqualTo(List.of("炮二平五", "马８进７", "马二进三", "车９平８"));
        assertThat((String) row.getAs("moves")).isEqualTo("h2e2 h9g7 h0g2 i9h9");
        assertThat((String) row.getAs("end")).isEqualTo("open");
        assertThat(row.isNullAt(row.fieldIndex("code"))).isTrue();
    }

    @Test
    void aRejectIsARowWithoutAGame() {
        Row row = load().where("record_no = 1").first();

        assertThat((String) row.getAs("stage")).isEqualTo("parse");
        assertThat((String) row.getAs("code")).isEqualTo("no-moves");
        assertThat((String) row.getAs("message")).isNotEmpty();
        assertThat(row.isNullAt(row.fieldIndex("event"))).isTrue();
        assertThat(row.isNullAt(row.fieldIndex("move_texts"))).isTrue();
        assertThat(row.isNullAt(row.fieldIndex("end"))).isTrue();
        assertThat((long) row.<Long>getAs("byte_offset")).isEqualTo(GAME.getBytes(Charset.forName("GB18030")).length);
    }

    @Test
    void columnsHaveCommentsAndLineageIsNeverNull() {
        assertThat(load().schema()).isEqualTo(ArchiveRow.TABLE.schema());
        assertThat(load().schema().apply("moves").getComment().get()).contains("ICCS");
        assertThat(load().schema().apply("record_no").nullable()).isFalse();
    }

    @Test
    void noGameIsReplayedUnlessAColumnNeedsIt() {
        assertThat(replayed(load().select("source", "event", "result", "move_texts", "plies", "issues")))
                .isZero();
        assertThat(replayed(load().select("moves"))).isEqualTo(2);
        assertThat(replayed(load().select("end", "event"))).isEqualTo(2);
    }

    @Test
    void aColumnAloneHoldsWhatItHoldsAmongAll() {
        List<Row> all = load().orderBy("record_no").collectAsList();

        for (String column : ArchiveRow.TABLE.schema().fieldNames()) {
            List<Row> alone = load().select("record_no", column)
                    .toDF("n", "value")
                    .orderBy("n")
                    .collectAsList();
            for (int i = 0; i < all.size(); i++) {
                assertThat(alone.get(i).get(1)).as(column).isEqualTo(all.get(i).getAs(column));
            }
        }
    }

    @Test
    void recordsCanBeCountedWithoutAnyColumn() {
        assertThat(load().count()).isEqualTo(3);
    }

    @Test
    void rejectsCanBeSkipped() throws IOException {
        write("b.bin", new byte[] {1, 2, 3, 0});

        assertThat(load().where("code is not null").select("code").collectAsList())
                .containsExactlyInAnyOrder(RowFactory.create("unknown-format"), RowFactory.create("no-moves"));
        assertThat(reader().option("onError", "skip").load(folder.toString()).count())
                .isEqualTo(2);
    }

    @Test
    void aRejectCanFailTheQuery() {
        Dataset<Row> strict = reader().option("ONERROR", "Fail").load(folder.toString());

        assertThatThrownBy(strict::collectAsList)
                .hasStackTraceContaining("RejectedRecord")
                .hasStackTraceContaining("a.pgn, record 1, byte ")
                .hasStackTraceContaining("no-moves");
    }

    @Test
    void pathsAreFilesFoldersAndGlobs() throws IOException {
        write("sub/b.pgn", GAME.getBytes(StandardCharsets.UTF_8));
        write("sub/c.txt", GAME.getBytes(StandardCharsets.UTF_8));

        assertThat(load().count()).isEqualTo(5);
        assertThat(reader().load(folder + "/sub/*.pgn").count()).isEqualTo(1);
        assertThat(reader().load(folder + "/a.pgn", folder + "/sub").count()).isEqualTo(5);
        assertThat(reader().option("path", folder.toString()).load().count()).isEqualTo(5);
        assertThat(reader().load(folder.resolve("a.pgn").toUri().toString()).count())
                .isEqualTo(3);
    }

    @Test
    void aFolderWithoutFilesHasNoRecords() throws IOException {
        Files.createDirectory(folder.resolve("empty"));

        assertThat(reader().load(folder + "/empty").collectAsList()).isEmpty();
    }

    @Test
    void theCharsetCanBeForcedAndFormatsChosen() {
        assertThat(reader().option("charset", "Big5")
                        .load(folder.toString())
                        .select("encoding")
                        .distinct()
                        .collectAsList())
                .containsExactly(RowFactory.create("Big5"));
        assertThat(reader().option("formats", "xqf, cbr")
                        .load(folder.toString())
                        .select("code")
                        .collectAsList())
                .containsExactly(RowFactory.create("unknown-format"));
    }

    @Test
    void whatCannotBeAskedForIsTold() {
        assertThatThrownBy(() -> reader().load()).hasMessageContaining("needs a path");
        assertThatThrownBy(() -> reader().option("formats", "doc").load("x")).hasMessageContaining("known are pgn");
        assertThatThrownBy(() -> reader().option("charset", "??").load("x")).hasMessageContaining("charset: ??");
        assertThatThrownBy(() -> reader().option("charset", "none").load("x")).hasMessageContaining("charset: none");
        assertThatThrownBy(() -> reader().option("onError", "ask").load("x")).hasMessageContaining("onError: ask");
        assertThatThrownBy(() -> reader().option("sliceBytes", "0").load("x")).hasMessageContaining("sliceBytes: 0");
        assertThatThrownBy(() -> reader().load(folder + "/none").collectAsList())
                .hasStackTraceContaining("no such file: " + folder + "/none");
    }

    @Test
    void aLargeFileIsReadBySeveralTasksWithTheRowsOfOne() throws IOException {
        write("large.pgn", GAME.repeat(20_000).getBytes(StandardCharsets.UTF_8));
        String file = folder + "/large.pgn";
        List<String> columns = List.of("record_no", "byte_offset", "event");
        Dataset<Row> cut = reader().option("sliceBytes", "200000").load(file);

        assertThat(cut.javaRDD().getNumPartitions()).isGreaterThan(2);
        assertThat(ordered(cut, columns))
                .hasSize(20_000)
                .isEqualTo(ordered(reader().option("sliceBytes", "100000000").load(file), columns));
    }

    @Test
    void manySmallFilesShareAFewTasks() throws IOException {
        for (int i = 0; i < 100; i++) {
            write("small/" + i + ".pgn", GAME.getBytes(StandardCharsets.UTF_8));
        }

        Dataset<Row> small = reader().load(folder + "/small");

        assertThat(small.javaRDD().getNumPartitions()).isLessThan(10);
        assertThat(small.select("source").distinct().count()).isEqualTo(100);
    }

    @Test
    void rowsCanBeWrittenAsParquet() {
        String written = folder.resolve("written").toString();

        Dataset<Row> file = reader().load(folder + "/a.pgn");
        List<String> columns = Arrays.asList(file.columns());

        file.write().parquet(written);

        assertThat(ordered(spark.read().parquet(written), columns)).isEqualTo(ordered(file, columns));
    }

    private static List<Row> ordered(Dataset<Row> rows, List<String> columns) {
        return rows.selectExpr(columns.toArray(String[]::new))
                .orderBy("record_no")
                .collectAsList();
    }

    /** Runs a query and tells how many games it replayed. */
    private static long replayed(Dataset<Row> query) {
        query.collectAsList();
        SparkPlan plan = ((org.apache.spark.sql.classic.Dataset<Row>) query)
                .queryExecution()
                .executedPlan();
        return plan.collectLeaves().head().metrics().apply(ReplayedGames.NAME).value();
    }

    private DataFrameReader reader() {
        return spark.read().format("qipu");
    }

    private Dataset<Row> load() {
        return reader().load(folder.toString());
    }

    private void write(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }
}
