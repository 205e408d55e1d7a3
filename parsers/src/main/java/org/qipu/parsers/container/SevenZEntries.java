package org.qipu.parsers.container;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;

/** The entries of a 7z file, which lies in a temporary file meanwhile. */
final class SevenZEntries implements Entries {
    private final Path copy;
    private final SevenZFile file;

    private SevenZEntries(Path copy, SevenZFile file) {
        this.copy = copy;
        this.file = file;
    }

    static SevenZEntries of(InputStream stream) throws IOException {
        Path copy = Files.createTempFile("qipu", ".7z");
        try {
            Files.copy(stream, copy, StandardCopyOption.REPLACE_EXISTING);
            SevenZFile file = SevenZFile.builder()
                    .setPath(copy)
                    .setMaxMemoryLimitKiB(ContainerKind.MEMORY_LIMIT_KIB)
                    .get();
            return new SevenZEntries(copy, file);
        } catch (IOException | RuntimeException e) {
            Files.delete(copy);
            throw e;
        }
    }

    @Override
    public Optional<Entry> next() throws IOException {
        SevenZArchiveEntry entry = file.getNextEntry();
        while (entry != null && (entry.isDirectory() || entry.isAntiItem())) {
            entry = file.getNextEntry();
        }
        if (entry == null) {
            return Optional.empty();
        }
        String name = entry.getName() == null ? "" : entry.getName();
        return Optional.of(new Entry(name, new EntryBytes(file), Optional.empty()));
    }

    @Override
    public void close() throws IOException {
        try {
            file.close();
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private static final class EntryBytes extends InputStream {
        private final SevenZFile file;

        EntryBytes(SevenZFile file) {
            this.file = file;
        }

        @Override
        public int read() throws IOException {
            return file.read();
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            return file.read(buffer, offset, length);
        }
    }
}
