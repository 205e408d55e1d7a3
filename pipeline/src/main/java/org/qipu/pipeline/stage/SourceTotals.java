package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.qipu.pipeline.table.SourceRow;
import org.qipu.pipeline.table.Tables;

/** Sources with the number of their records, and the rejects of sources and of records. */
public final class SourceTotals {
    private final SparkSession spark;
    private final List<SurveyedSource> sources;

    /** Totals of the surveyed sources. */
    public SourceTotals(SparkSession spark, List<SurveyedSource> sources) {
        this.spark = spark;
        this.sources = sources;
    }

    /** Rows of {@code rejects}: sources that were rejected as a whole, then records. */
    public Dataset<Row> rejects(Dataset<Row> records) {
        List<Row> ofSources = sources.stream()
                .flatMap(source -> source.rejects().stream())
                .map(Tables.REJECTS::toRow)
                .toList();
        return records.where(col("reject").isNotNull())
                .select("reject.*")
                .unionByName(spark.createDataFrame(ofSources, Tables.REJECTS.schema()));
    }

    /**
     * Rows of {@code sources}: the records that the survey counted, beside the games and rejects that reading gave.
     *
     * @param games rows of {@code games}
     * @param rejects rows of {@code rejects}
     */
    public Dataset<Row> sources(Dataset<Row> games, Dataset<Row> rejects) {
        List<Row> surveyed = sources.stream()
                .map(source -> Tables.SOURCES.toRow(new SourceRow(
                        source.file().source(),
                        source.bytes(),
                        source.sha256(),
                        source.format(),
                        source.encoding(),
                        source.encodingBasis(),
                        source.records(),
                        0,
                        0)))
                .toList();
        Dataset<Row> read = counted(games, "games").join(counted(rejects, "rejects"), "source", "full_outer");
        return spark.createDataFrame(surveyed, Tables.SOURCES.schema())
                .drop("games", "rejects")
                .join(read, "source", "left_outer")
                .withColumn("games", coalesce(col("games"), lit(0L)))
                .withColumn("rejects", coalesce(col("rejects"), lit(0L)))
                .sort("source");
    }

    private static Dataset<Row> counted(Dataset<Row> rows, String name) {
        return rows.groupBy("source").agg(count(lit(1)).as(name));
    }
}
