package org.qipu.pipeline.flow;

import static org.apache.spark.sql.functions.array;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.sum;

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
     * Checks every law; those that need a look at every row are left to the jobs.
     *
     * @throws IllegalStateException here or from a job when a law does not hold, which is a defect of this program or
     *     means that an input changed while it was read
     * @throws IOException when a table's files are not whole
     */
    void check(SideBySide jobs) throws IOException {
        jobs.start(() -> none(broken(), "every id is unique and every id referred to exists"));
        jobs.start(this::everyRecordIsCounted);
        jobs.start(this::everyGameIsOneRatingInput);
        footersAgree();
    }

    private void footersAgree() throws IOException {
        for (Table<?> table : Tables.ALL) {
            requiredColumnsAreFilled(table, run.footers(table));
        }
    }

    private void everyRecordIsCounted() {
        Dataset<Row> miscounted = run.read(Tables.SOURCES)
                .where(col("records").notEqual(col("games").plus(col("rejects"))))
                .select(col("source").as("id"));
        none(miscounted, "records read = games + rejects, per source (did an input change while it was read?)");
    }

    /** What is more than one a game are the inputs with audited results. */
    private void everyGameIsOneRatingInput() {
        long games = run.read(Tables.GAMES).count();
        long recorded = run.read(Tables.RATING_INPUTS)
                .where(col("basis").notEqual("audited"))
                .count();
        require(recorded == games, "one rating input a game, but for audited results");
    }

    private static void requiredColumnsAreFilled(Table<?> table, TableFiles files) {
        List<String> required = table.required();
        for (ColumnRange column : files.columns()) {
            boolean filled = !required.contains(column.name()) || column.nulls() <= 0;
            require(filled, table.name() + "." + column.name() + " is never null");
        }
    }

    /** Ids that are defined twice, or referred to and not defined, found in one pass over each table. */
    private Dataset<Row> broken() {
        Dataset<Row> games = ids(
                run.read(Tables.GAMES),
                defined("game", "game_id"),
                referred("game", "duplicate_of"),
                referred("player", "red_id"),
                referred("player", "black_id"),
                referred("event", "event_id"));
        return games.union(ids(run.read(Tables.FINDINGS), referred("game", "game_id")))
                .union(ids(run.read(Tables.REPETITIONS), referred("game", "game_id")))
                .union(ids(
                        run.read(Tables.ALIAS_SUGGESTIONS),
                        referred("player", "player_id_a"),
                        referred("player", "player_id_b")))
                .union(ids(run.read(Tables.PLAYERS), defined("player", "player_id")))
                .union(ids(run.read(Tables.EVENTS), defined("event", "event_id")))
                .union(ids(run.read(Tables.EVENT_FORMATS), referred("event", "event_id")))
                .union(ids(ofPlayers(Tables.STANDINGS), referred("event", "event_id"), referred("player", "player_id")))
                .union(ids(
                        run.read(Tables.STANDING_CHANGES)
                                .select(explode(col("game_ids")).as("game_id")),
                        referred("game", "game_id")))
                .where(col("id").isNotNull())
                .groupBy("what", "id")
                .agg(sum("defined").as("definitions"), max("referred").as("referred"))
                .where(col("definitions").gt(1).or(col("definitions").lt(col("referred"))))
                .select("what", "id");
    }

    /** Standings without those of teams, which are in no table of their own. */
    private Dataset<Row> ofPlayers(Table<?> standings) {
        return run.read(standings).where(col("format").isin("round-robin", "swiss"));
    }

    private static Dataset<Row> ids(Dataset<Row> rows, Column... ids) {
        return rows.select(explode(array(ids)).as("id")).select("id.*");
    }

    private static Column defined(String what, String column) {
        return id(what, column, 1, 0);
    }

    private static Column referred(String what, String column) {
        return id(what, column, 0, 1);
    }

    private static Column id(String what, String column, int defined, int referred) {
        return struct(
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
