package org.qipu.pipeline.player;

import java.util.ArrayList;
import java.util.List;
import org.qipu.parsers.csv.CsvRow;

/** Aliases as CSV: a header {@code alias,player}, then one alias a line; a line with a number sign first is a remark. */
final class AliasCsv {
    private static final List<String> HEADER = List.of("alias", "player");

    private AliasCsv() {}

    static List<AliasLine> read(String file, String text) throws AliasProblem {
        List<AliasLine> lines = new ArrayList<>();
        boolean headed = false;
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> fields = fields(line, file + ":" + number + ": ");
            if (headed) {
                lines.add(new AliasLine(number, fields.get(0), fields.get(1)));
            } else if (!fields.equals(HEADER)) {
                throw new AliasProblem(file + ":" + number + ": the header alias,player is expected here");
            }
            headed = true;
        }
        if (!headed) {
            throw new AliasProblem(file + ": empty; the header alias,player is expected");
        }
        return lines;
    }

    private static List<String> fields(String line, String place) throws AliasProblem {
        if (line.chars().filter(c -> c == '"').count() % 2 != 0) {
            throw new AliasProblem(place + "a quotation mark without its counterpart");
        }
        List<String> fields = CsvRow.fields(line.toCharArray(), line.length(), ',');
        if (fields.size() != HEADER.size()) {
            throw new AliasProblem(place + "two fields, alias and player, are expected, not " + fields.size());
        }
        return fields;
    }
}
