package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.when;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * Links a game that repeats another to the first of its kind, by source, entry and record number. What counts as a
 * repetition is decided by the duplicate key, which was made while the record was read.
 */
public final class Deduplicate {
    /**
     * Fills {@code duplicate_of}.
     *
     * @param records rows with {@code game} and {@code duplicate_key}, null for records that repeat nothing
     * @return the columns of {@code game}
     */
    public Dataset<Row> apply(Dataset<Row> records) {
        Dataset<Row> games = records.where(col("game").isNotNull())
                .select(col("game.*"), col("duplicate_key"))
                .drop("duplicate_of");
        Dataset<Row> first = games.where(col("duplicate_key").isNotNull())
                .groupBy("duplicate_key")
                .agg(
                        min(struct(col("source"), col("entry"), col("record_no"), col("game_id")))
                                .as("first"),
                        count(lit(1)).as("copies"))
                .where(col("copies").gt(1))
                .select(col("duplicate_key"), col("first.game_id").as("first_id"));
        return games.join(first, games.col("duplicate_key").equalTo(first.col("duplicate_key")), "left_outer")
                .withColumn("duplicate_of", when(col("first_id").notEqual(col("game_id")), col("first_id")));
    }
}
