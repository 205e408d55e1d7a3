package org.qipu.parsers.container;

import java.io.IOException;
import java.io.InputStream;
import org.qipu.parsers.bytes.ReadThrough;
import org.qipu.parsers.record.RejectCode;

/**
 * The bytes of an entry: counts them against the budget and tells every failure to expand them as a problem of the
 * content. Decompressors throw all kinds of exceptions on bytes that no compressor wrote.
 */
final class ExpandedStream extends ReadThrough {
    private final Budget budget;

    /** An entry at any depth. */
    ExpandedStream(InputStream stream, Budget budget) {
        super(stream);
        this.budget = budget;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read;
        try {
            read = in.read(buffer, offset, length);
        } catch (ContainerProblem e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            throw new ContainerProblem(RejectCode.DAMAGED_CONTAINER, "the entry cannot be expanded: " + e.getMessage());
        }
        budget.expanded(Math.max(0, read));
        return read;
    }

    /** The entries of a container share one stream, which is not closed with an entry. */
    @Override
    public void close() {}
}
