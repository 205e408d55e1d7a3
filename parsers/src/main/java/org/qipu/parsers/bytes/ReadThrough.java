package org.qipu.parsers.bytes;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that takes note of what is read through it: every byte passes {@link #read(byte[], int, int)}. */
public abstract class ReadThrough extends FilterInputStream {
    /** Reads from another stream. */
    protected ReadThrough(InputStream stream) {
        super(stream);
    }

    @Override
    public abstract int read(byte[] buffer, int offset, int length) throws IOException;

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public long skip(long n) throws IOException {
        return readNBytes((int) Math.min(n, 8192)).length;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
