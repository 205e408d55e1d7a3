package org.qipu.pipeline.source;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.execution.datasources.v2.DataSourceV2Relation;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.qipu.pipeline.table.ArchiveRow;
import scala.Option;

/** The records of an archive as a table of Spark's. */
public final class RecordTable implements Table, SupportsRead {
    private final String name;
    private final StructType schema;
    private final Function<CaseInsensitiveStringMap, ScanBuilder> scans;

    RecordTable(String name, StructType schema, Function<CaseInsensitiveStringMap, ScanBuilder> scans) {
        this.name = name;
        this.schema = schema;
        this.scans = scans;
    }

    /**
     * The records of sources that were surveyed before.
     *
     * @param rows what is made of them
     * @param options how they were surveyed
     */
    public static RecordTable of(List<SurveyedSource> sources, RecordRows.Factory rows, ReadOptions options) {
        return new RecordTable("records", rows.schema(), unused -> () -> new RecordScan(() -> sources, rows, options));
    }

    /** The records of an archive as its users see them; what they want of a query may change the options. */
    static RecordTable of(Map<String, String> options) {
        String paths = String.join(", ", ArchiveOptions.of(options).paths());
        return new RecordTable("qipu " + paths, ArchiveRow.TABLE.schema(), ofQuery -> {
            Map<String, String> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            all.putAll(options);
            all.putAll(ofQuery);
            return new ArchiveScanBuilder(ArchiveOptions.of(all));
        });
    }

    /** The rows of the table. */
    public Dataset<Row> rows(SparkSession spark) {
        DataSourceV2Relation relation = DataSourceV2Relation.create(
                this, Option.empty(), Option.empty(), CaseInsensitiveStringMap.empty(), Option.empty());
        return org.apache.spark.sql.classic.Dataset.ofRows((org.apache.spark.sql.classic.SparkSession) spark, relation);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    @SuppressWarnings("deprecation") // Spark derives its columns from it, comments of nested fields included
    public StructType schema() {
        return schema;
    }

    @Override
    public Set<TableCapability> capabilities() {
        return Set.of(TableCapability.BATCH_READ);
    }

    @Override
    public ScanBuilder newScanBuilder(CaseInsensitiveStringMap options) {
        return scans.apply(options);
    }
}
