package org.qipu.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;

/**
 * Every prefix and every change of one byte of each test file: there is a result or a reject, never an exception, and
 * the survey counts what reading gives. Small files are read under every format, larger ones under their own; of those
 * above {@link #DENSE} only some positions are tried.
 */
class AnyBytesTest {
    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final long SMALL = 512;
    private static final int DENSE = 4096;

    /** Formats whose records lie one behind the other and cover the source. */
    private static final List<String> TILING = List.of("pgn", "dhtmlxq", "wxf", "movelist");

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
                read(ownFormat(file), prefix, Optional.of(charset));
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
            read(format, bytes, Optional.empty());
        }
    }

    private static RecordFormat ownFormat(Path file) {
        return RecordFormats.byId(file.getParent().getFileName().toString()).orElseThrow();
    }

    private static void read(RecordFormat format, byte[] bytes, Optional<String> charset) throws IOException {
        SourceSlice slice =
                new SourceSlice("x", "", new ByteArrayInputStream(bytes), 0, Long.MAX_VALUE, 0, charset.orElse(""));
        long records = 0;
        long end = 0;
        try (RecordIterator iterator = format.open(slice)) {
            for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                Origin origin = record.origin();
                assertThat(origin.recordNumber()).isEqualTo(records++);
                assertThat(origin.byteOffset() + origin.byteLength()).isLessThanOrEqualTo(bytes.length);
                if (TILING.contains(format.id())) {
                    assertThat(origin.byteOffset()).isEqualTo(end);
                    end += origin.byteLength();
                }
                assertThat(origin.encoding().isEmpty() || Charset.isSupported(origin.encoding()))
                        .isTrue();
            }
        }
        if (TILING.contains(format.id())) {
            assertThat(end).isEqualTo(bytes.length);
        }
        assertThat(format.survey(new ByteArrayInputStream(bytes), 64, charset).records())
                .isEqualTo(records);
    }
}
