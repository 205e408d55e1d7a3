package org.qipu.pipeline.flow;

import org.apache.spark.sql.SparkSession;

/** One Spark session for all tests of this module: starting one takes seconds. */
public final class SparkForTests {
    private static final SparkSession SESSION = SparkSession.builder()
            .appName("qipu-tests")
            .master("local[2]")
            .config("spark.ui.enabled", false)
            .config("spark.sql.session.timeZone", "UTC")
            .config("spark.sql.shuffle.partitions", 2)
            .config("spark.sql.parquet.compression.codec", "zstd")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .getOrCreate();

    private SparkForTests() {}

    /** The session. */
    public static SparkSession session() {
        return SESSION;
    }
}
