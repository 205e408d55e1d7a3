package org.qipu.pipeline.source;

import org.apache.spark.sql.connector.metric.CustomSumMetric;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;

/** Counts the games that a scan replayed: none unless a column is asked for that needs it. */
public final class ReplayedGames extends CustomSumMetric {
    /** Name of the metric in plans. */
    public static final String NAME = "replayedGames";

    /** For Spark, which makes one to add up the counts of the tasks. */
    public ReplayedGames() {}

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String description() {
        return "games replayed";
    }

    /** The count of a task so far. */
    static CustomTaskMetric of(long games) {
        return new CustomTaskMetric() {
            @Override
            public String name() {
                return NAME;
            }

            @Override
            public long value() {
                return games;
            }
        };
    }
}
