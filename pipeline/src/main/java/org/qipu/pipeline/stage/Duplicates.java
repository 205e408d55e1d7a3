package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.col;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.qipu.pipeline.table.LinkRow;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Position;
import scala.Tuple2;

/**
 * Finds the records of the same game, in two steps: first those with the same moves; then, of what stands for each such group,
 * the games between the same players of which one is the beginning of the other, or differs in a slip. Each step compares
 * within its key only, and one order decides who stands for whom, so that the result does not depend on the partitions.
 */
public final class Duplicates {
    private static final List<String> COLUMNS = List.of(
            "game_id",
            "source",
            "entry",
            "record_no",
            "start_fen",
            "moves",
            "red_id",
            "black_id",
            "event_id",
            "date_from",
            "date_to",
            "result",
            "round",
            "site",
            "date");

    private final SparkSession spark;

    /** Within a session. */
    public Duplicates(SparkSession spark) {
        this.spark = spark;
    }

    /** Rows of {@link LinkRow#TABLE} from those of {@link org.qipu.pipeline.table.RecordRow#TABLE}. */
    public Dataset<Row> apply(Dataset<Row> records) {
        int partitions = Integer.parseInt(spark.conf().get("spark.sql.shuffle.partitions"));
        String initial = Fen.write(Position.initial());
        JavaRDD<Row> links = records.where(col("moves_key").isNotNull())
                .select(columns())
                .javaRDD()
                .mapToPair(
                        row -> new Tuple2<>(row.getString(COLUMNS.size()), PackedCandidate.of(candidate(row, initial))))
                .groupByKey(partitions)
                .flatMapToPair(group -> standing(group._2()))
                .groupByKey(partitions)
                .flatMap(group -> links(group._2()));
        return spark.createDataFrame(links, LinkRow.TABLE.schema());
    }

    /** Of records with the same moves, those that stand for the rest. A record alone is passed on as it is. */
    private static Iterator<Tuple2<Long, byte[]>> standing(Iterable<byte[]> group) {
        List<byte[]> packed = listed(group);
        List<byte[]> standing = packed.size() == 1
                ? packed
                : SameGames.withSameMoves(unpacked(packed)).stream()
                        .map(PackedCandidate::of)
                        .toList();
        return standing.stream()
                .map(game -> new Tuple2<>(PackedCandidate.pairHash(game), game))
                .iterator();
    }

    private static Iterator<Row> links(Iterable<byte[]> group) {
        List<byte[]> packed = listed(group);
        if (packed.size() == 1 && !PackedCandidate.standsForOthers(packed.get(0))) {
            return Collections.emptyIterator();
        }
        return SameGames.ofPair(unpacked(packed)).stream()
                .flatMap(game -> LinkRows.of(game).stream())
                .map(LinkRow.TABLE::toRow)
                .iterator();
    }

    private static List<byte[]> listed(Iterable<byte[]> group) {
        List<byte[]> list = new ArrayList<>(1);
        group.forEach(list::add);
        return list;
    }

    private static List<Candidate> unpacked(List<byte[]> packed) {
        return packed.stream().map(PackedCandidate::unpack).toList();
    }

    private static Column[] columns() {
        Column[] columns = new Column[COLUMNS.size() + 1];
        Arrays.setAll(columns, i -> i < COLUMNS.size() ? col("game." + COLUMNS.get(i)) : col("moves_key"));
        return columns;
    }

    private static Candidate candidate(Row row, String initial) {
        Candidate game = new Candidate();
        game.id = text(row, "game_id");
        game.source = text(row, "source");
        game.entry = text(row, "entry");
        game.recordNo = row.getLong(COLUMNS.indexOf("record_no"));
        game.start = text(row, "start_fen").equals(initial) ? "" : text(row, "start_fen");
        game.moves = packed(text(row, "moves"));
        game.red = text(row, "red_id");
        game.black = text(row, "black_id");
        game.event = text(row, "event_id");
        game.result = text(row, "result");
        boolean dated = !row.isNullAt(COLUMNS.indexOf("date_from"));
        game.days = dated ? new Days(day(row, "date_from"), day(row, "date_to")) : Days.UNKNOWN;
        String date = text(row, "date");
        game.completeness =
                (int) List.of(game.red, game.black, game.event, text(row, "round"), text(row, "site")).stream()
                                .filter(value -> !value.isEmpty())
                                .count()
                        + (game.result.equals("*") ? 0 : 1)
                        + (date.isEmpty() ? 0 : date.split("-").length);
        return game;
    }

    private static String text(Row row, String column) {
        return Objects.requireNonNullElse(row.getString(COLUMNS.indexOf(column)), "");
    }

    private static int day(Row row, String column) {
        Object day = row.get(COLUMNS.indexOf(column));
        LocalDate date = day instanceof java.sql.Date sql ? sql.toLocalDate() : (LocalDate) day;
        return Math.toIntExact(date.toEpochDay());
    }

    /** Moves in ICCS with one space between, as one character each: from square times 90 plus to square, plus one. */
    private static String packed(String moves) {
        char[] packed = new char[(moves.length() + 1) / 5];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = (char) (square(moves, i * 5) * 90 + square(moves, i * 5 + 2) + 1);
        }
        return new String(packed);
    }

    private static int square(String moves, int at) {
        return (moves.charAt(at + 1) - '0') * 9 + moves.charAt(at) - 'a';
    }
}
