package org.qipu.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import org.qipu.parsers.record.SourceSurvey;

/**
 * Each file of {@code src/test/resources/<format>} beside what it is read as. Run with {@code -Dgolden.update=true} to
 * write the expected texts anew, and review the difference.
 */
public class GoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources");

    /** Every file. */
    public static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file ->
                            Files.isRegularFile(file) && !file.toString().endsWith(".expected.txt"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void isReadAsExpected(Path file) throws IOException {
        String actual = Rendering.text(Rendering.records(format(file), Files.readAllBytes(file)));
        Path expected = Path.of(file.toString().replaceFirst("\\.[^./]*$", "") + ".expected.txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(expected, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(expected));
    }

    @ParameterizedTest
    @MethodSource("files")
    void isRecognised(Path file) throws IOException {
        String name = file.getFileName().toString();

        assertThat(RecordFormats.select(name, Files.readAllBytes(file))).contains(format(file));
    }

    @ParameterizedTest
    @MethodSource("files")
    void theSurveyCountsTheRecords(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);

        SourceSurvey survey = format(file).survey(new ByteArrayInputStream(bytes), 1 << 20, Optional.empty());

        List<ParsedRecord> records = Rendering.records(format(file), bytes);
        assertThat(survey.bytes()).isEqualTo(bytes.length);
        assertThat(survey.records()).isEqualTo(records.size());
        assertThat(records)
                .allSatisfy(record -> assertThat(record.origin().encoding())
                        .isEqualTo(survey.charset().charset()));
    }

    private static RecordFormat format(Path file) {
        return RecordFormats.byId(file.getParent().getFileName().toString()).orElseThrow();
    }
}
