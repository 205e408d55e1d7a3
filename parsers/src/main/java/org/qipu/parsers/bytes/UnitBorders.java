package org.qipu.parsers.bytes;

/** Borders that are found unit by unit: a unit is a byte, or two in UTF-16. What is sought is ASCII. */
public abstract class UnitBorders implements Borders {
    private final int width;
    private final int high;
    private long position;
    private int pending = -1;

    /**
     * Starts at a record's first byte.
     *
     * @param charset UTF-16 in either byte order is searched in units of two bytes, anything else byte by byte
     * @param position offset of the first byte that will be fed
     */
    protected UnitBorders(String charset, long position) {
        width = charset.startsWith("UTF-16") ? 2 : 1;
        high = charset.equals("UTF-16LE") ? 1 : 0;
        this.position = position;
    }

    /**
     * Takes the next unit.
     *
     * @param at offset of its first byte
     * @return offset of a record's first byte, or {@link #NONE}
     */
    protected abstract long step(int unit, long at);

    /** Offset of the first byte that may turn out to begin a record, or {@link #NONE} when only bytes to come may. */
    protected abstract long open();

    @Override
    public final long position() {
        return position;
    }

    @Override
    public final long settledTo() {
        long whole = pending < 0 ? position : position - 1;
        long open = open();
        return open == NONE ? whole : Math.min(open, whole);
    }

    @Override
    public final long find(byte[] buffer, int start, int end) {
        for (int i = start; i < end; i++) {
            int unit = buffer[i] & 0xFF;
            position++;
            if (width == 2) {
                if (pending < 0) {
                    pending = unit;
                    continue;
                }
                unit = high == 0 ? pending << 8 | unit : unit << 8 | pending;
                pending = -1;
            }
            long border = step(unit, position - width);
            if (border != NONE) {
                return border;
            }
        }
        return NONE;
    }
}
