package org.qipu.parsers.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Corpora;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.ResultText;

/** Real archives, where they are at hand. */
class CsvCorpusTest {
    @Test
    void rowsOfPliesMakeGamesThatCanBeReplayed() throws IOException {
        for (Path file : Corpora.files("csv", "plies.csv")) {
            List<ParsedRecord> records = Rendering.records(new CsvFormat(), Files.readAllBytes(file));

            assertThat(records).hasSize(167);
            assertThat(records)
                    .allSatisfy(record -> assertThat(record).isInstanceOfSatisfying(GameRecord.class, game -> {
                        assertThat(game.issues()).isEmpty();
                        assertThat(Corpora.ending(game).isStop()).isFalse();
                        assertThat(game.header().red()).isNotEmpty();
                    }));
        }
    }

    @Test
    void rowsOfGamesKeepPlayersAndResult() throws IOException {
        for (Path file : Corpora.files("csv", "gameinfo.csv")) {
            List<ParsedRecord> records = Rendering.records(new CsvFormat(), Files.readAllBytes(file));

            assertThat(records).hasSize(10_000);
            assertThat(records)
                    .allSatisfy(record -> assertThat(record).isInstanceOfSatisfying(GameRecord.class, game -> {
                        assertThat(ResultText.of(game.header().result())).isNotEqualTo(GameResult.UNKNOWN);
                        assertThat(game.header().black()).isNotEmpty();
                    }));
        }
    }
}
