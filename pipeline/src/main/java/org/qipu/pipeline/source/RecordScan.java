package org.qipu.pipeline.source;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.metric.CustomMetric;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;
import org.qipu.pipeline.source.SurveyedSource.Slice;
import org.qipu.pipeline.table.RejectRow;

/** Reads the records of surveyed sources, in their order: large sources by several tasks, small ones by few. */
final class RecordScan implements Scan, Batch {
    private final Supplier<List<SurveyedSource>> survey;
    private final RecordRows.Factory rows;
    private final ReadOptions options;
    private InputPartition[] partitions;

    /**
     * A scan.
     *
     * @param survey surveys the sources; asked once, when the partitions are planned
     * @param rows what is made of the records
     * @param options how they are read
     */
    RecordScan(Supplier<List<SurveyedSource>> survey, RecordRows.Factory rows, ReadOptions options) {
        this.survey = survey;
        this.rows = rows;
        this.options = options;
    }

    @Override
    public StructType readSchema() {
        return rows.schema();
    }

    @Override
    public String description() {
        return "qipu " + String.join(", ", rows.schema().fieldNames());
    }

    @Override
    public ColumnarSupportMode columnarSupportMode() {
        return ColumnarSupportMode.UNSUPPORTED;
    }

    @Override
    public CustomMetric[] supportedCustomMetrics() {
        return new CustomMetric[] {new ReplayedGames()};
    }

    @Override
    public Batch toBatch() {
        return this;
    }

    @Override
    public synchronized InputPartition[] planInputPartitions() {
        if (partitions == null) {
            partitions = partitions(survey.get());
        }
        return partitions.clone();
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        SparkContext context = SparkSession.active().sparkContext();
        return new RecordReaderFactory(
                rows,
                options.formats(),
                JavaSparkContext.fromSparkContext(context)
                        .broadcast(new SerializableConfiguration(context.hadoopConfiguration())));
    }

    private InputPartition[] partitions(List<SurveyedSource> sources) {
        List<Slice> slices = new ArrayList<>();
        List<RejectRow> rejects = new ArrayList<>();
        for (SurveyedSource source : sources) {
            slices.addAll(source.slices());
            rejects.addAll(source.rejects());
        }
        List<InputPartition> planned = new ArrayList<>();
        for (List<Slice> pack : Packing.pack(slices, Slice::bytes, partitionBytes(slices))) {
            planned.add(new RecordPartition(pack, planned.isEmpty() ? rejects : List.of()));
        }
        if (planned.isEmpty()) {
            planned.add(new RecordPartition(List.of(), rejects));
        }
        return planned.toArray(InputPartition[]::new);
    }

    /** About four tasks a core, so that all cores have work to the end; not below a size that a task is worth. */
    private long partitionBytes(List<Slice> slices) {
        long total = slices.stream().mapToLong(Slice::bytes).sum();
        long perTask = total / (4L * SparkSession.active().sparkContext().defaultParallelism());
        return Math.max(1L << 20, Math.min(perTask, options.sliceBytes() * 8));
    }
}
