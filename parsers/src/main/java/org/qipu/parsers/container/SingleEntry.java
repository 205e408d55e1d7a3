package org.qipu.parsers.container;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** A compressed file as a container of one entry. */
final class SingleEntry implements Entries {
    private final String name;
    private final InputStream stream;
    private boolean given;

    SingleEntry(String name, InputStream stream) {
        this.name = name;
        this.stream = stream;
    }

    @Override
    public Optional<Entry> next() {
        if (given) {
            return Optional.empty();
        }
        given = true;
        return Optional.of(new Entry(name, stream, Optional.empty()));
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
