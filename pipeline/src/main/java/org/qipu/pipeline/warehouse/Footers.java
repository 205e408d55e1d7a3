package org.qipu.pipeline.warehouse;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.metadata.ParquetMetadata;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.schema.MessageType;
import org.qipu.pipeline.warehouse.Manifest.ColumnRange;
import org.qipu.pipeline.warehouse.Manifest.DataFile;
import org.qipu.pipeline.warehouse.Manifest.TableFiles;

/** Reads back from the Parquet footers what a table's files hold. */
final class Footers {
    /** Options taken from Hadoop's configuration make it read all its files again for every footer. */
    private static final ParquetReadOptions PLAIN =
            ParquetReadOptions.builder(new PlainParquetConfiguration()).build();

    private final Map<String, ColumnStatistics> columns = new LinkedHashMap<>();
    private final List<DataFile> files = new ArrayList<>();
    private long rows;
    private MessageType schema;

    /**
     * Adds a file.
     *
     * @param status the file as it lies now
     * @param path its path relative to the warehouse's root
     * @throws IOException when the file is no Parquet file, or its schema is not that of the files before
     */
    void add(FileStatus status, String path, Configuration configuration) throws IOException {
        try (ParquetFileReader reader =
                ParquetFileReader.open(HadoopInputFile.fromStatus(status, configuration), PLAIN)) {
            ParquetMetadata footer = reader.getFooter();
            checkSchema(footer.getFileMetaData().getSchema(), path);
            long fileRows = 0;
            for (BlockMetaData block : footer.getBlocks()) {
                fileRows += block.getRowCount();
                for (ColumnChunkMetaData chunk : block.getColumns()) {
                    columns.get(chunk.getPath().toDotString()).add(chunk.getStatistics());
                }
            }
            rows += fileRows;
            files.add(new DataFile(path, fileRows, status.getLen()));
        } catch (RuntimeException e) {
            throw new IOException("not a whole Parquet file: " + path + " (" + e.getMessage() + ")", e);
        }
    }

    /** What the files added so far hold. */
    TableFiles summary() {
        List<ColumnRange> ranges = new ArrayList<>();
        columns.forEach((name, statistics) -> ranges.add(statistics.range(name)));
        return new TableFiles(rows, ranges, List.copyOf(files));
    }

    private void checkSchema(MessageType fileSchema, String path) throws IOException {
        if (schema == null) {
            schema = fileSchema;
            for (ColumnDescriptor column : fileSchema.getColumns()) {
                String name = String.join(".", column.getPath());
                columns.put(name, new ColumnStatistics(column.getPrimitiveType().toString()));
            }
        } else if (!schema.equals(fileSchema)) {
            throw new IOException("schema of " + path + " differs from that of the files before it");
        }
    }

    /** Range of one column over all row groups; known only while every row group tells it. */
    private static final class ColumnStatistics {
        private final String type;
        private long nulls;
        private Statistics<?> merged;
        private boolean rangeKnown = true;

        ColumnStatistics(String type) {
            this.type = type;
        }

        void add(Statistics<?> statistics) {
            if (statistics == null || statistics.isEmpty()) {
                nulls = -1;
                rangeKnown = false;
                return;
            }
            nulls = nulls < 0 || !statistics.isNumNullsSet() ? -1 : nulls + statistics.getNumNulls();
            if (!statistics.hasNonNullValue()) {
                return;
            }
            if (merged == null) {
                merged = statistics.copy();
            } else {
                merged.mergeStatistics(statistics);
            }
        }

        ColumnRange range(String name) {
            boolean known = rangeKnown && merged != null;
            return new ColumnRange(
                    name, type, nulls, known ? merged.minAsString() : null, known ? merged.maxAsString() : null);
        }
    }
}
