package org.qipu.parsers.csv;

import org.qipu.parsers.bytes.UnitBorders;

/** Where rows begin: behind a line end that is not quoted. Empty lines belong to the row before. */
final class CsvBorders extends UnitBorders {
    private boolean rowEnded;
    private boolean quoted;
    private boolean mayQuote = true;

    CsvBorders(String charset, long position) {
        super(charset, position);
    }

    @Override
    protected long step(int unit, long at) {
        boolean lineEnd = unit == '\n' || unit == '\r';
        if (!quoted && lineEnd) {
            rowEnded = true;
            mayQuote = true;
            return NONE;
        }
        boolean begins = rowEnded;
        rowEnded = false;
        if (unit == '"' && (quoted || mayQuote)) {
            // A quote behind a closing one opens the field again: a quote within the field.
            quoted = !quoted;
            mayQuote = true;
        } else {
            mayQuote = unit == ',' || unit == ';' || unit == '\t' || unit == 0xFEFF;
        }
        return begins ? at : NONE;
    }

    @Override
    protected long open() {
        return NONE;
    }
}
