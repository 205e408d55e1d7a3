package org.qipu.pipeline.warehouse;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Manifest.TableFiles;

/** A run that writes a warehouse: tables are staged one by one and published together. */
public final class Run {
    private final Warehouse warehouse;
    private final String id;
    private final Path folder;

    Run(Warehouse warehouse, String id, Path folder) {
        this.warehouse = warehouse;
        this.id = id;
        this.folder = folder;
    }

    /** Id of the run. */
    public String id() {
        return id;
    }

    /** Writes a table of this run; it stays invisible until the run is published. */
    public void write(Table<?> table, Dataset<Row> rows) {
        DataFrameWriter<Row> writer = table.conform(rows).write().mode(SaveMode.Overwrite);
        table.distinct().forEach(column -> writer.option("parquet.enable.dictionary#" + column, false));
        writer.parquet(path(table).toString());
    }

    /** The rows of a table that this run wrote before. */
    public Dataset<Row> read(Table<?> table) {
        return warehouse
                .spark()
                .read()
                .schema(table.schema())
                .parquet(path(table).toString());
    }

    /**
     * Reads the footers of a table that this run wrote.
     *
     * @throws IOException when a file is not whole
     */
    public TableFiles footers(Table<?> table) throws IOException {
        return footers(path(table), folder.getName() + "/" + table.name());
    }

    /**
     * Publishes every table of the warehouse. The caller has checked them.
     *
     * @param template the manifest without its tables
     * @return the manifest in force
     * @throws IOException when a table cannot be moved or the manifest not be written; the former one stays in force
     */
    public Manifest publish(Manifest template) throws IOException {
        Map<String, TableFiles> tables = new LinkedHashMap<>();
        for (Table<?> table : Tables.ALL) {
            tables.put(table.name(), move(table));
        }
        Manifest manifest = new Manifest(
                template.version(),
                template.program(),
                id,
                template.batch(),
                template.created(),
                template.inputs(),
                template.options(),
                tables);
        warehouse.enforce(manifest);
        return manifest;
    }

    private TableFiles move(Table<?> table) throws IOException {
        Path target = new Path(warehouse.root(), table.name());
        warehouse.files().mkdirs(target);
        Footers footers = new Footers();
        int number = 0;
        for (FileStatus part : parts(path(table))) {
            String name = String.format("%s-%05d.zstd.parquet", id, number++);
            Path moved = new Path(target, name);
            if (!warehouse.files().rename(part.getPath(), moved)) {
                throw new IOException("cannot move " + part.getPath() + " to " + moved);
            }
            footers.add(warehouse.files().getFileStatus(moved), table.name() + "/" + name, warehouse.configuration());
        }
        return footers.summary();
    }

    private TableFiles footers(Path tableFolder, String prefix) throws IOException {
        Footers footers = new Footers();
        for (FileStatus part : parts(tableFolder)) {
            footers.add(part, prefix + "/" + part.getPath().getName(), warehouse.configuration());
        }
        return footers.summary();
    }

    private List<FileStatus> parts(Path tableFolder) throws IOException {
        List<FileStatus> parts = new ArrayList<>(Arrays.asList(
                warehouse.files().listStatus(tableFolder, path -> path.getName().endsWith(".parquet"))));
        parts.sort(Comparator.comparing(part -> part.getPath().getName()));
        return parts;
    }

    private Path path(Table<?> table) {
        return new Path(folder, table.name());
    }
}
