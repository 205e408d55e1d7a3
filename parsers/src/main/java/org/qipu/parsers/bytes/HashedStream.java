package org.qipu.parsers.bytes;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A stream that counts and hashes what is read through it. */
public final class HashedStream extends ReadThrough {
    private final Sha256 hash = new Sha256();
    private long count;

    /** Reads from another stream, which it closes. */
    public HashedStream(InputStream stream) {
        super(stream);
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = in.read(buffer, offset, length);
        if (read > 0) {
            hash.accept(buffer, offset, offset + read);
            count += read;
        }
        return read;
    }

    /** Reads what is left. */
    public void drain() throws IOException {
        transferTo(OutputStream.nullOutputStream());
    }

    /** Number of bytes read. */
    public long count() {
        return count;
    }

    /** The hash of the bytes read in lower-case hexadecimal; to be asked for once, at the end. */
    public String hex() {
        return hash.hex();
    }
}
