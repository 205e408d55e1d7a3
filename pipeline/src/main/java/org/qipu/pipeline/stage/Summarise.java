package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.array;
import static org.apache.spark.sql.functions.array_min;
import static org.apache.spark.sql.functions.array_remove;
import static org.apache.spark.sql.functions.array_sort;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.collect_list;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.negate;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.transform;
import static org.apache.spark.sql.functions.try_divide;
import static org.apache.spark.sql.functions.when;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.audit.FindingKind;

/**
 * Players and events over the games; a game that repeats another counts nowhere, but its names are kept.
 *
 * <p>Each is summed per spelling of the name first and per id then: the numbers are added up by plain hash aggregation,
 * and only the few spellings of one id are ever collected.
 */
public final class Summarise {
    private static final Column COUNTS = col("duplicate_of").isNull();

    /** Rows of {@code players} from those of {@code games}. */
    public Dataset<Row> players(Dataset<Row> games) {
        Dataset<Row> seats = games.select(
                        explode(array(seat("red", "1-0", "0-1"), seat("black", "0-1", "1-0")))
                                .as("seat"),
                        col("date"),
                        col("findings"),
                        COUNTS.as("counts"))
                .select(col("seat.*"), col("date"), col("findings"), col("counts"))
                .where(col("player_id").isNotNull());
        Map<String, Column> numbers = new LinkedHashMap<>();
        for (String colour : List.of("red", "black")) {
            Column mine = col("counts").and(col("colour").equalTo(colour));
            numbers.put(colour + "_games", number(mine));
            for (String score : List.of("wins", "draws", "losses")) {
                numbers.put(colour + "_" + score, number(mine.and(col(score))));
            }
        }
        return summed(seats, "player_id", numbers)
                .withColumn("aliases", array_sort(array_remove(col("spellings.name"), col("name"))))
                .withColumn("games", both("games"))
                .withColumn("wins", both("wins"))
                .withColumn("draws", both("draws"))
                .withColumn("losses", both("losses"));
    }

    /** Rows of {@code events} from those of {@code games}. */
    public Dataset<Row> events(Dataset<Row> games) {
        Dataset<Row> played = games.where(col("event_id").isNotNull())
                .withColumn("counts", COUNTS)
                .withColumn("name", col("event"));
        Map<String, Column> numbers = new LinkedHashMap<>();
        numbers.put("games", number(col("counts")));
        numbers.put("red_wins", number(col("counts").and(col("result").equalTo("1-0"))));
        numbers.put("black_wins", number(col("counts").and(col("result").equalTo("0-1"))));
        numbers.put("draws", number(col("counts").and(col("result").equalTo("1/2-1/2"))));
        numbers.put("unknown", number(col("counts").and(col("result").equalTo("*"))));
        numbers.put("all_plies", when(col("counts"), col("plies")).otherwise(0).cast("long"));
        Dataset<Row> players = played.select(
                        col("event_id"),
                        explode(array(col("red_id"), col("black_id"))).as("player"))
                .where(col("player").isNotNull())
                .distinct()
                .groupBy("event_id")
                .agg(count("player").as("known_players"));
        return summed(played, "event_id", numbers)
                .join(players, "event_id", "left_outer")
                .withColumn("players", coalesce(col("known_players"), lit(0L)))
                .withColumn("mean_plies", coalesce(try_divide(col("all_plies"), col("games")), lit(0.0)))
                .withColumn("rulebook", lit(null).cast("string"));
    }

    /**
     * Sums numbers and findings per id; adds the most frequent {@code name}, the least one on a tie, all
     * {@code spellings}, and the first and last date.
     */
    private static Dataset<Row> summed(Dataset<Row> rows, String id, Map<String, Column> numbers) {
        Map<String, Column> all = new LinkedHashMap<>(numbers);
        for (FindingKind kind : FindingKind.values()) {
            all.put(
                    kind.column(),
                    when(col("counts"), col("findings." + kind.column())).otherwise(0L));
        }
        List<Column> perSpelling = aggregates(all);
        perSpelling.add(count(lit(1)).as("uses"));
        perSpelling.add(min("date").as("first_date"));
        perSpelling.add(max("date").as("last_date"));
        Map<String, Column> again = new LinkedHashMap<>();
        all.keySet().forEach(name -> again.put(name, col(name)));
        List<Column> perId = aggregates(again);
        perId.add(min("first_date").as("first_date"));
        perId.add(max("last_date").as("last_date"));
        perId.add(collect_list(struct(col("uses"), col("name"))).as("spellings"));
        Column[] kinds = Arrays.stream(FindingKind.values())
                .map(kind -> col(kind.column()))
                .toArray(Column[]::new);
        Column ranked = transform(
                col("spellings"),
                spelling -> struct(
                        negate(spelling.getField("uses")).as("rank"),
                        spelling.getField("name").as("name")));
        return aggregated(aggregated(rows, List.of(id, "name"), perSpelling), List.of(id), perId)
                .withColumn("name", array_min(ranked).getField("name"))
                .withColumn("findings", struct(kinds));
    }

    private static List<Column> aggregates(Map<String, Column> numbers) {
        List<Column> sums = new ArrayList<>();
        numbers.forEach((name, number) -> sums.add(sum(number).as(name)));
        return sums;
    }

    private static Dataset<Row> aggregated(Dataset<Row> rows, List<String> keys, List<Column> columns) {
        Column[] rest = columns.subList(1, columns.size()).toArray(Column[]::new);
        return rows.groupBy(keys.stream().map(key -> col(key)).toArray(Column[]::new))
                .agg(columns.get(0), rest);
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
        return when(condition, 1L).otherwise(0L);
    }

    private static Column both(String score) {
        return col("red_" + score).plus(col("black_" + score));
    }
}
