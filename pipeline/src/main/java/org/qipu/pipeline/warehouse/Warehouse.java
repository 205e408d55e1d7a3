package org.qipu.pipeline.warehouse;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;

/**
 * The warehouse: one folder a table, and a manifest that names the files in force.
 *
 * <p>A run writes its tables below {@value #WORK} first. Publishing moves them into the table folders under names of
 * their own, replaces the manifest in one step and only then removes the files of the former run. Whenever a run dies,
 * the manifest in force names files that exist and are whole.
 */
public final class Warehouse {
    /** Folder of unpublished work; readers skip it because its name begins with a dot. */
    static final String WORK = ".qipu";

    private final SparkSession spark;
    private final Configuration configuration;
    private final FileSystem files;
    private final Path root;

    private Warehouse(SparkSession spark, Path root) throws IOException {
        this.spark = spark;
        this.configuration = spark.sparkContext().hadoopConfiguration();
        this.files = root.getFileSystem(configuration);
        this.root = files.makeQualified(root);
    }

    /**
     * The warehouse in a folder, which need not exist yet.
     *
     * @throws IOException when the file system cannot be reached
     */
    public static Warehouse at(SparkSession spark, String folder) throws IOException {
        return new Warehouse(spark, new Path(folder));
    }

    /** The manifest in force, empty before the first publication. */
    public Optional<Manifest> manifest() throws IOException {
        try (FSDataInputStream in = files.open(new Path(root, Manifest.FILE_NAME))) {
            return Optional.of(Manifest.fromJson(in.readAllBytes()));
        } catch (FileNotFoundException e) {
            return Optional.empty();
        }
    }

    /**
     * The rows of a table as published.
     *
     * @throws IOException when nothing has been published, or the manifest does not name the table
     */
    public Dataset<Row> read(Table<?> table) throws IOException {
        Manifest manifest = manifest().orElseThrow(() -> new IOException("no warehouse in " + root));
        Manifest.TableFiles published = manifest.tables().get(table.name());
        if (published == null) {
            throw new IOException("the warehouse in " + root + " has no table " + table.name());
        }
        String[] paths = published.files().stream()
                .map(file -> new Path(root, file.path()).toString())
                .toArray(String[]::new);
        return spark.read().schema(table.schema()).parquet(paths);
    }

    /**
     * Begins a run; what a run that died left behind is removed.
     *
     * @throws IOException when the folder cannot be written
     */
    public Run begin() throws IOException {
        Path work = new Path(root, WORK);
        files.delete(work, true);
        Optional<Manifest> inForce = manifest();
        if (inForce.isPresent()) {
            removeUnnamed(inForce.get());
        }
        String run = DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'")
                        .withZone(ZoneOffset.UTC)
                        .format(Instant.now()) + "-" + String.format("%08x", new SecureRandom().nextInt());
        Path folder = new Path(work, run);
        if (!files.mkdirs(folder)) {
            throw new IOException("cannot create " + folder);
        }
        return new Run(this, run, folder);
    }

    SparkSession spark() {
        return spark;
    }

    FileSystem files() {
        return files;
    }

    Configuration configuration() {
        return configuration;
    }

    Path root() {
        return root;
    }

    /** Puts a manifest in force in one step, then removes every file that it does not name. */
    void enforce(Manifest manifest) throws IOException {
        Path temporary = new Path(root, WORK + "/" + Manifest.FILE_NAME);
        try (OutputStream out = files.create(temporary, true)) {
            out.write(manifest.toJson());
        }
        replace(temporary, new Path(root, Manifest.FILE_NAME));
        removeUnnamed(manifest);
        files.delete(new Path(root, WORK), true);
    }

    /** Renames over an existing file where the file system can do so in one step. */
    private void replace(Path from, Path to) throws IOException {
        org.apache.hadoop.fs.FileContext context =
                org.apache.hadoop.fs.FileContext.getFileContext(root.toUri(), configuration);
        context.rename(from, to, org.apache.hadoop.fs.Options.Rename.OVERWRITE);
    }

    private void removeUnnamed(Manifest manifest) throws IOException {
        Set<Path> named = new HashSet<>();
        manifest.tables().values().stream()
                .map(Manifest.TableFiles::files)
                .flatMap(List::stream)
                .forEach(file -> named.add(new Path(root, file.path())));
        for (Table<?> table : Tables.ALL) {
            Path folder = new Path(root, table.name());
            // A warehouse of an earlier version has not every table.
            FileStatus[] present = files.exists(folder) ? files.listStatus(folder) : new FileStatus[0];
            for (FileStatus file : present) {
                if (!named.contains(file.getPath())) {
                    files.delete(file.getPath(), false);
                }
            }
        }
    }
}
