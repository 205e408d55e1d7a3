package org.qipu.pipeline.export;

import com.univocity.parsers.csv.CsvWriter;
import com.univocity.parsers.csv.CsvWriterSettings;
import java.io.Writer;
import org.apache.spark.sql.Row;

/**
 * Rows as CSV (RFC 4180) with a line of names. Names in archives come from strangers: a cell that a spreadsheet would
 * take for a formula begins with an apostrophe.
 */
final class CsvLines {
    private static final String FORMULA = "=+-@\t\r";

    private final CsvWriter writer;

    CsvLines(Writer out) {
        CsvWriterSettings settings = new CsvWriterSettings();
        settings.getFormat().setLineSeparator("\r\n");
        settings.setIgnoreLeadingWhitespaces(false);
        settings.setIgnoreTrailingWhitespaces(false);
        settings.setNormalizeLineEndingsWithinQuotes(false);
        this.writer = new CsvWriter(out, settings);
    }

    void names(String[] columns) {
        writer.writeHeaders(columns);
    }

    void row(Row row) {
        Object[] cells = new Object[row.length()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = row.isNullAt(i) ? null : harmless(row.get(i));
        }
        writer.writeRow(cells);
    }

    void flush() {
        writer.flush();
    }

    private static Object harmless(Object cell) {
        return cell instanceof String text && !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0
                ? "'" + text
                : cell;
    }
}
