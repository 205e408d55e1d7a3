package org.qipu.pipeline.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.qipu.pipeline.flow.AuditSummary;

/** The closing table of an audit. */
final class SummaryText {
    private final PrintWriter out;

    SummaryText(PrintWriter out) {
        this.out = out;
    }

    /**
     * Prints the table.
     *
     * @param auditSeconds time from the start of the Spark session to the published manifest
     * @param processSeconds time since the Java virtual machine started
     */
    void print(AuditSummary summary, String folder, double auditSeconds, double processSeconds) {
        row("sources", summary.sources());
        row("records", summary.records());
        row("games", summary.games());
        row("  repeating another", summary.duplicates());
        row("repetitions judged", summary.repetitions());
        group("rejects", summary.rejects());
        group("findings", summary.findings());
        out.println();
        out.printf(
                Locale.ROOT,
                "%,.0f records, %,.0f games a second: %.1f s from session start to manifest, %.1f s with the start of Java%n",
                summary.records() / auditSeconds,
                summary.games() / auditSeconds,
                auditSeconds,
                processSeconds);
        out.println("seconds: "
                + summary.seconds().entrySet().stream()
                        .map(step -> String.format(Locale.ROOT, "%s %.1f", step.getKey(), step.getValue()))
                        .collect(Collectors.joining(", ")));
        out.println("warehouse: " + folder);
    }

    private void group(String name, SortedMap<String, Long> counts) {
        row(name, AuditSummary.total(counts));
        counts.forEach((key, count) -> row("  " + key, count));
    }

    private void row(String name, long count) {
        out.printf(Locale.ROOT, "%-36s %,12d%n", name, count);
    }
}
