package org.qipu.pipeline.flow;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;

import java.io.IOException;
import java.util.List;
import org.apache.spark.sql.Column;
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

    private Dataset<Row> broken() {
        Dataset<Row> games = run.read(Tables.GAMES);
        Dataset<Row> twice = games.groupBy(col("game_id").as("id"))
                .agg(count(lit(1)).as("rows"))
                .where(col("rows").gt(1))
                .select("id");
        Dataset<Row> players = run.read(Tables.PLAYERS);
        return twice.union(missing(run.read(Tables.FINDINGS), "game_id", games, "game_id"))
                .union(missing(games, "duplicate_of", games, "game_id"))
                .union(missing(games, "red_id", players, "player_id"))
                .union(missing(games, "black_id", players, "player_id"))
                .union(missing(games, "event_id", run.read(Tables.EVENTS), "event_id"));
    }

    private static Dataset<Row> missing(Dataset<Row> from, String reference, Dataset<Row> to, String id) {
        Column key = col("referred").equalTo(col("id"));
        return from.where(col(reference).isNotNull())
                .select(col(reference).as("referred"))
                .distinct()
                .join(to.select(col(id).as("id")), key, "left_anti")
                .select(col("referred").as("id"));
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
