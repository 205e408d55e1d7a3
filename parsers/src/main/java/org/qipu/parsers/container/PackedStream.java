package org.qipu.parsers.container;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of a source: counts them, and remembers when it is the source that fails, not what is made of its bytes. */
final class PackedStream extends FilterInputStream {
    private final Budget budget;
    private IOException failure;

    PackedStream(InputStream stream, Budget budget) {
        super(stream);
        this.budget = budget;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        try {
            int read = in.read(buffer, offset, length);
            budget.packed(Math.max(0, read));
            return read;
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public long skip(long n) throws IOException {
        return readNBytes((int) Math.min(n, 8192)).length;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    /** Readers of containers close what they read; the source is for its owner to close. */
    @Override
    public void close() {}

    /** Throws what reading the source has thrown, if it has. */
    void rethrow() throws IOException {
        if (failure != null) {
            throw failure;
        }
    }
}
