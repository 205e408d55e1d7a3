package org.qipu.parsers.container;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.apache.commons.compress.compressors.zstandard.ZstdCompressorInputStream;

/** The kinds of container that are read. */
public enum ContainerKind {
    /** ZIP, entries stored or deflated, with or without a length in front. */
    ZIP("zip", "ZIP, entry names in UTF-8 or GBK", new byte[][] {{'P', 'K', 3, 4}, {'P', 'K', 5, 6}}) {
        @Override
        Entries open(InputStream stream, Suffix suffix) {
            return new ArchiveEntries(new ZipArchiveInputStream(stream, ArchiveEntries.RAW_NAMES, true, true));
        }
    },
    /** 7z. It keeps its table of contents at the end and is copied to a temporary file first. */
    SEVEN_Z("7z", "7z", new byte[][] {{'7', 'z', (byte) 0xBC, (byte) 0xAF, 0x27, 0x1C}}) {
        @Override
        Entries open(InputStream stream, Suffix suffix) throws IOException {
            return SevenZEntries.of(stream);
        }
    },
    /** TAR, in itself not compressed. */
    TAR("tar", "TAR", new byte[0][]) {
        @Override
        boolean fits(byte[] head) {
            return head.length >= TAR_MAGIC_AT + 5
                    && new String(head, TAR_MAGIC_AT, 5, StandardCharsets.ISO_8859_1).equals("ustar");
        }

        @Override
        Entries open(InputStream stream, Suffix suffix) {
            return new ArchiveEntries(new TarArchiveInputStream(stream, ArchiveEntries.RAW_NAMES));
        }
    },
    /** GZIP of one file. */
    GZIP("gz", "GZIP", new byte[][] {{0x1F, (byte) 0x8B, 8}}) {
        @Override
        Entries open(InputStream stream, Suffix suffix) throws IOException {
            return new SingleEntry(
                    suffix.without(".gz", ".tgz"),
                    GzipCompressorInputStream.builder()
                            .setInputStream(stream)
                            .setDecompressConcatenated(true)
                            .get());
        }
    },
    /** XZ of one file. */
    XZ("xz", "XZ", new byte[][] {{(byte) 0xFD, '7', 'z', 'X', 'Z', 0}}) {
        @Override
        Entries open(InputStream stream, Suffix suffix) throws IOException {
            return new SingleEntry(
                    suffix.without(".xz", ".txz"),
                    XZCompressorInputStream.builder()
                            .setInputStream(stream)
                            .setDecompressConcatenated(true)
                            .setMemoryLimitKiB(MEMORY_LIMIT_KIB)
                            .get());
        }
    },
    /** Zstandard of one file. */
    ZSTD("zst", "Zstandard", new byte[][] {{0x28, (byte) 0xB5, 0x2F, (byte) 0xFD}}) {
        @Override
        Entries open(InputStream stream, Suffix suffix) throws IOException {
            return new SingleEntry(suffix.without(".zst", ".tzst"), new ZstdCompressorInputStream(stream));
        }
    },
    /** BZIP2 of one file. */
    BZIP2("bz2", "BZIP2", new byte[][] {{'B', 'Z', 'h'}}) {
        @Override
        Entries open(InputStream stream, Suffix suffix) throws IOException {
            return new SingleEntry(suffix.without(".bz2", ".tbz2"), new BZip2CompressorInputStream(stream, true));
        }
    };

    /** Most memory that a decompressor may ask for, in KiB: 128 MiB. */
    static final int MEMORY_LIMIT_KIB = 128 << 10;

    private static final int TAR_MAGIC_AT = 257;

    private final String id;
    private final String description;
    private final byte[][] beginnings;

    ContainerKind(String id, String description, byte[][] beginnings) {
        this.id = id;
        this.description = description;
        this.beginnings = beginnings;
    }

    /** Id in tables. */
    public String id() {
        return id;
    }

    /** One line about the kind for people. */
    public String description() {
        return description;
    }

    /** The kind that a source is of, by its first bytes: names of compressed files are often wrong. */
    public static Optional<ContainerKind> of(byte[] head) {
        return Arrays.stream(values()).filter(kind -> kind.fits(head)).findFirst();
    }

    /** The kind with an id. */
    public static Optional<ContainerKind> byId(String id) {
        return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
    }

    boolean fits(byte[] head) {
        return Arrays.stream(beginnings)
                .anyMatch(magic ->
                        head.length >= magic.length && Arrays.equals(head, 0, magic.length, magic, 0, magic.length));
    }

    /** Opens a container of this kind. */
    abstract Entries open(InputStream stream, Suffix suffix) throws IOException;

    /**
     * The name of a compressed file, from which that of the file within it is made.
     *
     * @param name without folders
     */
    record Suffix(String name) {
        /** Without its suffix; a suffix that also says TAR becomes that of a TAR file. */
        String without(String plain, String tar) {
            String lower = name.toLowerCase(Locale.ROOT);
            if (lower.endsWith(tar)) {
                return name.substring(0, name.length() - tar.length()) + ".tar";
            }
            boolean has = lower.endsWith(plain) && name.length() > plain.length();
            return has ? name.substring(0, name.length() - plain.length()) : name;
        }
    }
}
