package org.qipu.parsers.cbf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Corpora;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;

/** Real archives, where they are at hand. */
class CbfCorpusTest {
    @Test
    void everyFileIsAGameThatCanBeReplayed() throws IOException {
        for (Path file : Corpora.files("cbf")) {
            assertThat(Rendering.records(new CbfFormat(), Files.readAllBytes(file)))
                    .singleElement()
                    .isInstanceOfSatisfying(GameRecord.class, game -> {
                        assertThat(game.moves().size()).isGreaterThan(30);
                        assertThat(Corpora.ending(game).isStop()).isFalse();
                        assertThat(game.issues()).isEmpty();
                        assertThat(game.movetext()).contains("{");
                    });
        }
    }
}
