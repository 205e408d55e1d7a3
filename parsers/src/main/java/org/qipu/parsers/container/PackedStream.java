package org.qipu.parsers.container;

import java.io.IOException;
import java.io.InputStream;
import org.qipu.parsers.bytes.ReadThrough;

/** The bytes of a source: counts them, and remembers when it is the source that fails, not what is made of its bytes. */
final class PackedStream extends ReadThrough {
    private final Budget budget;
    private IOException failure;

    PackedStream(InputStream stream, Budget budget) {
        super(stream);
        this.budget = budget;
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
