package org.qipu.pipeline.table;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * A table whose columns are the components of a record: names in snake case, comments and nullability from
 * {@link Column} and {@link Nullable}. Nested records become structs, lists become arrays, enums and other text become strings.
 *
 * @param <T> the record that is one row
 */
public final class Table<T extends Record> {
    private static final Map<Type, DataType> SCALARS = Map.of(
            String.class, DataTypes.StringType,
            int.class, DataTypes.IntegerType,
            Integer.class, DataTypes.IntegerType,
            long.class, DataTypes.LongType,
            Long.class, DataTypes.LongType,
            double.class, DataTypes.DoubleType,
            Double.class, DataTypes.DoubleType,
            boolean.class, DataTypes.BooleanType,
            Boolean.class, DataTypes.BooleanType);

    private final String name;
    private final String description;
    private final StructType schema;
    private final List<ColumnReader> readers;
    private final List<String> distinct = new ArrayList<>();

    private Table(String name, String description, Class<T> rowType) {
        this.name = name;
        this.description = description;
        this.schema = structOf(rowType);
        this.readers = readersOf(rowType);
        addDistinct(rowType, "");
    }

    /** The table of a record type. */
    public static <T extends Record> Table<T> of(String name, String description, Class<T> rowType) {
        return new Table<>(name, description, rowType);
    }

    /** Name of the table and of its folder. */
    public String name() {
        return name;
    }

    /** What one row is. */
    public String description() {
        return description;
    }

    /** Columns with comments and nullability. */
    public StructType schema() {
        return schema;
    }

    /** The row of a record. */
    public Row toRow(T value) {
        return rowOf(value, readers);
    }

    /** Paths of the columns, parts joined by dots, that are stored without a dictionary. */
    public List<String> distinct() {
        return List.copyOf(distinct);
    }

    private void addDistinct(Class<?> rowType, String prefix) {
        for (RecordComponent component : rowType.getRecordComponents()) {
            String path = prefix + snakeCase(component.getName());
            if (component.isAnnotationPresent(Distinct.class)) {
                distinct.add(path);
            }
            if (component.getType().isRecord()) {
                addDistinct(component.getType(), path + ".");
            }
        }
    }

    /** Names of the columns that may not be null. */
    public List<String> required() {
        return Arrays.stream(schema.fields())
                .filter(field -> !field.nullable())
                .map(StructField::name)
                .toList();
    }

    /**
     * The data set with this table's columns only, in this table's order, with comments and types. Whether a column that
     * may not be null holds one is left to be read from what was written: rows that come from files are always nullable.
     *
     * @throws org.apache.spark.sql.AnalysisException when a column is missing
     */
    public Dataset<Row> conform(Dataset<Row> rows) {
        org.apache.spark.sql.Column[] columns = new org.apache.spark.sql.Column[schema.size()];
        for (int i = 0; i < columns.length; i++) {
            StructField field = schema.fields()[i];
            columns[i] =
                    functions.col(field.name()).cast(nullable(field.dataType())).as(field.name(), field.metadata());
        }
        return rows.select(columns);
    }

    private static DataType nullable(DataType type) {
        if (type instanceof ArrayType array) {
            return DataTypes.createArrayType(nullable(array.elementType()), true);
        }
        if (type instanceof StructType struct) {
            return new StructType(Arrays.stream(struct.fields())
                    .map(field -> new StructField(field.name(), nullable(field.dataType()), true, field.metadata()))
                    .toArray(StructField[]::new));
        }
        return type;
    }

    private static StructType structOf(Class<?> rowType) {
        List<StructField> fields = new ArrayList<>();
        for (RecordComponent component : rowType.getRecordComponents()) {
            Column column = component.getAnnotation(Column.class);
            if (column == null) {
                throw new IllegalArgumentException(rowType + "." + component.getName() + " lacks @Column");
            }
            DataType type = typeOf(component.getGenericType());
            fields.add(new StructField(
                            snakeCase(component.getName()),
                            type,
                            component.isAnnotationPresent(Nullable.class),
                            Metadata.empty())
                    .withComment(column.value()));
        }
        return new StructType(fields.toArray(StructField[]::new));
    }

    private static DataType typeOf(Type type) {
        DataType scalar = SCALARS.get(type);
        if (scalar != null) {
            return scalar;
        }
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            return DataTypes.createArrayType(typeOf(list.getActualTypeArguments()[0]), false);
        }
        if (type instanceof Class<?> record && record.isRecord()) {
            return structOf(record);
        }
        throw new IllegalArgumentException("no column type for " + type);
    }

    private static List<ColumnReader> readersOf(Class<?> rowType) {
        List<ColumnReader> readers = new ArrayList<>();
        for (RecordComponent component : rowType.getRecordComponents()) {
            readers.add(ColumnReader.of(component));
        }
        return readers;
    }

    private static Row rowOf(Object value, List<ColumnReader> readers) {
        Object[] cells = new Object[readers.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = readers.get(i).read(value);
        }
        return RowFactory.create(cells);
    }

    /** A component whose name would be a word of Java ends with an underscore, which the column does without. */
    static String snakeCase(String name) {
        return name.replaceAll("_$", "").replaceAll("([A-Z])", "_$1").toLowerCase(java.util.Locale.ROOT);
    }

    /** Reads one component of a record; nested records and lists of records come out as rows. */
    private record ColumnReader(MethodHandle accessor, List<ColumnReader> nested) {
        private static final MethodType ACCESSOR = MethodType.methodType(Object.class, Object.class);

        static ColumnReader of(RecordComponent component) {
            Type type = component.getGenericType();
            Type element = type instanceof ParameterizedType list ? list.getActualTypeArguments()[0] : type;
            boolean isRecord = element instanceof Class<?> record && record.isRecord();
            try {
                MethodHandle accessor = MethodHandles.lookup()
                        .unreflect(component.getAccessor())
                        .asType(ACCESSOR);
                return new ColumnReader(accessor, isRecord ? readersOf((Class<?>) element) : List.of());
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException("a row type and its components are public: " + component, e);
            }
        }

        Object read(Object row) {
            Object cell = invoke(row);
            if (cell instanceof List<?> list) {
                return list.stream().map(this::nest).toArray();
            }
            return nest(cell);
        }

        private Object nest(Object cell) {
            return nested.isEmpty() || cell == null ? cell : rowOf(cell, nested);
        }

        private Object invoke(Object row) {
            try {
                return (Object) accessor.invokeExact(row);
            } catch (Error | RuntimeException e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException("a record accessor failed", e);
            }
        }
    }
}
