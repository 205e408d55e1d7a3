package org.qipu.pipeline.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.catalyst.CatalystTypeConverters;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.unsafe.types.UTF8String;
import org.junit.jupiter.api.Test;

class TableTest {
    /** A nested row. */
    public record Inner(
            @Column("a number") int someNumber,
            @Column("a text") @Nullable String text) {}

    /** A row with every kind of column. */
    public record Outer(
            @Column("an id") String gameId,
            @Column("a list") List<Inner> inners,
            @Column("names") List<String> names,
            @Column("one") @Nullable Inner one,
            @Column("a score") @Nullable Double score) {}

    /** Lacks a description. */
    public record Bare(String gameId) {}

    private static final Table<Outer> TABLE = Table.of("outer", "for tests", Outer.class);

    @Test
    void columnsComeFromTheComponents() {
        assertThat(TABLE.schema().toDDL())
                .isEqualTo("game_id STRING NOT NULL COMMENT 'an id',"
                        + "inners ARRAY<STRUCT<some_number: INT NOT NULL COMMENT 'a number', text: STRING COMMENT"
                        + " 'a text'>> NOT NULL COMMENT 'a list',"
                        + "names ARRAY<STRING> NOT NULL COMMENT 'names',"
                        + "one STRUCT<some_number: INT NOT NULL COMMENT 'a number', text: STRING COMMENT 'a text'>"
                        + " COMMENT 'one',"
                        + "score DOUBLE COMMENT 'a score'");
    }

    @Test
    void aRowHoldsTheComponentsInOrder() {
        Row row = TABLE.toRow(new Outer("g", List.of(new Inner(1, "x"), new Inner(2, null)), List.of("n"), null, 0.5));

        assertThat(row.getString(0)).isEqualTo("g");
        assertThat((Object[]) row.get(1)).containsExactly(RowFactory.create(1, "x"), RowFactory.create(2, null));
        assertThat((Object[]) row.get(2)).containsExactly("n");
        assertThat(row.isNullAt(3)).isTrue();
        assertThat(row.getDouble(4)).isEqualTo(0.5);
    }

    @Test
    void anInternalRowHoldsTheComponentsAsSparkKeepsThem() {
        Outer outer = new Outer("棋", List.of(new Inner(1, "x"), new Inner(2, null)), List.of("n"), null, 0.5);

        InternalRow row = TABLE.internalRows().of(outer);

        assertThat(CatalystTypeConverters.convertToScala(row, TABLE.schema()))
                .isEqualTo(CatalystTypeConverters.convertToScala(
                        CatalystTypeConverters.convertToCatalyst(TABLE.toRow(outer)), TABLE.schema()));
        assertThat(row.getUTF8String(0)).isEqualTo(UTF8String.fromString("棋"));
        assertThat(row.getArray(1).getStruct(0, 2).getInt(0)).isEqualTo(1);
        assertThat(row.isNullAt(3)).isTrue();
    }

    @Test
    void anInternalRowHoldsTheColumnsAskedFor() {
        InternalRow row =
                TABLE.internalRows(List.of("score", "game_id")).of(new Outer("g", List.of(), List.of(), null, 0.5));

        assertThat(row.numFields()).isEqualTo(2);
        assertThat(row.getDouble(0)).isEqualTo(0.5);
        assertThat(row.getUTF8String(1)).hasToString("g");
    }

    @Test
    void anInternalRowLacksNothingThatMayNotBeNull() {
        InternalRows<Outer> rows = TABLE.internalRows();

        assertThatThrownBy(() -> rows.of(new Outer(null, List.of(), List.of(), null, null)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("game_id");
    }

    @Test
    void aColumnWithoutADescriptionIsRefused() {
        assertThatThrownBy(() -> Table.of("bare", "for tests", Bare.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("gameId");
    }

    @Test
    void everyColumnOfEveryTableIsDescribed() {
        for (Table<?> table : Tables.ALL) {
            for (StructField field : table.schema().fields()) {
                assertThat(field.getComment().get())
                        .as(table.name() + "." + field.name())
                        .isNotBlank();
            }
        }
    }

    @Test
    void findingCountsHaveOneColumnAKind() {
        assertThat(Table.of("counts", "for tests", FindingCounts.class).schema().fieldNames())
                .containsExactlyInAnyOrder(java.util.Arrays.stream(org.qipu.pipeline.audit.FindingKind.values())
                        .map(org.qipu.pipeline.audit.FindingKind::column)
                        .toArray(String[]::new));
    }
}
