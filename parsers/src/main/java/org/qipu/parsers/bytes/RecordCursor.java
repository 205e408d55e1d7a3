package org.qipu.parsers.bytes;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Cuts a stream into records, one at a time in a reused buffer. A record larger than the limit is passed over without
 * keeping its bytes, so memory is bounded by the limit whatever the source holds.
 */
public final class RecordCursor implements Closeable {
    private static final int FIRST_BUFFER = 64 * 1024;

    private final InputStream stream;
    private final long endByte;
    private final int limit;
    private final Borders borders;

    private byte[] buffer;
    /** Offset within the source of the buffer's first byte. */
    private long base;

    private int filled;
    private boolean exhausted;
    private boolean lastTaken;

    private long offset;
    private long length;
    private boolean tooLarge;
    private long next;

    /**
     * Starts at a record's first byte.
     *
     * @param stream the bytes from the position of the borders on
     * @param endByte offset after the last byte to read
     * @param borders tell where records begin; nothing was fed to them yet
     * @param limit largest record that is kept, in bytes
     */
    public RecordCursor(InputStream stream, long endByte, Borders borders, int limit) {
        this.stream = stream;
        this.endByte = endByte;
        this.limit = limit;
        this.borders = borders;
        buffer = new byte[FIRST_BUFFER];
        base = borders.position();
        next = base;
    }

    /**
     * Moves to the next record.
     *
     * @return false after the last one
     * @throws IOException when the stream cannot be read
     */
    public boolean advance() throws IOException {
        if (lastTaken) {
            return false;
        }
        offset = next;
        tooLarge = false;
        while (true) {
            int scanned = (int) (borders.position() - base);
            long border = borders.find(buffer, scanned, filled);
            if (border != Borders.NONE) {
                return take(border);
            }
            if (exhausted) {
                lastTaken = true;
                return take(base + filled);
            }
            fill();
        }
    }

    private boolean take(long border) {
        length = border - offset;
        tooLarge |= length > limit;
        next = border;
        return length > 0 || border == 0;
    }

    /** Reads on; what belongs to former records, or to one that is too large, makes room. */
    private void fill() throws IOException {
        tooLarge |= base + filled - offset > limit;
        int done = (int) ((tooLarge ? borders.settledTo() : offset) - base);
        if (filled == buffer.length || done == filled) {
            System.arraycopy(buffer, done, buffer, 0, filled - done);
            base += done;
            filled -= done;
            if (filled > buffer.length / 2) {
                buffer = Arrays.copyOf(buffer, (int) Math.min(limit + (long) FIRST_BUFFER, 2L * buffer.length));
            }
        }
        int wanted = (int) Math.min(buffer.length - filled, endByte - base - filled);
        int read = stream.readNBytes(buffer, filled, wanted);
        filled += read;
        exhausted = read < wanted || base + filled >= endByte;
    }

    /** The array that holds the current record, until the cursor moves. */
    public byte[] bytes() {
        return buffer;
    }

    /** Index of the record's first byte; meaningless when it is too large. */
    public int start() {
        return (int) (offset - base);
    }

    /** Index after the record's last byte. */
    public int end() {
        return (int) (offset - base + length);
    }

    /** Offset of the record within the source. */
    public long offset() {
        return offset;
    }

    /** Number of bytes of the record. */
    public long length() {
        return length;
    }

    /** Whether the record is larger than the limit; its bytes are gone then. */
    public boolean tooLarge() {
        return tooLarge;
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
