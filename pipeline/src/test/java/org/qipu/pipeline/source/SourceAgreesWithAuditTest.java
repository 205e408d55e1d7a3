package org.qipu.pipeline.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.flow.Audit;
import org.qipu.pipeline.flow.SparkForTests;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.table.ArchiveRow;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Warehouse;

/** A column of the data source that has the name of one of the warehouse holds the same. */
class SourceAgreesWithAuditTest {
    private static final String SAMPLES =
            Path.of("..", "samples").toAbsolutePath().normalize().toString();

    private final SparkSession spark = SparkForTests.session();

    @Test
    void columnsOfOneNameHoldTheSame(@TempDir Path warehouse) throws IOException {
        AuditOptions options = new AuditOptions(List.of(SAMPLES), List.of(), "", Policy.bundled(), 1 << 20);
        new Audit(spark, options, "test").into(warehouse.toString());
        Warehouse audited = Warehouse.at(spark, warehouse.toString());
        Dataset<Row> archive = spark.read().format("qipu").load(SAMPLES);

        same(archive.where("code is null"), audited.read(Tables.GAMES), Tables.GAMES);
        same(
                archive.where("code is not null").withColumn("byte_offset", functions.col("defect_offset")),
                audited.read(Tables.REJECTS),
                Tables.REJECTS);
    }

    @Test
    void teamsBesideNamesAreTheSame(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("a.pgn"),
                "[Red \"赵甲华（中国）\"]\n[Black \"廣東 錢乙\"]\n[Result \"1-0\"]\n\n1. 炮二平五 马８进７ 1-0\n");
        AuditOptions options = new AuditOptions(List.of(file.toString()), List.of(), "", Policy.bundled(), 1 << 20);
        new Audit(spark, options, "test").into(folder.resolve("warehouse").toString());
        Row games = Warehouse.at(spark, folder.resolve("warehouse").toString())
                .read(Tables.GAMES)
                .select("red_team", "black_team")
                .first();

        assertThat(games).isEqualTo(RowFactory.create("中国", "廣東"));
        assertThat(spark.read()
                        .format("qipu")
                        .load(file.toString())
                        .select("red_team", "black_team")
                        .first())
                .isEqualTo(games);
    }

    private static void same(Dataset<Row> read, Dataset<Row> audited, Table<?> table) {
        Column[] shared = Arrays.stream(table.schema().fieldNames())
                .filter(List.of(ArchiveRow.TABLE.schema().fieldNames())::contains)
                .map(functions::col)
                .toArray(Column[]::new);

        assertThat(shared.length).isGreaterThan(10);
        assertThat(read.select(shared).exceptAll(audited.select(shared)).collectAsList())
                .isEmpty();
        assertThat(audited.select(shared).exceptAll(read.select(shared)).collectAsList())
                .isEmpty();
    }
}
