package org.qipu.parsers.container;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import org.qipu.parsers.record.RejectCode;

/**
 * A container that is being read.
 *
 * @param entries its entries
 * @param path where it stands in the source, empty for the source itself
 * @param depth 1 for the source itself, 2 for a container in it, and so on
 * @param behind what its bytes lie in, to be released with it
 */
record OpenContainer(Entries entries, String path, int depth, Closeable behind) implements Closeable {
    /** The next entry; whatever the bytes make a reader throw is told as damage. */
    Optional<Entries.Entry> next() throws IOException {
        try {
            return entries.next();
        } catch (ContainerProblem e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            throw new ContainerProblem(RejectCode.DAMAGED_CONTAINER, "the container is damaged: " + e.getMessage());
        }
    }

    /** Path of an entry in the source. */
    String pathOf(String name) {
        return path.isEmpty() ? name : path + "!/" + name;
    }

    @Override
    public void close() throws IOException {
        try {
            entries.close();
        } finally {
            behind.close();
        }
    }
}
