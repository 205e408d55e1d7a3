package org.qipu.parsers.container;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZOutputFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.CompressorException;
import org.apache.commons.compress.compressors.CompressorStreamFactory;

/** Makes containers for tests. */
final class Packed {
    private Packed() {}

    static byte[] zip(Charset names, Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, names)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    static byte[] tar(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes, StandardCharsets.UTF_8.name())) {
            tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                TarArchiveEntry entry = new TarArchiveEntry(file.getKey());
                entry.setSize(file.getValue().length);
                tar.putArchiveEntry(entry);
                tar.write(file.getValue());
                tar.closeArchiveEntry();
            }
        }
        return bytes.toByteArray();
    }

    static byte[] sevenZ(Path folder, Map<String, byte[]> files) throws IOException {
        Path path = folder.resolve("packed.7z");
        try (SevenZOutputFile sevenZ = new SevenZOutputFile(path.toFile())) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                SevenZArchiveEntry entry = new SevenZArchiveEntry();
                entry.setName(file.getKey());
                sevenZ.putArchiveEntry(entry);
                sevenZ.write(file.getValue());
                sevenZ.closeArchiveEntry();
            }
        }
        return Files.readAllBytes(path);
    }

    /** Compressed by a compressor that the library calls by this name. */
    static byte[] compressed(String compressor, byte[] content) throws IOException, CompressorException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new CompressorStreamFactory().createCompressorOutputStream(compressor, bytes)) {
            out.write(content);
        }
        return bytes.toByteArray();
    }
}
