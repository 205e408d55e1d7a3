package org.qipu.pipeline.export;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.max;
import static org.apache.spark.sql.functions.udf;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.catalyst.expressions.GenericRowWithSchema;
import org.apache.spark.sql.expressions.UserDefinedFunction;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.qipu.pipeline.rating.Elo;
import org.qipu.pipeline.rating.Period;
import org.qipu.pipeline.rating.RatingList;
import org.qipu.pipeline.rating.RatingSystem;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Warehouse;

/** Rates the players of a warehouse. The games pass by in order; memory grows with the players and the games of a period. */
public final class RatingLists {
    private static final StructType COLUMNS = new StructType()
            .add("basis", DataTypes.StringType)
            .add("rank", DataTypes.IntegerType)
            .add("player_id", DataTypes.StringType)
            .add("rating", DataTypes.DoubleType)
            .add("rating_deviation", DataTypes.DoubleType)
            .add("volatility", DataTypes.DoubleType)
            .add("games", DataTypes.LongType)
            .add("last_period", DataTypes.StringType);

    private static final double CENTS = 100;
    private static final double MILLIONTHS = 1e6;

    /** Which results count. */
    public enum Basis {
        /** Those of the records. */
        RECORDED,
        /** Those that the audit speaks for, where it does, and the recorded ones elsewhere. */
        AUDITED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Warehouse warehouse;
    private final RatingSystem system;
    private final Period period;

    /** Rating lists by a system, from the games of a warehouse. */
    public RatingLists(Warehouse warehouse, RatingSystem system, Period period) {
        this.warehouse = warehouse;
        this.system = system;
        this.period = period;
    }

    /**
     * Writes one list after the other.
     *
     * @return games that are fit for rating but belong to no period, since their date is not known
     * @throws IOException when the warehouse cannot be read or the text not be written
     */
    public long write(List<Basis> bases, boolean json, Writer out) throws IOException {
        CsvLines csv = new CsvLines(out);
        if (!json) {
            csv.names(COLUMNS.fieldNames());
        }
        for (Basis basis : bases) {
            for (Row row : rows(basis)) {
                if (json) {
                    out.write(row.json() + "\n");
                } else {
                    csv.row(row);
                }
            }
        }
        csv.flush();
        out.flush();
        return inputs(bases.get(0)).where(col("date").isNull()).count();
    }

    private List<Row> rows(Basis basis) throws IOException {
        RatingList list = new RatingList(system);
        for (Iterator<Row> games = inOrder(basis).toLocalIterator(); games.hasNext(); ) {
            Row game = games.next();
            list.add(game.getString(0), game.getString(1), game.getString(2), game.getDouble(3));
        }
        List<RatingList.Entry> entries = list.entries();
        Integer[] ranks = new Integer[entries.size()];
        for (int i = 0; i < ranks.length; i++) {
            boolean equal = i > 0 && cents(entries.get(i)) == cents(entries.get(i - 1));
            ranks[i] = equal ? ranks[i - 1] : (Integer) (i + 1);
        }
        return IntStream.range(0, ranks.length)
                .mapToObj(i -> row(basis, ranks[i], entries.get(i)))
                .toList();
    }

    private static double cents(RatingList.Entry entry) {
        return Math.round(entry.rating().value() * CENTS) / CENTS;
    }

    private Row row(Basis basis, Integer rank, RatingList.Entry entry) {
        boolean deviates = !(system instanceof Elo);
        Object[] cells = {
            basis.toString(),
            rank,
            entry.player(),
            cents(entry),
            deviates ? (Double) (Math.round(entry.rating().deviation() * CENTS) / CENTS) : null,
            deviates ? (Double) (Math.round(entry.rating().volatility() * MILLIONTHS) / MILLIONTHS) : null,
            entry.games(),
            entry.period()
        };
        return new GenericRowWithSchema(cells, COLUMNS);
    }

    /** Period, players and Red's score of the games that are fit and dated, by period. */
    private Dataset<Row> inOrder(Basis basis) throws IOException {
        Period asked = period;
        UserDefinedFunction periodOf = udf((UDF1<String, String>) asked::of, DataTypes.StringType);
        UserDefinedFunction order = udf((UDF1<String, String>) Period::order, DataTypes.StringType);
        Dataset<Row> dated = inputs(basis)
                .where(col("date").isNotNull())
                .withColumn("period", periodOf.apply(col("date")))
                .withColumn("at", order.apply(col("period")));
        if (period == Period.EVENT) {
            Dataset<Row> events = dated.where(col("event_id").isNotNull())
                    .groupBy(col("event_id").as("of_event"))
                    .agg(max(order.apply(col("date"))).as("event_at"));
            dated = dated.join(events, col("event_id").equalTo(col("of_event")), "left_outer")
                    .withColumn("period", coalesce(col("event_id"), col("period")))
                    .withColumn("at", coalesce(col("event_at"), col("at")));
        }
        return dated.orderBy("at", "period", "game_id").select("period", "red_id", "black_id", "score_red");
    }

    private Dataset<Row> inputs(Basis basis) throws IOException {
        Dataset<Row> inputs = warehouse.read(Tables.RATING_INPUTS);
        Dataset<Row> recorded = inputs.where(col("basis").notEqual(Basis.AUDITED.toString()));
        if (basis == Basis.AUDITED) {
            Dataset<Row> audited = inputs.where(col("basis").equalTo(Basis.AUDITED.toString()));
            Dataset<Row> ids = audited.select(col("game_id").as("changed_id"));
            recorded = recorded.join(ids, col("game_id").equalTo(col("changed_id")), "left_anti")
                    .union(audited);
        }
        return recorded.where(col("rated"));
    }
}
