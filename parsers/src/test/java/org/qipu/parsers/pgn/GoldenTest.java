package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each file of {@code src/test/resources/pgn} beside what it is read as. Run with {@code -Dgolden.update=true} to write
 * the expected texts anew, and review the difference.
 */
class GoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources/pgn");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".pgn"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void isReadAsExpected(Path file) throws IOException {
        String actual = Rendering.text(Rendering.records(new PgnFormat(), Files.readAllBytes(file)));
        Path expected = Path.of(file.toString().replace(".pgn", ".expected.txt"));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(expected, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(expected));
    }
}
