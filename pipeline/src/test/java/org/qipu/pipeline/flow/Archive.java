package org.qipu.pipeline.flow;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Warehouse;

/** A folder of records made by a test, and its warehouse. */
final class Archive {
    private final Path folder;
    private final Path warehouse;

    Archive(Path parent) {
        folder = parent.resolve("archive");
        warehouse = parent.resolve("warehouse");
    }

    Path folder() {
        return folder;
    }

    Path warehouse() {
        return warehouse;
    }

    Archive with(String name, String text) throws IOException {
        return with(name, text.getBytes(StandardCharsets.UTF_8));
    }

    Archive with(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        return this;
    }

    AuditSummary audit() {
        return audit(4L << 20);
    }

    AuditSummary audit(long sliceBytes) {
        return audit(options(sliceBytes, folder.toString()));
    }

    AuditSummary audit(AuditOptions options) {
        return new Audit(SparkForTests.session(), options, "test").into(warehouse.toString());
    }

    static AuditOptions options(long sliceBytes, String... inputs) {
        return new AuditOptions(List.of(inputs), List.of(), "", Policy.bundled(), sliceBytes);
    }

    /** The rows of a table, sorted as text, with the given columns or all. */
    List<Row> rows(Table<?> table, String... columns) throws IOException {
        Dataset<Row> rows =
                Warehouse.at(SparkForTests.session(), warehouse.toString()).read(table);
        return (columns.length == 0 ? rows : rows.selectExpr(columns))
                .collectAsList().stream()
                        .sorted(Comparator.comparing(Row::toString))
                        .toList();
    }

    /** Every table as sorted lines of text, so that two warehouses can be compared row for row. */
    Map<String, List<String>> lines() throws IOException {
        Map<String, List<String>> lines = new TreeMap<>();
        for (Table<?> table : Tables.ALL) {
            lines.put(table.name(), rows(table).stream().map(Row::json).sorted().toList());
        }
        return lines;
    }
}
