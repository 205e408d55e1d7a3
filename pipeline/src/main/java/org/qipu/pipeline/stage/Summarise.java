package org.qipu.pipeline.stage;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.qipu.pipeline.player.PlayerId;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;
import scala.Tuple2;

/**
 * Players and events over the games, in one pass. The tallies are objects: the most frequent of several spellings and the
 * number of different players are no sums of columns, and compiling plans for them costs more than the adding up.
 */
public final class Summarise {
    /** Begins the keys of players among those of all tallies. */
    static final String PLAYER = "player ";

    private static final String EVENT = "event ";

    private final SparkSession spark;

    /** Summaries within a session. */
    public Summarise(SparkSession spark) {
        this.spark = spark;
    }

    /**
     * The summaries.
     *
     * @param players rows of {@code players}
     * @param events rows of {@code events}
     * @param aliases rows of {@code alias_suggestions}
     * @param release to be called when the rows are written
     */
    public record Summaries(Dataset<Row> players, Dataset<Row> events, Dataset<Row> aliases, Runnable release) {}

    /** The summaries of the rows of {@code games}; a game that repeats another counts nowhere, but its names are kept. */
    public Summaries apply(Dataset<Row> games) {
        int partitions = Integer.parseInt(spark.conf().get("spark.sql.shuffle.partitions"));
        JavaPairRDD<String, Tally> tallies = GameTally.columns(games)
                .javaRDD()
                .flatMapToPair(Summarise::ofGame)
                .reduceByKey(Tally::merge, partitions)
                .cache();
        return new Summaries(
                rows(
                        tallies,
                        PLAYER,
                        Tables.PLAYERS,
                        (id, sums) -> Tables.PLAYERS.toRow(GameTally.playerRow(id, sums))),
                rows(tallies, EVENT, Tables.EVENTS, (id, sums) -> Tables.EVENTS.toRow(GameTally.eventRow(id, sums))),
                spark.createDataFrame(
                        SuggestAliases.apply(tallies.filter(Summarise::isOnePlayer)),
                        Tables.ALIAS_SUGGESTIONS.schema()),
                tallies::unpersist);
    }

    private static Iterator<Tuple2<String, Tally>> ofGame(Row game) {
        List<Tuple2<String, Tally>> tallies = new ArrayList<>(3);
        for (int colour = 0; colour < 2; colour++) {
            String player = GameTally.playerId(game, colour);
            if (player != null) {
                tallies.add(new Tuple2<>(PLAYER + player, GameTally.player(game, colour)));
            }
        }
        String event = GameTally.eventId(game);
        if (event != null) {
            tallies.add(new Tuple2<>(EVENT + event, GameTally.event(game)));
        }
        return tallies.iterator();
    }

    private static boolean isOnePlayer(Tuple2<String, Tally> tally) {
        return tally._1().startsWith(PLAYER) && !PlayerId.isOfSeveral(tally._1());
    }

    private Dataset<Row> rows(
            JavaPairRDD<String, Tally> tallies, String subject, Table<?> table, Function2<String, Tally, Row> row) {
        JavaRDD<Row> rows = tallies.filter(tally -> tally._1().startsWith(subject))
                .map(tally -> row.call(tally._1().substring(subject.length()), tally._2()));
        return spark.createDataFrame(rows, table.schema());
    }
}
