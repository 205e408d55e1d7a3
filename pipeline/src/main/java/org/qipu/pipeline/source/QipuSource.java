package org.qipu.pipeline.source;

import java.util.Map;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.qipu.pipeline.table.ArchiveRow;

/** The data source {@code qipu}: the records of files, folders and globs, one row a record; see docs/DATASOURCE.md. */
public final class QipuSource implements TableProvider, DataSourceRegister {
    /** Name of the data source. */
    public static final String NAME = "qipu";

    /** For Spark, which finds the source by its name. */
    public QipuSource() {}

    @Override
    public String shortName() {
        return NAME;
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        return ArchiveRow.TABLE.schema();
    }

    /**
     * The records of an archive.
     *
     * @throws IllegalArgumentException when there is no path, or an option has a value that it cannot have
     */
    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> options) {
        return RecordTable.of(options);
    }
}
