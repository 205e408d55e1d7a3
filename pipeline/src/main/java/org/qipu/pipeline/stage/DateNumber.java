package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.lpad;
import static org.apache.spark.sql.functions.rpad;
import static org.apache.spark.sql.functions.translate;
import static org.apache.spark.sql.functions.when;

import org.apache.spark.sql.Column;

/** Dates of any precision as numbers in the order of their texts: 1956 is 19560000, 1956-12 is 19561200. */
final class DateNumber {
    private DateNumber() {}

    /** The number of a date as {@code games.date} holds it; null for null. */
    static Column of(Column date) {
        return rpad(translate(date, "-", ""), lit(8), lit("0")).cast("int");
    }

    /** The date of a number; null for null. */
    static Column text(Column number) {
        Column year = lpad(number.divide(10_000).cast("int").cast("string"), 4, "0");
        Column month = part(number.divide(100).cast("int").mod(100));
        Column day = part(number.mod(100));
        return when(number.isNotNull(), concat_ws("-", year, month, day));
    }

    private static Column part(Column number) {
        return when(number.gt(0), lpad(number.cast("string"), 2, "0"));
    }
}
