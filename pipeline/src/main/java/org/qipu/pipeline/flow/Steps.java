package org.qipu.pipeline.flow;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.spark.SparkContext;

/** The steps of a run: names the current one to Spark and takes the time of each. */
final class Steps {
    private final SparkContext context;
    private final Map<String, Double> seconds = new LinkedHashMap<>();
    private String current = "";
    private long started;

    Steps(SparkContext context) {
        this.context = context;
    }

    /** Ends the current step and begins another. */
    void begin(String step) {
        end();
        current = step;
        started = System.nanoTime();
        context.setJobDescription(step);
    }

    /** Ends the current step; seconds per step in the order in which they were begun. */
    Map<String, Double> end() {
        if (!current.isEmpty()) {
            seconds.merge(current, (System.nanoTime() - started) / 1e9, Double::sum);
            current = "";
        }
        return new LinkedHashMap<>(seconds);
    }
}
