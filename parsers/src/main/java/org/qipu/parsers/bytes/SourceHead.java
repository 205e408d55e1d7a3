package org.qipu.parsers.bytes;

import java.io.IOException;
import java.io.InputStream;

/**
 * A source that is read as a whole, up to a limit.
 *
 * @param bytes its bytes, or its first ones when it is larger than the limit
 * @param length length of the whole source in bytes
 */
public record SourceHead(byte[] bytes, long length) {
    private static final int CHUNK = 64 * 1024;

    /**
     * Reads a stream to its end and keeps its first bytes.
     *
     * @param limit most bytes to keep
     * @param hash takes note of every byte
     * @throws IOException when the stream cannot be read
     */
    public static SourceHead read(InputStream stream, int limit, Sha256 hash) throws IOException {
        byte[] kept = stream.readNBytes(limit);
        hash.accept(kept, 0, kept.length);
        long length = kept.length;
        if (kept.length == limit) {
            byte[] chunk = new byte[CHUNK];
            for (int read = stream.read(chunk); read > 0; read = stream.read(chunk)) {
                hash.accept(chunk, 0, read);
                length += read;
            }
        }
        return new SourceHead(kept, length);
    }

    /** Whether the source is larger than what was kept. */
    public boolean isCut() {
        return length > bytes.length;
    }
}
