package org.qipu.pipeline.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.qipu.pipeline.input.InputFile;

/** Surveys the files of an archive in parallel. */
public final class Survey {
    private final SparkSession spark;
    private final ReadOptions options;

    /** A survey under the given options. */
    public Survey(SparkSession spark, ReadOptions options) {
        this.spark = spark;
        this.options = options;
    }

    /** Surveys the files; the answer is in the order of the files. */
    public List<SurveyedSource> apply(List<InputFile> files) {
        if (files.isEmpty()) {
            return List.of();
        }
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        Broadcast<SerializableConfiguration> hadoop = context.broadcast(
                new SerializableConfiguration(spark.sparkContext().hadoopConfiguration()));
        ReadOptions chosen = options;
        List<SurveyedSource> surveyed = new ArrayList<>(context.parallelize(
                        packs(files), packs(files).size())
                .flatMap(pack -> surveyed(pack, chosen, hadoop.value().value()).iterator())
                .collect());
        surveyed.sort(Comparator.comparing(source -> source.file().source()));
        return surveyed;
    }

    private static List<SurveyedSource> surveyed(
            List<InputFile> pack, ReadOptions options, Configuration configuration) {
        SourceSurveyor surveyor = new SourceSurveyor(options, configuration);
        return pack.stream().map(surveyor::survey).toList();
    }

    /** Large files first, each alone; small ones together, so that every core has work to the end. */
    private List<List<InputFile>> packs(List<InputFile> files) {
        List<InputFile> bySize = new ArrayList<>(files);
        bySize.sort(Comparator.comparingLong(InputFile::bytes).reversed().thenComparing(InputFile::source));
        long total = files.stream().mapToLong(InputFile::bytes).sum();
        long perTask = total / (4L * spark.sparkContext().defaultParallelism()) + (1L << 20);
        return Packing.pack(bySize, InputFile::bytes, perTask);
    }
}
