package org.qipu.pipeline.source;

import java.io.FileNotFoundException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.types.StructType;
import org.qipu.pipeline.input.InputListing;
import org.qipu.pipeline.table.ArchiveRow;

/** Builds the scan of an archive for the columns that a query asks for. */
final class ArchiveScanBuilder implements SupportsPushDownRequiredColumns {
    private final ArchiveOptions options;
    private List<String> columns = Arrays.asList(ArchiveRow.TABLE.schema().fieldNames());

    ArchiveScanBuilder(ArchiveOptions options) {
        this.options = options;
    }

    /** Columns are dropped whole; of one that is a structure, Spark takes the fields that it needs. */
    @Override
    public void pruneColumns(StructType required) {
        columns = Arrays.asList(required.fieldNames());
    }

    @Override
    public Scan build() {
        return new RecordScan(this::survey, new ArchiveRows.Factory(columns, options.onError()), options.reading());
    }

    private List<SurveyedSource> survey() {
        SparkSession spark = SparkSession.active();
        InputListing listing =
                InputListing.of(options.paths(), spark.sparkContext().hadoopConfiguration());
        if (!listing.unmatched().isEmpty()) {
            String problem = "no such file: " + String.join(", ", listing.unmatched());
            throw new UncheckedIOException(new FileNotFoundException(problem));
        }
        return new Survey(spark, options.reading()).apply(listing.files());
    }
}
