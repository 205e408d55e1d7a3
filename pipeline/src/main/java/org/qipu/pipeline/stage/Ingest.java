package org.qipu.pipeline.stage;

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.qipu.pipeline.identity.EventTable;
import org.qipu.pipeline.player.Aliases;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.source.ReadOptions;
import org.qipu.pipeline.source.RecordTable;
import org.qipu.pipeline.source.SurveyedSource;
import org.qipu.pipeline.table.RecordRow;

/** Reads all sources: parses, replays and checks every record, one row a record. */
public final class Ingest {
    private final SparkSession spark;
    private final ReadOptions options;
    private final Policy policy;
    private final Aliases aliases;
    private final EventTable events;

    /**
     * An ingest.
     *
     * @param options how the sources were surveyed
     * @param policy which rules are in force for which game
     * @param aliases which names mean another player
     * @param events what the user knows of the titles of events
     */
    public Ingest(SparkSession spark, ReadOptions options, Policy policy, Aliases aliases, EventTable events) {
        this.spark = spark;
        this.options = options;
        this.policy = policy;
        this.aliases = aliases;
        this.events = events;
    }

    /** Rows of {@link RecordRow#TABLE}: sources that are rejected as a whole, and the records in their order. */
    public Dataset<Row> apply(List<SurveyedSource> sources) {
        return RecordTable.of(sources, new AuditedRecords.Factory(policy, aliases, events), options)
                .rows(spark);
    }
}
