package org.qipu.parsers.wxf;

import org.qipu.parsers.bytes.UnitBorders;

/** A record begins at each line whose first word is FORMAT, except the first: what stands before that belongs to it. */
final class WxfBorders extends UnitBorders {
    private static final String WORD = "format";
    private static final int REST_OF_LINE = -1;

    private long lineStart;
    private int matched;
    private boolean seen;

    WxfBorders(String charset, long position) {
        super(charset, position);
        lineStart = position;
    }

    @Override
    protected long step(int unit, long at) {
        if (unit == '\n' || unit == '\r') {
            matched = 0;
        } else if (matched == WORD.length()) {
            matched = REST_OF_LINE;
            return isBlank(unit) ? begins() : NONE;
        } else if (matched >= 0 && (unit | 0x20) == WORD.charAt(matched)) {
            lineStart = matched == 0 ? at : lineStart;
            matched++;
        } else if (matched != 0 || !isBlank(unit) && !isByteOrderMark(unit)) {
            matched = REST_OF_LINE;
        }
        return NONE;
    }

    private long begins() {
        boolean first = !seen;
        seen = true;
        return first ? NONE : lineStart;
    }

    private static boolean isBlank(int unit) {
        return unit == ' ' || unit == '\t' || unit == ':' || unit == '=';
    }

    private static boolean isByteOrderMark(int unit) {
        return unit == 0xFEFF || unit == 0xEF || unit == 0xBB || unit == 0xBF;
    }

    @Override
    protected long open() {
        return matched > 0 ? lineStart : NONE;
    }
}
