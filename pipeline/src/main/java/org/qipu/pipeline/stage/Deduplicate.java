package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.size;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.audit.FindingKind;

/** Tells games which record stands for them, as {@link Duplicates} found. */
public final class Deduplicate {
    /**
     * Fills {@code duplicate_of} and {@code duplicate_kind}, and counts the results that differ.
     *
     * @param records rows with {@code game}
     * @param links rows of {@link org.qipu.pipeline.table.LinkRow#TABLE}
     * @return the columns of {@code game}
     */
    public Dataset<Row> apply(Dataset<Row> records, Dataset<Row> links) {
        Dataset<Row> games =
                records.where(col("game").isNotNull()).select(col("game.*")).drop("duplicate_of", "duplicate_kind");
        Dataset<Row> linked = links.select(
                col("game_id").as("linked_id"),
                col("duplicate_of"),
                col("duplicate_kind"),
                size(col("findings")).cast("long").as("conflicts"));
        String column = FindingKind.DUPLICATE_CONFLICT.column();
        return games.join(linked, col("game_id").equalTo(col("linked_id")), "left_outer")
                .withColumn("findings", col("findings").withField(column, coalesce(col("conflicts"), lit(0L))));
    }
}
