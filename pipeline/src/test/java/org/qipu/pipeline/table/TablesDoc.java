package org.qipu.pipeline.table;

import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** Writes docs/TABLES.md, and the columns in docs/DATASOURCE.md. */
final class TablesDoc {
    private static final String HEAD = """
            # Tables

            Generated from the code; `mvn verify` checks it. Each table is a folder of Parquet files; `manifest.json` names the
            files in force. Plies, records and offsets count from 0.
            """;

    private TablesDoc() {}

    /** The document. */
    static String markdown() {
        StringBuilder out = new StringBuilder(HEAD);
        for (Table<?> table : Tables.ALL) {
            out.append("\n## ").append(table.name()).append("\n\n");
            out.append("One row: ").append(table.description()).append(".\n\n");
            out.append(columns(table));
        }
        return out.toString();
    }

    /** The columns of a table, as a table of the document. */
    static String columns(Table<?> table) {
        StringBuilder out = new StringBuilder("| column | type | null | holds |\n|---|---|---|---|\n");
        append(table.schema(), "", out);
        return out.toString();
    }

    private static void append(StructType struct, String prefix, StringBuilder out) {
        for (StructField field : struct.fields()) {
            String name = prefix + field.name();
            out.append("| `").append(name).append("` | ").append(typeName(field.dataType()));
            out.append(" | ").append(field.nullable() ? "yes" : "").append(" | ");
            out.append(field.getComment().get()).append(" |\n");
            DataType inner = field.dataType() instanceof ArrayType array ? array.elementType() : field.dataType();
            if (inner instanceof StructType nested) {
                append(nested, name + ".", out);
            }
        }
    }

    private static String typeName(DataType type) {
        if (type instanceof ArrayType array) {
            return "array of " + typeName(array.elementType());
        }
        return type instanceof StructType ? "struct" : type.simpleString();
    }
}
