package org.qipu.pipeline.identity;

import java.util.ArrayList;
import java.util.List;

/** Comma-separated text as RFC 4180 says: cells in double quotes may hold commas, line ends and doubled quotes. */
final class CsvText {
    private final String file;
    private final String text;
    private int at;
    private int number = 1;

    private CsvText(String file, String text) {
        this.file = file;
        this.text = text;
    }

    /**
     * A line.
     *
     * @param number number of the line in its file, from 1; of the first one where a cell spans several
     * @param cells its cells
     */
    record Line(int number, List<String> cells) {}

    /** The lines that hold anything. */
    static List<Line> lines(String file, String text) throws EventTableProblem {
        CsvText csv = new CsvText(file, text);
        List<Line> lines = new ArrayList<>();
        while (csv.at < text.length()) {
            Line line = csv.line();
            if (line.cells.size() > 1 || !line.cells.get(0).isEmpty()) {
                lines.add(line);
            }
        }
        return lines;
    }

    private Line line() throws EventTableProblem {
        int first = number;
        List<String> cells = new ArrayList<>();
        do {
            cells.add(at < text.length() && text.charAt(at) == '"' ? quoted() : plain());
        } while (skip(','));
        boolean ended = skip('\r') | skip('\n');
        if (!ended && at < text.length()) {
            throw new EventTableProblem(file + ", line " + number + ": text behind a closing quote");
        }
        number++;
        return new Line(first, cells);
    }

    private String plain() {
        int from = at;
        while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }

    private String quoted() throws EventTableProblem {
        StringBuilder cell = new StringBuilder();
        at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"' && !skip('"')) {
                return cell.toString();
            }
            number += c == '\n' ? 1 : 0;
            cell.append(c);
        }
        throw new EventTableProblem(file + ", line " + number + ": a quote is not closed");
    }

    private boolean skip(char c) {
        boolean there = at < text.length() && text.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }
}
