package org.qipu.parsers.container;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** The bytes of an entry, to be read more than once: a small one in memory, a large one in a temporary file. */
final class EntryCopy implements Closeable {
    private static final int IN_MEMORY = 4 << 20;

    private final byte[] first;
    private final Optional<Path> whole;

    private EntryCopy(byte[] first, Optional<Path> whole) {
        this.first = first;
        this.whole = whole;
    }

    static EntryCopy of(InputStream entry) throws IOException {
        byte[] first = entry.readNBytes(IN_MEMORY);
        if (first.length < IN_MEMORY) {
            return new EntryCopy(first, Optional.empty());
        }
        Path file = Files.createTempFile("qipu", ".entry");
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(first);
            entry.transferTo(out);
        } catch (IOException e) {
            Files.delete(file);
            throw e;
        }
        return new EntryCopy(first, Optional.of(file));
    }

    /** The first bytes, as many as there are and are asked for. */
    byte[] head(int bytes) {
        return Arrays.copyOf(first, Math.min(bytes, first.length));
    }

    /** The bytes from an offset on. */
    InputStream from(long offset) throws IOException {
        if (whole.isEmpty()) {
            return new ByteArrayInputStream(first, (int) offset, first.length - (int) offset);
        }
        InputStream stream = new BufferedInputStream(Files.newInputStream(whole.get()));
        stream.skipNBytes(offset);
        return stream;
    }

    @Override
    public void close() throws IOException {
        if (whole.isPresent()) {
            Files.deleteIfExists(whole.get());
        }
    }
}
