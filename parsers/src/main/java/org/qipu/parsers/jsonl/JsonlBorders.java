package org.qipu.parsers.jsonl;

import org.qipu.parsers.bytes.UnitBorders;

/** A record begins with the first character of every line but the first that holds more than blanks. */
final class JsonlBorders extends UnitBorders {
    private static final int BYTE_ORDER_MARK = 0xFEFF;
    private static final int[] MARK_IN_UTF8 = {0xEF, 0xBB, 0xBF};

    private boolean inLine;
    private boolean anyLine;

    JsonlBorders(String charset, long position) {
        super(charset, position);
    }

    @Override
    protected long step(int unit, long at) {
        if (unit == '\n' || unit == '\r') {
            inLine = false;
            return NONE;
        }
        if (inLine || unit <= ' ' || isMark(unit, at)) {
            return NONE;
        }
        boolean border = anyLine;
        inLine = true;
        anyLine = true;
        return border ? at : NONE;
    }

    private static boolean isMark(int unit, long at) {
        return unit == BYTE_ORDER_MARK || at < MARK_IN_UTF8.length && unit == MARK_IN_UTF8[(int) at];
    }

    @Override
    protected long open() {
        return NONE;
    }
}
