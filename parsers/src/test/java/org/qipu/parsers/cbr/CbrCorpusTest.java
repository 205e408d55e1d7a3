package org.qipu.parsers.cbr;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Corpora;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.ResultText;

/** Real archives, where they are at hand. */
class CbrCorpusTest {
    @Test
    void everyGameOfTheLibraryCanBeReplayed() throws IOException {
        for (Path file : Corpora.files("cbl")) {
            List<ParsedRecord> records = Rendering.records(new CblFormat(), Files.readAllBytes(file));

            assertThat(records).hasSize(93).allSatisfy(CbrCorpusTest::isReplayable);
            assertThat(records).allSatisfy(record -> {
                GameRecord game = (GameRecord) record;
                assertThat(game.header().title()).endsWith(game.header().black());
                assertThat(game.header().event()).startsWith("1956");
                assertThat(ResultText.isResult(game.header().result())).isTrue();
            });
        }
    }

    @Test
    void singleFilesCanBeReplayed() throws IOException {
        for (Path file : Corpora.files("cbr")) {
            assertThat(Rendering.records(new CbrFormat(), Files.readAllBytes(file)))
                    .singleElement()
                    .satisfies(CbrCorpusTest::isReplayable);
        }
    }

    private static void isReplayable(ParsedRecord record) {
        assertThat(record).isInstanceOfSatisfying(GameRecord.class, game -> {
            assertThat(game.moves().size()).as("%s", game.header()).isPositive();
            assertThat(Corpora.ending(game).isStop()).as("%s", game.header()).isFalse();
            assertThat(game.issues()).isEmpty();
        });
    }
}
