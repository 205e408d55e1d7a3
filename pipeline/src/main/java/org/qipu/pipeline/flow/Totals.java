package org.qipu.pipeline.flow;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.parsers.record.RejectCode;
import org.qipu.pipeline.stage.SurveyedSource;
import org.qipu.pipeline.table.RejectRow;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Run;

/** Counts what a run's tables hold. */
final class Totals {
    private final Run run;

    Totals(Run run) {
        this.run = run;
    }

    /**
     * The summary of the run.
     *
     * @param sources the surveyed sources
     * @param unmatched inputs that name no file
     */
    AuditSummary summary(List<SurveyedSource> sources, List<String> unmatched) {
        Row games = run.read(Tables.GAMES)
                .agg(
                        count(lit(1)),
                        sum(when(col("duplicate_of").isNotNull(), 1L).otherwise(0L)))
                .head();
        SortedMap<String, Long> rejects = perValue(run.read(Tables.REJECTS), "code");
        return new AuditSummary(
                sources.size(),
                games.getLong(0) + AuditSummary.total(rejects),
                games.getLong(0),
                games.isNullAt(1) ? 0 : games.getLong(1),
                rejects,
                perValue(run.read(Tables.FINDINGS), "kind"),
                unreadable(sources, unmatched));
    }

    private static SortedMap<String, Long> perValue(Dataset<Row> rows, String column) {
        SortedMap<String, Long> counts = new TreeMap<>();
        rows.groupBy(column)
                .agg(count(lit(1)))
                .collectAsList()
                .forEach(row -> counts.put(row.getString(0), row.getLong(1)));
        return counts;
    }

    private static List<String> unreadable(List<SurveyedSource> sources, List<String> unmatched) {
        List<String> unreadable = new ArrayList<>();
        unmatched.forEach(input -> unreadable.add(input + ": no such file"));
        for (SurveyedSource source : sources) {
            for (RejectRow reject : source.rejects()) {
                if (reject.code().equals(RejectCode.UNREADABLE_SOURCE.id())) {
                    unreadable.add(reject.source() + ": " + reject.message());
                }
            }
        }
        return unreadable;
    }
}
