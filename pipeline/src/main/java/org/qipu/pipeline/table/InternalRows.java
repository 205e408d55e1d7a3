package org.qipu.pipeline.table;

import java.time.LocalDate;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Makes the rows that Spark works on inside, without an encoder between: texts as UTF-8, records as rows, lists as arrays.
 *
 * @param <T> the record that is one row
 */
public final class InternalRows<T extends Record> {
    private final Cell[] cells;

    InternalRows(List<Component> columns) {
        cells = cells(columns);
    }

    /**
     * The row of a record.
     *
     * @throws IllegalStateException when a column is null that may not be
     */
    public InternalRow of(T row) {
        return rowOf(row, cells);
    }

    private static Cell[] cells(List<Component> columns) {
        Cell[] cells = new Cell[columns.size()];
        for (int i = 0; i < cells.length; i++) {
            Component column = columns.get(i);
            cells[i] = new Cell(column, column.nested().isEmpty() ? null : cells(column.nested()));
        }
        return cells;
    }

    private static InternalRow rowOf(Object row, Cell[] cells) {
        Object[] values = new Object[cells.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = cells[i].of(row);
        }
        return new GenericInternalRow(values);
    }

    /** One column; {@code nested} is null when it holds no records. Plain loops: this runs for every cell of a table. */
    private record Cell(Component column, Cell[] nested) {
        Object of(Object row) {
            Object value = column.read(row);
            if (value == null) {
                if (column.required()) {
                    throw new IllegalStateException("column " + column.name() + " is null in " + row);
                }
                return null;
            }
            return value instanceof List<?> list ? array(list) : single(value);
        }

        private Object single(Object value) {
            if (value instanceof String text) {
                return UTF8String.fromString(text);
            }
            if (value instanceof LocalDate day) {
                return Math.toIntExact(day.toEpochDay());
            }
            return nested == null ? value : rowOf(value, nested);
        }

        private Object array(List<?> list) {
            Object[] values = new Object[list.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = single(list.get(i));
            }
            return new GenericArrayData(values);
        }
    }
}
