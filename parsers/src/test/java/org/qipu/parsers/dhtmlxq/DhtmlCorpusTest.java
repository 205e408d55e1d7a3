package org.qipu.parsers.dhtmlxq;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Corpora;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.RecordFormats;

/** Real archives, where they are at hand. */
class DhtmlCorpusTest {
    @Test
    void everyPageIsAGameThatCanBeReplayed() throws IOException {
        for (Path file : Corpora.files("dhtmlxq", ".html", ".ubb", ".txt")) {
            byte[] bytes = Files.readAllBytes(file);
            String name = file.getFileName().toString();

            assertThat(RecordFormats.select(name, bytes)).containsInstanceOf(DhtmlFormat.class);
            assertThat(Rendering.records(new DhtmlFormat(), bytes))
                    .as("%s", file)
                    .singleElement()
                    .isInstanceOfSatisfying(GameRecord.class, game -> {
                        assertThat(Corpora.ending(game).isStop()).as(name).isFalse();
                        assertThat(game.issues()).isEmpty();
                    });
        }
    }

    @Test
    void pagesNameThePlayersAndTheResult() throws IOException {
        for (Path file : Corpora.files("dhtmlxq", ".html")) {
            assertThat(Rendering.records(new DhtmlFormat(), Files.readAllBytes(file)))
                    .singleElement()
                    .isInstanceOfSatisfying(GameRecord.class, game -> {
                        assertThat(game.header().red()).isNotEmpty();
                        assertThat(game.header().black()).isNotEmpty();
                        assertThat(game.header().result()).isIn("W", "L", "D");
                    });
        }
    }

    @Test
    void theBookKeepsItsVariationsAndComments() throws IOException {
        for (Path file : Corpora.files("dhtmlxq", ".txt")) {
            GameRecord book = (GameRecord) Rendering.records(new DhtmlFormat(), Files.readAllBytes(file))
                    .get(0);

            assertThat(book.variations()).isEqualTo(1446);
            assertThat(book.movetext().chars().filter(c -> c == '{')).hasSize(314);
        }
    }
}
