package org.qipu.pipeline.flow;

import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Manifest;
import org.qipu.pipeline.warehouse.Manifest.ColumnRange;
import org.qipu.pipeline.warehouse.Run;

/** Counts what a run's tables hold, from the Parquet footers where they tell. */
final class Totals {
    private final SortedMap<String, Long> rejects = new ConcurrentSkipListMap<>();
    private final SortedMap<String, Long> findings = new ConcurrentSkipListMap<>();

    /** Leaves the counting in a run that is not published yet to the jobs. */
    void countIn(Run run, SideBySide jobs) {
        jobs.start(() -> addPerValue(run.read(Tables.REJECTS), "code", rejects));
        jobs.start(() -> addPerValue(run.read(Tables.FINDINGS), "kind", findings));
    }

    /**
     * The summary of the run.
     *
     * @param manifest the manifest that the run was published with
     * @param unreadable inputs and sources that could not be read at all
     * @param seconds seconds per step
     */
    AuditSummary summary(Manifest manifest, List<String> unreadable, Map<String, Double> seconds) {
        long games = rows(manifest, Tables.GAMES);
        return new AuditSummary(
                rows(manifest, Tables.SOURCES),
                games + rows(manifest, Tables.REJECTS),
                games,
                games - nulls(manifest, Tables.GAMES, "duplicate_of"),
                rows(manifest, Tables.REPETITIONS),
                rejects,
                findings,
                unreadable,
                seconds);
    }

    private static long rows(Manifest manifest, Table<?> table) {
        return manifest.tables().get(table.name()).rows();
    }

    private static long nulls(Manifest manifest, Table<?> table, String column) {
        return manifest.tables().get(table.name()).columns().stream()
                .filter(range -> range.name().equals(column))
                .mapToLong(ColumnRange::nulls)
                .sum();
    }

    private static void addPerValue(Dataset<Row> rows, String column, SortedMap<String, Long> counts) {
        rows.groupBy(column)
                .agg(count(lit(1)))
                .collectAsList()
                .forEach(row -> counts.put(row.getString(0), row.getLong(1)));
    }
}
