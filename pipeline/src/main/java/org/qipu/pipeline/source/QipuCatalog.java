package org.qipu.pipeline.source;

import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.catalyst.analysis.NoSuchTableException;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableCatalog;
import org.apache.spark.sql.connector.catalog.TableChange;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * A catalog whose tables are paths, so that SQL can say {@code select ... from qipu.`path`}: Spark queries files directly
 * only where the source is one of its own file formats. Set {@code spark.sql.catalog.qipu} to the name of this class;
 * options below that key are those of the data source.
 */
public final class QipuCatalog implements TableCatalog {
    private String name = QipuSource.NAME;
    private Map<String, String> options = Map.of();

    /** For Spark, which makes one for a session that names it. */
    public QipuCatalog() {}

    @Override
    public void initialize(String name, CaseInsensitiveStringMap options) {
        this.name = name;
        this.options = Map.copyOf(options.asCaseSensitiveMap());
    }

    @Override
    public String name() {
        return name;
    }

    /** None: every path is a table. */
    @Override
    public Identifier[] listTables(String[] namespace) {
        return new Identifier[0];
    }

    @Override
    public Table loadTable(Identifier path) throws NoSuchTableException {
        if (path.namespace().length > 0) {
            throw new NoSuchTableException(path);
        }
        Map<String, String> all = new TreeMap<>(options);
        all.put("path", path.name());
        return RecordTable.of(all);
    }

    @Override
    public Table alterTable(Identifier path, TableChange... changes) {
        throw readOnly();
    }

    @Override
    public boolean dropTable(Identifier path) {
        throw readOnly();
    }

    @Override
    public void renameTable(Identifier from, Identifier to) {
        throw readOnly();
    }

    private static UnsupportedOperationException readOnly() {
        return new UnsupportedOperationException("the catalog " + QipuSource.NAME + " only reads records");
    }
}
