package org.qipu.parsers.container;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;

/** The entries of a ZIP or TAR file, as they stream past. */
final class ArchiveEntries implements Entries {
    /** Lets every byte of a name through, so that its charset can be decided here. */
    static final String RAW_NAMES = StandardCharsets.ISO_8859_1.name();

    private final ArchiveInputStream<? extends ArchiveEntry> archive;

    ArchiveEntries(ArchiveInputStream<? extends ArchiveEntry> archive) {
        this.archive = archive;
    }

    @Override
    public Optional<Entry> next() throws IOException {
        ArchiveEntry entry = archive.getNextEntry();
        while (entry != null && !isFile(entry)) {
            entry = archive.getNextEntry();
        }
        if (entry == null) {
            return Optional.empty();
        }
        Optional<String> problem = archive.canReadEntryData(entry)
                ? Optional.empty()
                : Optional.of("the entry is encrypted or packed by a method that is not supported");
        return Optional.of(new Entry(name(entry), archive, problem));
    }

    /** A link within a TAR file has no content of its own, and is not followed. */
    private static boolean isFile(ArchiveEntry entry) {
        return entry instanceof TarArchiveEntry tar
                ? tar.isFile() && !tar.isLink() && !tar.isSymbolicLink()
                : !entry.isDirectory();
    }

    private static String name(ArchiveEntry entry) {
        if (entry instanceof ZipArchiveEntry zip) {
            return zip.getNameSource() == ZipArchiveEntry.NameSource.NAME
                    ? EntryNames.decode(zip.getRawName())
                    : zip.getName();
        }
        String name = entry.getName();
        boolean raw = name.chars().allMatch(c -> c < 0x100);
        return raw ? EntryNames.decode(name.getBytes(StandardCharsets.ISO_8859_1)) : name;
    }

    @Override
    public void close() throws IOException {
        archive.close();
    }
}
