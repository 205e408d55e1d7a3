package org.qipu.parsers.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.parsers.Corpora;

/** Real archives, where they are at hand: each file is taken by the format it is of. */
class FormatChoiceCorpusTest {
    private static final int HEAD = 64 * 1024;

    @ParameterizedTest
    @CsvSource({
        "ccpd, .pgn, pgn",
        "pgn-varied, '', pgn",
        "xqf, .xqf, xqf",
        "cbr, '', cbr",
        "cbl, '', cbl",
        "cbf, '', cbf",
        "dhtmlxq, '', dhtmlxq",
        "wxf, '', wxf",
        "coordlist, '', movelist",
        "txt-moves, '', movelist",
        "uci, uci.txt, movelist",
        "csv, '', csv"
    })
    void everyFileOfAFolderIsTakenByItsFormat(String folder, String ending, String format) throws IOException {
        for (Path file : Corpora.files(folder, ending)) {
            String name = file.getFileName().toString();
            try (InputStream stream = Files.newInputStream(file)) {
                String chosen = RecordFormats.select(name, stream.readNBytes(HEAD))
                        .map(RecordFormat::id)
                        .orElse("none");
                assertThat(chosen).as("%s", file).isEqualTo(format);
            }
        }
    }
}
