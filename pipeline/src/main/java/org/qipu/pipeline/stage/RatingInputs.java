package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.not;
import static org.apache.spark.sql.functions.when;

import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.audit.RecordKind;
import org.qipu.pipeline.audit.ValueSource;
import org.qipu.pipeline.player.PlayerId;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Position;

/** One rating input a game: fit for rating, or the first reason that applies. */
public final class RatingInputs {
    /** Rows of {@code rating_inputs} from those of {@code games}. */
    public Dataset<Row> apply(Dataset<Row> games) {
        Column score = when(col("result").equalTo("1-0"), 1.0)
                .when(col("result").equalTo("1/2-1/2"), 0.5)
                .when(col("result").equalTo("0-1"), 0.0);
        Column source = col("result_source");
        Column basis = when(source.isin(ValueSource.TITLE.id(), ValueSource.FILE_NAME.id()), source)
                .otherwise(lit("recorded"));
        Column reason = when(col("duplicate_of").isNotNull(), "duplicate")
                .when(not(col("kind").equalTo(RecordKind.GAME.id())), col("kind"))
                .when(col("red_id").isNull().or(col("black_id").isNull()), "unknown-player")
                .when(col("red_id").equalTo(col("black_id")), "same-player")
                .when(isOfSeveral("red_id").or(isOfSeveral("black_id")), "consultation")
                .when(col("result").equalTo("*"), "unknown-result")
                .when(not(col("start_fen").equalTo(Fen.write(Position.initial()))), "set-up-position")
                .when(col("plies").equalTo(0), "no-moves")
                .when(col("replayed_plies").lt(col("plies")), "illegal-record");
        return games.withColumn("score_red", score)
                .withColumn("basis", basis)
                .withColumn("reason", reason)
                .withColumn("rated", coalesce(col("reason").isNull(), lit(true)));
    }

    private static Column isOfSeveral(String id) {
        return col(id).contains(PlayerId.BETWEEN_PLAYERS);
    }
}
