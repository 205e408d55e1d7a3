package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.array;
import static org.apache.spark.sql.functions.array_distinct;
import static org.apache.spark.sql.functions.array_except;
import static org.apache.spark.sql.functions.array_sort;
import static org.apache.spark.sql.functions.avg;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.collect_set;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.flatten;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.mode;
import static org.apache.spark.sql.functions.size;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.audit.FindingKind;

/** Players and events over the games; a game that repeats another counts nowhere, but its names are kept. */
public final class Summarise {
    private static final Column COUNTS = col("duplicate_of").isNull();

    /** Rows of {@code players} from those of {@code games} and {@code findings}. */
    public Dataset<Row> players(Dataset<Row> games, Dataset<Row> findings) {
        Column red = seat("red", "1-0", "0-1");
        Column black = seat("black", "0-1", "1-0");
        Dataset<Row> seats = withFindingCounts(games, findings)
                .select(explode(array(red, black)).as("seat"), col("date"), col("counts"), col("finding_counts"))
                .where(col("seat.player_id").isNotNull())
                .select(col("seat.*"), col("date"), col("counts"), col("finding_counts"));
        List<Column> perName = new ArrayList<>();
        for (String colour : List.of("red", "black")) {
            Column mine = col("counts").and(col("colour").equalTo(colour));
            perName.add(number(mine).as(colour + "_games"));
            for (String score : List.of("wins", "draws", "losses")) {
                perName.add(number(mine.and(col(score))).as(colour + "_" + score));
            }
        }
        perName.add(collect_set(col("name")).as("names"));
        perName.add(min("date").as("first_date"));
        perName.add(max("date").as("last_date"));
        perName.add(findingSums().as("findings"));
        return seats.groupBy("player_id")
                .agg(mostFrequent("name"), perName.toArray(Column[]::new))
                .withColumn("aliases", array_sort(array_except(col("names"), array(col("name")))))
                .withColumn("games", col("red_games").plus(col("black_games")))
                .withColumn("wins", col("red_wins").plus(col("black_wins")))
                .withColumn("draws", col("red_draws").plus(col("black_draws")))
                .withColumn("losses", col("red_losses").plus(col("black_losses")));
    }

    /** Rows of {@code events} from those of {@code games} and {@code findings}. */
    public Dataset<Row> events(Dataset<Row> games, Dataset<Row> findings) {
        Column players = collect_set(array(col("red_id"), col("black_id")));
        return withFindingCounts(games, findings)
                .where(col("event_id").isNotNull())
                .groupBy("event_id")
                .agg(
                        mostFrequent("event").as("name"),
                        min("date").as("first_date"),
                        max("date").as("last_date"),
                        number(col("counts")).as("games"),
                        size(array_except(
                                        array_distinct(flatten(players)),
                                        array(lit(null).cast("string"))))
                                .cast("long")
                                .as("players"),
                        number(col("counts").and(col("result").equalTo("1-0"))).as("red_wins"),
                        number(col("counts").and(col("result").equalTo("0-1"))).as("black_wins"),
                        number(col("counts").and(col("result").equalTo("1/2-1/2")))
                                .as("draws"),
                        number(col("counts").and(col("result").equalTo("*"))).as("unknown"),
                        coalesce(avg(when(col("counts"), col("plies"))), lit(0.0))
                                .as("mean_plies"),
                        lit(null).cast("string").as("rulebook"),
                        findingSums().as("findings"));
    }

    private static Column seat(String colour, String won, String lost) {
        return struct(
                col(colour + "_id").as("player_id"),
                col(colour + "_text").as("name"),
                lit(colour).as("colour"),
                col("result").equalTo(won).as("wins"),
                col("result").equalTo("1/2-1/2").as("draws"),
                col("result").equalTo(lost).as("losses"));
    }

    private static Column number(Column condition) {
        return sum(when(condition, 1L).otherwise(0L));
    }

    /** The most frequent value, the least one on a tie. */
    private static Column mostFrequent(String column) {
        return mode(col(column), true).as(column);
    }

    private static Dataset<Row> withFindingCounts(Dataset<Row> games, Dataset<Row> findings) {
        Column[] counts = Arrays.stream(FindingKind.values())
                .map(kind -> number(col("kind").equalTo(kind.id())).as(kind.column()))
                .toArray(Column[]::new);
        Dataset<Row> perGame = findings.groupBy(col("game_id").as("finding_game"))
                .agg(lit(true).as("found"), counts);
        Column[] names = Arrays.stream(FindingKind.values())
                .map(kind -> coalesce(col(kind.column()), lit(0L)).as(kind.column()))
                .toArray(Column[]::new);
        return games.join(perGame, games.col("game_id").equalTo(perGame.col("finding_game")), "left_outer")
                .withColumn("finding_counts", struct(names))
                .withColumn("counts", COUNTS);
    }

    private static Column findingSums() {
        Column[] sums = Arrays.stream(FindingKind.values())
                .map(kind -> sum(when(col("counts"), col("finding_counts." + kind.column()))
                                .otherwise(0L))
                        .as(kind.column()))
                .toArray(Column[]::new);
        return struct(sums);
    }
}
