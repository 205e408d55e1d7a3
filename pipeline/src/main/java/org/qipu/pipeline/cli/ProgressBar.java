package org.qipu.pipeline.cli;

import java.io.PrintStream;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Draws the progress of the current step on one line of a terminal, counted in Spark tasks. */
final class ProgressBar extends SparkListener implements AutoCloseable {
    private static final int WIDTH = 30;
    private static final long REDRAW_NANOS = 100_000_000L;

    private final PrintStream out;
    private String step = "";
    private int tasks;
    private int done;
    private long lastDrawn;

    ProgressBar(PrintStream out) {
        this.out = out;
    }

    @Override
    public synchronized void onStageSubmitted(SparkListenerStageSubmitted stage) {
        Object description =
                stage.properties() == null ? null : stage.properties().get("spark.job.description");
        step = description == null ? "working" : description.toString();
        tasks = stage.stageInfo().numTasks();
        done = 0;
        draw();
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd task) {
        done++;
        if (System.nanoTime() - lastDrawn > REDRAW_NANOS) {
            draw();
        }
    }

    /** Clears the line. */
    @Override
    public synchronized void close() {
        out.print("\r\u001B[K");
        out.flush();
    }

    private void draw() {
        int filled = tasks == 0 ? 0 : Math.min(WIDTH, WIDTH * done / tasks);
        String bar = "=".repeat(filled) + " ".repeat(WIDTH - filled);
        out.printf("\r\u001B[K[%s] %s, task %d of %d", bar, step, Math.min(done, tasks), tasks);
        out.flush();
        lastDrawn = System.nanoTime();
    }
}
