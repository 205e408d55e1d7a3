package org.qipu.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;

/**
 * Every prefix and every change of one byte of each small test file, under every format: there is a result or a reject
 * for every byte, never an exception.
 */
class AnyBytesTest {
    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final long SMALL = 1024;

    /** What a byte is changed to: the characters that mean something in some format, and the extremes. */
    private static final byte[] CHANGES = {0, (byte) 0xFF, '\n', '"', '[', ']', '{', '}', '(', '\\', (byte) 0x81, '1'};

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            return files.filter(file ->
                            Files.isRegularFile(file) && !file.toString().endsWith(".expected.txt"))
                    .filter(file -> file.toFile().length() <= SMALL)
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyPrefixIsReadToItsEnd(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        for (int length = 0; length <= bytes.length; length++) {
            byte[] prefix = Arrays.copyOf(bytes, length);
            readUnderEveryFormat(prefix);
            for (String charset : List.of("Big5", "UTF-16LE", "EUC-JP")) {
                read(RecordFormats.ALL.get(0), prefix, charset);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyChangeOfAByteIsReadToTheEnd(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 0; i < bytes.length; i++) {
            byte original = bytes[i];
            bytes[i] = CHANGES[i % CHANGES.length];
            readUnderEveryFormat(bytes);
            bytes[i] = (byte) (original ^ 1 << i % 8);
            readUnderEveryFormat(bytes);
            bytes[i] = original;
        }
    }

    private static void readUnderEveryFormat(byte[] bytes) throws IOException {
        for (RecordFormat format : RecordFormats.ALL) {
            assertThat(format.probe("x", bytes)).isBetween(0, 100);
            read(format, bytes, "");
        }
    }

    /** The records lie one behind the other and cover the source. */
    private static void read(RecordFormat format, byte[] bytes, String charset) throws IOException {
        SourceSlice slice = new SourceSlice("x", "", new ByteArrayInputStream(bytes), 0, Long.MAX_VALUE, 0, charset);
        long end = 0;
        try (RecordIterator iterator = format.open(slice)) {
            for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                assertThat(record.origin().byteOffset()).isEqualTo(end);
                end += record.origin().byteLength();
                assertThat(Charset.isSupported(record.origin().encoding())).isTrue();
            }
        }
        assertThat(end).isEqualTo(bytes.length);
    }
}
