package org.qipu.pipeline.stage;

import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.stage.SurveyedSource.Slice;
import org.qipu.pipeline.table.RecordRow;

/** Reads the slices of all sources: parses, replays and checks every record, one row a record. */
public final class Ingest {
    private final SparkSession spark;
    private final AuditOptions options;

    /** An ingest under the given options. */
    public Ingest(SparkSession spark, AuditOptions options) {
        this.spark = spark;
        this.options = options;
    }

    /** Rows of {@link RecordRow#TABLE}, in the order of the slices. */
    public Dataset<Row> apply(List<SurveyedSource> sources) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        Broadcast<SerializableConfiguration> hadoop = context.broadcast(
                new SerializableConfiguration(spark.sparkContext().hadoopConfiguration()));
        AuditOptions chosen = options;
        List<List<Slice>> packs = packs(sources);
        JavaRDD<Row> rows = context.parallelize(packs, Math.max(1, packs.size()))
                .mapPartitions(
                        tasks -> new RecordRows(tasks, chosen, hadoop.value().value()));
        return spark.createDataFrame(rows, RecordRow.TABLE.schema());
    }

    private List<List<Slice>> packs(List<SurveyedSource> sources) {
        List<Slice> slices =
                sources.stream().flatMap(source -> source.slices().stream()).toList();
        long total = slices.stream().mapToLong(Slice::bytes).sum();
        long perTask = total / (4L * spark.sparkContext().defaultParallelism());
        return Packing.pack(slices, Slice::bytes, Math.max(1L << 20, Math.min(perTask, options.sliceBytes() * 8)));
    }
}
