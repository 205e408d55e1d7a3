package org.qipu.pipeline.table;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.LocalDate;
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
            LocalDate.class, DataTypes.DateType,
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
    private final List<Component> components;
    private final List<String> distinct = new ArrayList<>();

    private Table(String name, String description, Class<T> rowType) {
        this.name = name;
        this.description = description;
        this.schema = structOf(rowType);
        this.components = Component.of(rowType);
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
        return rowOf(value, components);
    }

    /** Makes Spark's internal rows with all columns. */
    public InternalRows<T> internalRows() {
        return new InternalRows<>(components);
    }

    /**
     * Makes Spark's internal rows with some columns, in the order asked for.
     *
     * @throws IllegalArgumentException when the table has no such column
     */
    public InternalRows<T> internalRows(List<String> columns) {
        return new InternalRows<>(columns.stream()
                .map(name -> components.get(schema.fieldIndex(name)))
                .toList());
    }

    /** The schema as files hold it: every column may be null. */
    public StructType storedSchema() {
        return (StructType) nullable(schema);
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

    private static Row rowOf(Object value, List<Component> components) {
        Object[] cells = new Object[components.size()];
        for (int i = 0; i < cells.length; i++) {
            List<Component> nested = components.get(i).nested();
            Object cell = components.get(i).read(value);
            cells[i] = cell instanceof List<?> list
                    ? list.stream().map(element -> nest(element, nested)).toArray()
                    : nest(cell, nested);
        }
        return RowFactory.create(cells);
    }

    private static Object nest(Object cell, List<Component> nested) {
        return nested.isEmpty() || cell == null ? cell : rowOf(cell, nested);
    }

    /** A component whose name would be a word of Java ends with an underscore, which the column does without. */
    static String snakeCase(String name) {
        return name.replaceAll("_$", "").replaceAll("([A-Z])", "_$1").toLowerCase(java.util.Locale.ROOT);
    }
}
