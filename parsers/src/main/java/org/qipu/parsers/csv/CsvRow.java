package org.qipu.parsers.csv;

import java.util.ArrayList;
import java.util.List;

/** The fields of a row. */
public final class CsvRow {
    private static final int MOST_FIELDS = 1000;

    private CsvRow() {}

    /** Splits a row; fields are without their quotes and the white space around them, at most 1,000 of them. */
    public static List<String> fields(char[] text, int length, char separator) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        boolean mayQuote = true;
        for (int i = 0; i < length && fields.size() < MOST_FIELDS; i++) {
            char c = text[i];
            if (c == '"' && (quoted || mayQuote)) {
                boolean doubled = !quoted && i > 0 && text[i - 1] == '"' && !field.isEmpty();
                if (doubled) {
                    field.append('"');
                }
                quoted = !quoted;
                mayQuote = true;
            } else if (c == separator && !quoted) {
                fields.add(field.toString().strip());
                field.setLength(0);
                mayQuote = true;
            } else {
                mayQuote = false;
                if (c != '\uFEFF' || i > 0) {
                    field.append(c);
                }
                mayQuote |= i == 0 && c == '\uFEFF';
            }
        }
        fields.add(field.toString().strip());
        return fields;
    }

    /** The separator of a table: of comma, semicolon and tabulator the one that its first row holds most often. */
    static char separator(char[] text, int length) {
        char best = ',';
        int most = -1;
        for (char candidate : new char[] {',', ';', '\t'}) {
            int count = 0;
            for (int i = 0; i < length; i++) {
                count += text[i] == candidate ? 1 : 0;
            }
            if (count > most) {
                most = count;
                best = candidate;
            }
        }
        return best;
    }
}
