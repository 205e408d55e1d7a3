package org.qipu.pipeline.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs jobs that do not depend on each other at the same time: while one is being planned, the cores work on another.
 */
final class SideBySide implements AutoCloseable {
    private static final int JOBS = 3;

    private final ExecutorService pool = Executors.newFixedThreadPool(JOBS);
    private final List<Future<?>> running = new ArrayList<>();

    /** Starts a job as soon as a thread is free. */
    void start(Runnable job) {
        running.add(pool.submit(job));
    }

    /**
     * Waits for every job started so far.
     *
     * @throws RuntimeException what the first job that failed has thrown
     */
    void await() {
        try {
            for (Future<?> job : running) {
                job.get();
            }
            running.clear();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while tables were written", e);
        }
    }

    /** Abandons what has not been started. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
