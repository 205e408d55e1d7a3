package org.qipu.pipeline.cli;

import org.apache.spark.sql.SparkSession;

/** The Spark session of a command. */
final class Sessions {
    private Sessions() {}

    /**
     * Starts a session.
     *
     * @param master Spark master URL, for example {@code local[*]}
     */
    static SparkSession start(String master) {
        SparkSession.Builder builder = SparkSession.builder()
                .appName("qipu")
                .master(master)
                .config("spark.ui.enabled", false)
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.parquet.compression.codec", "zstd")
                .config("spark.sql.parquet.outputTimestampType", "TIMESTAMP_MICROS")
                .config("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", 2);
        if (master.startsWith("local")) {
            int cores = Runtime.getRuntime().availableProcessors();
            // One process has no stragglers and no skew between machines, so plans need not adapt while they run; its
            // aggregations are small, so that a second hash map costs more in compiling than it saves.
            builder.config("spark.sql.shuffle.partitions", cores)
                    .config("spark.sql.adaptive.enabled", false)
                    .config("spark.sql.codegen.aggregate.map.twolevel.enabled", false)
                    .config("spark.driver.host", "127.0.0.1")
                    .config("spark.driver.bindAddress", "127.0.0.1");
        }
        return builder.getOrCreate();
    }
}
