package org.qipu.parsers.movelist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qipu.parsers.Corpora;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormats;

/** Real archives, where they are at hand. */
class ListCorpusTest {
    @Test
    void everyLineOfTheListIsAGame() throws IOException {
        for (Path file : Corpora.files("uci", "uci.txt")) {
            byte[] bytes = Files.readAllBytes(file);
            List<String> stopped = new ArrayList<>();

            assertThat(RecordFormats.select("x", bytes)).containsInstanceOf(ListFormat.class);
            List<ParsedRecord> records = Rendering.records(new ListFormat(), bytes);
            assertThat(records).hasSize(9_998).allMatch(GameRecord.class::isInstance);
            for (ParsedRecord record : records) {
                GameRecord game = (GameRecord) record;
                assertThat(game.header().title()).isNotEmpty();
                if (Corpora.ending(game).isStop()) {
                    stopped.add(game.header().title() + " " + Corpora.ending(game));
                }
            }
            assertThat(stopped).hasSizeLessThan(20);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"coordlist", "txt-moves"})
    void everySmallFileIsAGameThatCanBeReplayed(String folder) throws IOException {
        for (Path file : Corpora.files(folder)) {
            byte[] bytes = Files.readAllBytes(file);
            String name = file.getFileName().toString();

            assertThat(RecordFormats.select(name, bytes)).as(name).containsInstanceOf(ListFormat.class);
            assertThat(Rendering.records(new ListFormat(), bytes))
                    .as(name)
                    .singleElement()
                    .isInstanceOfSatisfying(GameRecord.class, game -> {
                        assertThat(Corpora.ending(game).isStop()).as(name).isFalse();
                        assertThat(game.moves().size()).isPositive();
                        assertThat(game.issues()).isEmpty();
                    });
        }
    }
}
