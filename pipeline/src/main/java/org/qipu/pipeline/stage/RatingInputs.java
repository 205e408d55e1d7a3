package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.array;
import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.when;

import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.audit.ValueSource;

/**
 * One rating input a game with its recorded result, and a second one where the audit speaks for another: fit for rating, or
 * the first reason that applies.
 */
public final class RatingInputs {
    /** Basis of the rows that hold the audited result. */
    public static final String AUDITED = "audited";

    /**
     * Rows of {@code rating_inputs}.
     *
     * @param games rows of {@code games}
     * @param audited see {@link AuditedResults}; few enough to be sent to every task
     */
    public Dataset<Row> apply(Dataset<Row> games, Dataset<Row> audited) {
        Column source = col("result_source");
        Column stated = when(source.isin(ValueSource.TITLE.id(), ValueSource.FILE_NAME.id()), source)
                .otherwise(lit("recorded"));
        Column recorded = struct(stated.as("basis"), col("result").as("counts"));
        Column changed = struct(lit(AUDITED).as("basis"), col("audited_result").as("counts"));
        Column score = when(col("counts").equalTo("1-0"), 1.0)
                .when(col("counts").equalTo("1/2-1/2"), 0.5)
                .when(col("counts").equalTo("0-1"), 0.0);
        return games.join(
                        broadcast(audited).withColumnRenamed("game_id", "changed_id"),
                        col("game_id").equalTo(col("changed_id")),
                        "left_outer")
                .withColumn(
                        "input",
                        explode(when(col("audited_result").isNull(), array(recorded))
                                .otherwise(array(recorded, changed))))
                .withColumn("basis", col("input.basis"))
                .withColumn("counts", col("input.counts"))
                .withColumn("score_red", score)
                .withColumn("reason", Fitness.reason(col("counts")))
                .withColumn("rated", coalesce(col("reason").isNull(), lit(true)));
    }
}
