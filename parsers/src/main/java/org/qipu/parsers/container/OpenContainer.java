package org.qipu.parsers.container;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import org.qipu.parsers.record.RejectCode;

/**
 * A container that is being read.
 *
 * @param entries its entries
 * @param place where it stands
 */
record OpenContainer(Entries entries, Place place) implements Closeable {
    /**
     * Where a container stands.
     *
     * @param path in the source, empty for the source itself
     * @param depth 1 for the source itself, 2 for a container in it, and so on
     * @param behind what its bytes lie in, to be released with it
     */
    record Place(String path, int depth, Closeable behind) {}

    /** Path in the source. */
    String path() {
        return place.path();
    }

    /** Depth in the source, from 1. */
    int depth() {
        return place.depth();
    }

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
        return path().isEmpty() ? name : path() + "!/" + name;
    }

    @Override
    public void close() throws IOException {
        try {
            entries.close();
        } finally {
            place.behind().close();
        }
    }
}
