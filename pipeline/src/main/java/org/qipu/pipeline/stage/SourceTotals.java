package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.qipu.pipeline.source.SurveyedSource;
import org.qipu.pipeline.table.SourceRow;
import org.qipu.pipeline.table.Tables;

/** Sources with the number of their records. */
public final class SourceTotals {
    private final SparkSession spark;
    private final List<SurveyedSource> sources;

    /** Totals of the surveyed sources. */
    public SourceTotals(SparkSession spark, List<SurveyedSource> sources) {
        this.spark = spark;
        this.sources = sources;
    }

    /** Rows of {@code sources}: the records that the survey counted beside the games and rejects that reading gave. */
    public Dataset<Row> apply(Dataset<Row> records) {
        Map<String, Row> read = new HashMap<>();
        records.groupBy(coalesce(col("game.source"), col("reject.source")).as("source"))
                .agg(count("game"), count("reject"))
                .collectAsList()
                .forEach(row -> read.put(row.getString(0), row));
        Row nothing = RowFactory.create("", 0L, 0L);
        List<Row> rows = sources.stream()
                .map(source -> row(source, read.getOrDefault(source.file().source(), nothing)))
                .map(Tables.SOURCES::toRow)
                .toList();
        return spark.createDataFrame(rows, Tables.SOURCES.schema());
    }

    private static SourceRow row(SurveyedSource source, Row read) {
        return new SourceRow(
                source.file().source(),
                source.bytes(),
                source.sha256(),
                source.format(),
                source.encoding(),
                source.encodingBasis(),
                source.records(),
                read.getLong(1),
                read.getLong(2));
    }
}
