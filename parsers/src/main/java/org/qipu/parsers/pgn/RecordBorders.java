package org.qipu.parsers.pgn;

import org.qipu.parsers.bytes.Borders;
import org.qipu.parsers.bytes.ByteScan;

/**
 * Finds where the records of a PGN source begin, on its bytes and without decoding; see the package description for the
 * rule and why it is local. Feed it the source from a record's first byte on, in pieces of any length; it tells each
 * border after that one.
 *
 * <p>In a charset of one-byte units (all but UTF-16) only the beginning of each line is looked at, the rest is skipped
 * eight bytes at a time.
 */
final class RecordBorders implements Borders {
    /** A line that is no tag line after this many characters is none. */
    private static final int MAX_PREFIX = 256;

    /** Names in lower case, a byte a character: the tags that by the specifications of PGN come first. */
    private static final long GAME = 0x67616D65L;

    private static final long EVENT = 0x6576656E74L;

    private static final int LINE_START = 0;
    private static final int BRACKET = 1;
    private static final int NAME = 2;
    private static final int GAP = 3;
    private static final int TAG = 4;
    private static final int REST = 5;
    private static final int ONE = 6;

    private final int width;
    private final int high;
    private int state = LINE_START;
    private int prefix;
    private long lineStart;
    private boolean textSeen;
    private boolean blankLineSeen;
    /** Whether the record has a tag line, and whether a line of it begins with the move number 1. */
    private boolean tagged;

    private boolean numbered;
    private long returnAt = -1;
    private long name;
    private long formerName;
    private long position;
    private int pending = -1;

    /**
     * Starts at a record's first byte.
     *
     * @param charset UTF-16 in either byte order is searched in its units of two bytes, anything else byte by byte
     * @param position offset of the first byte that will be fed
     */
    RecordBorders(String charset, long position) {
        width = charset.startsWith("UTF-16") ? 2 : 1;
        high = charset.equals("UTF-16LE") ? 1 : 0;
        this.position = position;
        lineStart = position;
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public long settledTo() {
        return state == REST || state == LINE_START ? position - (pending < 0 ? 0 : 1) : lineStart;
    }

    @Override
    public long find(byte[] buffer, int start, int end) {
        return width == 1 ? findNarrow(buffer, start, end) : findWide(buffer, start, end);
    }

    private long findNarrow(byte[] buffer, int start, int end) {
        int i = start;
        while (i < end) {
            if (state == REST) {
                i = ByteScan.lineEnd(buffer, i, end);
                if (i == end) {
                    break;
                }
            }
            boolean border = step(buffer[i] & 0xFF, position + (i - start));
            i++;
            if (border) {
                position += i - start;
                return lineStart;
            }
        }
        position += end - start;
        return NONE;
    }

    /** The two bytes of a unit may be fed in two pieces. */
    private long findWide(byte[] buffer, int start, int end) {
        for (int i = start; i < end; i++) {
            if (pending < 0) {
                pending = buffer[i] & 0xFF;
                continue;
            }
            int second = buffer[i] & 0xFF;
            int unit = high == 0 ? pending << 8 | second : second << 8 | pending;
            pending = -1;
            if (step(unit, position + (i - start) - 1)) {
                position += i + 1 - start;
                return lineStart;
            }
        }
        position += end - start;
        return NONE;
    }

    /** Takes one code unit that stands at an offset; true when it proves that the current line begins a record. */
    private boolean step(int unit, long at) {
        if (unit == '\n' || unit == '\r') {
            lineEnd(unit, at);
            return false;
        }
        switch (state) {
            case LINE_START -> atLineStart(unit, at);
            case BRACKET -> state = isLetter(unit) ? inName(unit) : isBlank(unit) ? within(BRACKET) : text();
            case NAME -> state = isNamePart(unit) ? inName(unit) : isBlank(unit) ? GAP : unit == '"' ? TAG : text();
            case ONE -> {
                return numberLine(unit);
            }
            case GAP -> state = isBlank(unit) ? within(GAP) : unit == '"' || unit > 0x7F ? TAG : text();
            default -> state = REST;
        }
        return state == TAG && tagLine();
    }

    private void lineEnd(int unit, long at) {
        boolean secondHalf = unit == '\n' && returnAt == at - width;
        blankLineSeen |= state == LINE_START && !secondHalf;
        returnAt = unit == '\r' ? at : -1;
        state = LINE_START;
        lineStart = at + width;
    }

    /** Blanks before a line's first character belong to the record that ends there. */
    private void atLineStart(int unit, long at) {
        if (unit == '[') {
            lineStart = at;
            state = BRACKET;
            prefix = 0;
            name = 0;
        } else if (unit == '1') {
            lineStart = at;
            state = ONE;
        } else if (!isBlank(unit) && !isByteOrderMark(unit)) {
            state = text();
        }
    }

    /** Whether a line that begins with 1 begins a game after another one, neither of them having tags. */
    private boolean numberLine(int second) {
        boolean first = second == '.' || second > 0x7F;
        boolean border = first && numbered && blankLineSeen && !tagged;
        numbered |= first;
        state = text();
        return border;
    }

    private int within(int sameState) {
        return ++prefix > MAX_PREFIX ? text() : sameState;
    }

    private int inName(int unit) {
        name = name << 8 | (unit | 0x20);
        return within(NAME);
    }

    private int text() {
        textSeen = true;
        blankLineSeen = false;
        return REST;
    }

    /** Whether the tag line that was just recognised begins a record. */
    private boolean tagLine() {
        boolean first = name == GAME || name == EVENT && formerName != GAME;
        boolean border = textSeen || blankLineSeen && formerName != 0 && first;
        textSeen = false;
        blankLineSeen = false;
        formerName = name;
        state = REST;
        tagged = true;
        numbered &= !border;
        return border;
    }

    private static boolean isBlank(int unit) {
        return unit == ' ' || unit == '\t' || unit == 0 || unit == 0x1A || unit == '\f';
    }

    /** The mark of UTF-8, byte by byte, or of UTF-16: in front of a file, or of one that was appended to another. */
    private boolean isByteOrderMark(int unit) {
        return width == 1 ? unit == 0xEF || unit == 0xBB || unit == 0xBF : unit == 0xFEFF;
    }

    private static boolean isLetter(int unit) {
        int lower = unit | 0x20;
        return lower >= 'a' && lower <= 'z';
    }

    private static boolean isNamePart(int unit) {
        return isLetter(unit) || unit >= '0' && unit <= '9' || unit == '_' || unit == '-';
    }
}
