package org.qipu.parsers.container;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The entries of a container in their order. */
interface Entries extends Closeable {
    /**
     * An entry that is a file.
     *
     * @param name path inside the container as written there
     * @param stream its bytes, good until the next entry is asked for
     * @param problem why it cannot be read although it is there: a password, a method not supported; empty otherwise
     */
    record Entry(String name, InputStream stream, Optional<String> problem) {}

    /**
     * The next entry, or nothing after the last.
     *
     * @throws IOException when the container is damaged or cannot be read on
     */
    Optional<Entry> next() throws IOException;
}
