package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.Test;
import org.qipu.pipeline.flow.SparkForTests;

class DateNumberTest {
    @Test
    void datesOfAnyPrecisionAreOrderedAndComeBackAsTheyWere() {
        List<String> dates = Arrays.asList("1956", "1956-12", "1956-12-03", "1956-12-31", "1957-01-01", null);
        Dataset<Row> numbers = SparkForTests.session()
                .createDataset(dates, Encoders.STRING())
                .select(DateNumber.of(col("value")).as("number"));

        List<Row> rows = numbers.select(
                        col("number"), DateNumber.text(col("number")).as("text"))
                .collectAsList();

        assertThat(rows)
                .containsExactly(
                        RowFactory.create(19560000, "1956"),
                        RowFactory.create(19561200, "1956-12"),
                        RowFactory.create(19561203, "1956-12-03"),
                        RowFactory.create(19561231, "1956-12-31"),
                        RowFactory.create(19570101, "1957-01-01"),
                        RowFactory.create(null, null));
    }
}
