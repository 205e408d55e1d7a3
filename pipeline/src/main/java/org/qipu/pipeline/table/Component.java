package org.qipu.pipeline.table;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * A component of a row's record, which is a column.
 *
 * @param name name of the column
 * @param required whether it may not be null
 * @param accessor reads the component; takes and gives an object
 * @param nested the components of the record that it holds, itself or in a list; empty when it holds no records
 */
record Component(String name, boolean required, MethodHandle accessor, List<Component> nested) {
    private static final MethodType ACCESSOR = MethodType.methodType(Object.class, Object.class);

    /** The components of a record type, in their order. */
    static List<Component> of(Class<?> rowType) {
        List<Component> components = new ArrayList<>();
        for (RecordComponent component : rowType.getRecordComponents()) {
            components.add(of(component));
        }
        return components;
    }

    private static Component of(RecordComponent component) {
        Type type = component.getGenericType();
        Type element = type instanceof ParameterizedType list ? list.getActualTypeArguments()[0] : type;
        boolean isRecord = element instanceof Class<?> record && record.isRecord();
        try {
            MethodHandle accessor =
                    MethodHandles.lookup().unreflect(component.getAccessor()).asType(ACCESSOR);
            return new Component(
                    Table.snakeCase(component.getName()),
                    !component.isAnnotationPresent(Nullable.class),
                    accessor,
                    isRecord ? of((Class<?>) element) : List.of());
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("a row type and its components are public: " + component, e);
        }
    }

    /** The component of a record. */
    Object read(Object row) {
        try {
            return (Object) accessor.invokeExact(row);
        } catch (Error | RuntimeException e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a record accessor failed", e);
        }
    }
}
