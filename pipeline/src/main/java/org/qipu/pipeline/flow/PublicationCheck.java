package org.qipu.pipeline.flow;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max;
import static org.apache.spark.sql.functions.sum;

import java.io.IOException;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Manifest.ColumnRange;
import org.qipu.pipeline.warehouse.Manifest.TableFiles;
import org.qipu.pipeline.warehouse.Run;

/** The laws that hold for every warehouse, checked on a run's tables as they lie on disk before it is published. */
final class PublicationCheck {
    private final Run run;

    PublicationCheck(Run run) {
        this.run = run;
    }

    /**
     * Checks every law.
     *
     * @throws IllegalStateException when one does not hold, which is a defect of this program or means that an input
     *     changed while it was read
     * @throws IOException when a table's files are not whole
     */
    void check() throws IOException {
        everyRecordIsCounted();
        for (Table<?> table : Tables.ALL) {
            requiredColumnsAreFilled(table, run.footers(table));
        }
        long games = run.footers(Tables.GAMES).rows();
        require(run.footers(Tables.RATING_INPUTS).rows() == games, "one rating input a game");
        none(broken(), "every id is unique and every id referred to exists");
    }

    private void everyRecordIsCounted() {
        Dataset<Row> miscounted = run.read(Tables.SOURCES)
                .where(col("records").notEqual(col("games").plus(col("rejects"))))
                .select(col("source").as("id"));
        none(miscounted, "records read = games + rejects, per source (did an input change while it was read?)");
    }

    private static void requiredColumnsAreFilled(Table<?> table, TableFiles files) {
        List<String> required = table.required();
        for (ColumnRange column : files.columns()) {
            boolean filled = !required.contains(column.name()) || column.nulls() <= 0;
            require(filled, table.name() + "." + column.name() + " is never null");
        }
    }

    /** Ids that are defined twice, or referred to and not defined, found in one pass over all of them. */
    private Dataset<Row> broken() {
        Dataset<Row> games = run.read(Tables.GAMES);
        Dataset<Row> ids = defined(games, "game", "game_id")
                .union(referred(run.read(Tables.FINDINGS), "game", "game_id"))
                .union(referred(games, "game", "duplicate_of"))
                .union(defined(run.read(Tables.PLAYERS), "player", "player_id"))
                .union(referred(games, "player", "red_id"))
                .union(referred(games, "player", "black_id"))
                .union(defined(run.read(Tables.EVENTS), "event", "event_id"))
                .union(referred(games, "event", "event_id"));
        return ids.where(col("id").isNotNull())
                .groupBy("what", "id")
                .agg(sum("defined").as("definitions"), max("referred").as("referred"))
                .where(col("definitions").gt(1).or(col("definitions").lt(col("referred"))))
                .select("what", "id");
    }

    private static Dataset<Row> defined(Dataset<Row> rows, String what, String column) {
        return ids(rows, what, column, 1, 0);
    }

    private static Dataset<Row> referred(Dataset<Row> rows, String what, String column) {
        return ids(rows, what, column, 0, 1);
    }

    private static Dataset<Row> ids(Dataset<Row> rows, String what, String column, int defined, int referred) {
        return rows.select(
                lit(what).as("what"),
                col(column).as("id"),
                lit(defined).as("defined"),
                lit(referred).as("referred"));
    }

    private static void none(Dataset<Row> broken, String law) {
        List<Row> examples = broken.limit(3).collectAsList();
        require(examples.isEmpty(), law + "; broken by " + examples);
    }

    private static void require(boolean holds, String law) {
        if (!holds) {
            throw new IllegalStateException("not published, a law does not hold: " + law);
        }
    }
}
