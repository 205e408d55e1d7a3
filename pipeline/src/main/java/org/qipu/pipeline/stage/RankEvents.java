package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.not;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.qipu.pipeline.audit.RecordKind;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;

/**
 * Standings of every event. The games are sorted by event, and a task holds one event at a time, up to
 * {@value RankedEvents#MOST_GAMES} games of it.
 */
public final class RankEvents {
    private final SparkSession spark;
    private final Policy policy;

    /**
     * Standings within a session.
     *
     * @param policy says what games and matches are worth
     */
    public RankEvents(SparkSession spark, Policy policy) {
        this.spark = spark;
        this.policy = policy;
    }

    /**
     * What is known of the events; the rows are kept until {@link #release}.
     *
     * @param standings rows of {@code standings}
     * @param changes rows of {@code standing_changes}
     * @param formats rows of {@code event_formats}
     * @param kept what the rows come from
     */
    public record Ranked(
            Dataset<Row> standings, Dataset<Row> changes, Dataset<Row> formats, JavaRDD<RankedEvent> kept) {
        /** Gives up what was kept so that three tables could be written from one pass. */
        public void release() {
            kept.unpersist(false);
        }
    }

    /**
     * Ranks the events.
     *
     * @param games rows of {@code games}
     * @param audited see {@link AuditedResults}; few enough to be sent to every task
     */
    public Ranked apply(Dataset<Row> games, Dataset<Row> audited) {
        Column[] columns = Arrays.stream(EventColumns.values())
                .map(column -> col(column.column()))
                .toArray(Column[]::new);
        Column counts = col("event_id")
                .isNotNull()
                .and(col("kind").equalTo(RecordKind.GAME.id()))
                .and(col("duplicate_of").isNull())
                .and(col("red_id").notEqual(col("black_id")))
                .and(not(Fitness.handicap()));
        Dataset<Row> sorted = games.where(counts)
                .join(
                        broadcast(audited).withColumnRenamed("game_id", "changed_id"),
                        col("game_id").equalTo(col("changed_id")),
                        "left_outer")
                .select(columns)
                .repartition(Integer.parseInt(spark.conf().get("spark.sql.shuffle.partitions")), col("event_id"))
                .sortWithinPartitions("event_id", "game_id");
        Policy inForce = policy;
        JavaRDD<RankedEvent> events = sorted.javaRDD()
                .mapPartitions(rows -> new RankedEvents(rows, inForce))
                .persist(StorageLevel.MEMORY_AND_DISK());
        return new Ranked(
                rows(events, Tables.STANDINGS, RankedEvent::standings),
                rows(events, Tables.STANDING_CHANGES, RankedEvent::changes),
                rows(events, Tables.EVENT_FORMATS, event -> List.of(event.format())),
                events);
    }

    /** The rows of one table in an event. */
    private interface Part<T> extends java.io.Serializable {
        List<T> of(RankedEvent event);
    }

    private <T extends Record> Dataset<Row> rows(JavaRDD<RankedEvent> events, Table<T> table, Part<T> part) {
        // Tables cannot be sent to tasks; each finds the table by its name.
        String name = table.name();
        JavaRDD<Row> rows = events.flatMap(
                event -> part.of(event).stream().map(row -> row(name, row)).iterator());
        return spark.createDataFrame(rows, table.schema());
    }

    @SuppressWarnings("unchecked")
    private static <T extends Record> Row row(String table, T value) {
        return ((Table<T>) Tables.named(table)).toRow(value);
    }
}
