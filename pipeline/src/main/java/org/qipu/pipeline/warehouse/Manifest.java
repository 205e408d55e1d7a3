package org.qipu.pipeline.warehouse;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Names the files that make up a warehouse. A reader takes exactly these files; others in the table folders belong to
 * a run that has not been published or was replaced.
 *
 * @param version version of this layout
 * @param program version of the program that wrote the warehouse
 * @param run id of the run, unique
 * @param batch hash of the sources' contents, the options and the program's version: equal batches have equal rows
 * @param created time of publication, ISO 8601 in UTC
 * @param inputs inputs as the user named them
 * @param options options that influence the rows
 * @param tables one entry a table, by name
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record Manifest(
        int version,
        String program,
        String run,
        String batch,
        String created,
        List<String> inputs,
        Map<String, String> options,
        Map<String, TableFiles> tables) {

    /** Version of the layout that this code writes and reads. */
    public static final int VERSION = 1;

    /** File name of the manifest in the warehouse's root. */
    public static final String FILE_NAME = "manifest.json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    /**
     * The files of one table.
     *
     * @param rows number of rows in all files
     * @param columns name, Parquet type and range of each column, in order
     * @param files the files, in the order of their rows
     */
    public record TableFiles(long rows, List<ColumnRange> columns, List<DataFile> files) {}

    /**
     * One Parquet file.
     *
     * @param path path relative to the warehouse's root
     * @param rows number of rows
     * @param bytes size in bytes
     */
    public record DataFile(String path, long rows, long bytes) {}

    /**
     * A column as the Parquet footers describe it.
     *
     * @param name path of the column, parts joined by dots
     * @param type Parquet type
     * @param nulls number of nulls, -1 when the footers do not tell
     * @param min least value as text, null when the footers do not tell
     * @param max greatest value as text, null when the footers do not tell
     */
    public record ColumnRange(String name, String type, long nulls, String min, String max) {}

    /** The manifest as JSON text. */
    public byte[] toJson() throws IOException {
        return JSON.writeValueAsBytes(this);
    }

    /**
     * Reads a manifest.
     *
     * @throws IOException when the text is no manifest of a version that this code knows
     */
    public static Manifest fromJson(byte[] json) throws IOException {
        Manifest manifest = JSON.readValue(json, Manifest.class);
        if (manifest.version() != VERSION) {
            throw new IOException("manifest of version " + manifest.version() + ", this program knows " + VERSION);
        }
        return manifest;
    }
}
