package org.qipu.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;

/**
 * Every prefix and every change of one byte of each test file: there is a result or a reject, never an exception, and
 * the survey counts what reading gives. Small files are read under every format, larger ones under their own; of those
 * above {@link #DENSE} only some positions are tried.
 */
class AnyBytesTest {
    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final long SMALL = 512;
    private static final int DENSE = 4096;

    /** What a byte is changed to: the characters that mean something in some format, and the extremes. */
    private static final byte[] CHANGES = {0, (byte) 0xFF, '\n', '"', '[', ']', '{', '}', '(', '\\', (byte) 0x81, '1'};

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            return files.filter(file ->
                            Files.isRegularFile(file) && !file.toString().endsWith(".expected.txt"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyPrefixIsReadToItsEnd(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        for (int length = 0; length <= bytes.length; length += step(length, bytes.length)) {
            byte[] prefix = Arrays.copyOf(bytes, length);
            read(file, prefix);
            for (String charset : List.of("Big5", "UTF-16LE", "EUC-JP")) {
                ReadLaws.check(ownFormat(file), prefix, Optional.of(charset));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyChangeOfAByteIsReadToTheEnd(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 0; i < bytes.length; i += step(i, bytes.length)) {
            byte original = bytes[i];
            bytes[i] = CHANGES[i % CHANGES.length];
            read(file, bytes);
            bytes[i] = (byte) (original ^ 1 << i % 8);
            read(file, bytes);
            bytes[i] = original;
        }
    }

    /** All positions of a small file; the head and the end of a large one, and some between. */
    private static int step(int at, int length) {
        boolean dense = length <= DENSE || at < 256 || at >= length - 256;
        return dense ? 1 : Math.min(length / 1000, length - 256 - at);
    }

    private static void read(Path file, byte[] bytes) throws IOException {
        List<RecordFormat> formats = bytes.length <= SMALL ? RecordFormats.ALL : List.of(ownFormat(file));
        for (RecordFormat format : formats) {
            assertThat(format.probe("x", bytes)).isBetween(0, 100);
            ReadLaws.check(format, bytes, Optional.empty());
        }
    }

    private static RecordFormat ownFormat(Path file) {
        return RecordFormats.byId(file.getParent().getFileName().toString()).orElseThrow();
    }
}
