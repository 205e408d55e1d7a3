package org.qipu.pipeline.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.qipu.pipeline.flow.SparkForTests;

/** The data source as SQL sees it. */
class QipuSqlTest {
    private static final Path SAMPLES =
            Path.of("..", "samples").toAbsolutePath().normalize();

    private final SparkSession spark = SparkForTests.session();

    @Test
    void aTemporaryViewReadsAnArchive() {
        spark.sql("create or replace temporary view archive using qipu options (path '" + SAMPLES + "')");

        assertThat(spark.sql("select count(*), count(code) from archive").first())
                .isEqualTo(RowFactory.create(40L, 3L));
        assertThat(spark.sql("select code from archive where source = 'samples/damaged/empty.pgn'")
                        .first()
                        .getString(0))
                .isEqualTo("empty-source");
    }

    @Test
    void aPathIsATableOfTheCatalog() {
        SparkSession session = withCatalog();

        assertThat(rows(session, "").first()).isEqualTo(RowFactory.create(40L, 3L));
        assertThat(rows(session, " with (onError = 'skip')").first()).isEqualTo(RowFactory.create(37L, 0L));
        assertThat(session.sql("select red_text from qipu.`" + SAMPLES + "/循环示例.utf8.pgn` where record_no = 1")
                        .first()
                        .getString(0))
                .isEqualTo("示例丙");
    }

    @Test
    void theCatalogOnlyReads() {
        SparkSession session = withCatalog();

        assertThatThrownBy(() -> session.sql("drop table qipu.`" + SAMPLES + "`"))
                .hasMessageContaining("only reads");
        assertThat(session.sql("show tables in qipu").collectAsList()).isEmpty();
    }

    /** What the documents say of Spark: it queries files directly only in its own file formats. */
    @Test
    void withoutTheCatalogSparkRefusesAPathAsATable() {
        SparkSession session = spark.newSession();

        assertThatThrownBy(() -> rows(session, "")).hasMessageContaining("UNSUPPORTED_DATASOURCE_FOR_DIRECT_QUERY");
    }

    private SparkSession withCatalog() {
        SparkSession session = spark.newSession();
        session.conf().set("spark.sql.catalog.qipu", QipuCatalog.class.getName());
        return session;
    }

    private static Dataset<Row> rows(SparkSession session, String options) {
        return session.sql("select count(*), count(code) from qipu.`" + SAMPLES + "`" + options);
    }
}
