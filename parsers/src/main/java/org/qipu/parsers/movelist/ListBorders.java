package org.qipu.parsers.movelist;

import org.qipu.parsers.bytes.UnitBorders;

/**
 * Where the records of a list begin. In a source that begins with a FEN, at each line that is one; in any other, at each line
 * that is none, since a FEN behind the moves is their start position. A line is a FEN when it holds nine slashes; the rule
 * is the same for every slice, because a slice begins with a line of the kind that begins records.
 */
final class ListBorders extends UnitBorders {
    private static final int SLASHES = 9;
    private static final int LONGEST_FEN = 128;
    private static final int[] UTF8_MARK = {0xEF, 0xBB, 0xBF};

    private long lineStart;
    private int length;
    private int slashes;
    private boolean anyLine;
    private boolean fenFirst;

    ListBorders(String charset, long position) {
        super(charset, position);
        lineStart = NONE;
    }

    /** Whether a number of slashes in a line of a length makes it a FEN. */
    static boolean isFen(int slashes, int length) {
        return slashes == SLASHES && length <= LONGEST_FEN;
    }

    @Override
    protected long step(int unit, long at) {
        if (unit == '\n' || unit == '\r') {
            return lineEnd();
        }
        if (lineStart == NONE && unit > ' ' && !isMark(unit, at)) {
            lineStart = at;
            length = 0;
            slashes = 0;
        }
        if (lineStart != NONE) {
            length++;
            slashes += unit == '/' ? 1 : 0;
            return length == LONGEST_FEN + 1 ? lineBegins(false) : NONE;
        }
        return NONE;
    }

    /** A byte order mark, that of UTF-8 byte by byte at the beginning of the source, makes no line. */
    private static boolean isMark(int unit, long at) {
        return unit == 0xFEFF || at < UTF8_MARK.length && unit == UTF8_MARK[(int) at];
    }

    /** A line that is longer than any FEN was judged when that was known. */
    private long lineEnd() {
        long border = lineStart == NONE || length > LONGEST_FEN ? NONE : lineBegins(isFen(slashes, length));
        lineStart = NONE;
        return border;
    }

    private long lineBegins(boolean fen) {
        if (!anyLine) {
            anyLine = true;
            fenFirst = fen;
            return NONE;
        }
        return fen == fenFirst ? lineStart : NONE;
    }

    @Override
    protected long open() {
        return lineStart != NONE && length <= LONGEST_FEN ? lineStart : NONE;
    }
}
