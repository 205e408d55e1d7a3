package org.qipu.parsers.wxf;

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
class WxfCorpusTest {
    /** Two of the games write a plain file digit for doubled pawns; their later moves tell which was meant. */
    @Test
    void everyFileIsAGameThatCanBeReplayed() throws IOException {
        for (Path file : Corpora.files("wxf")) {
            byte[] bytes = Files.readAllBytes(file);
            String name = file.getFileName().toString();

            assertThat(RecordFormats.select(name, bytes)).containsInstanceOf(WxfFormat.class);
            assertThat(Rendering.records(new WxfFormat(), bytes))
                    .as("%s", file)
                    .singleElement()
                    .isInstanceOfSatisfying(GameRecord.class, game -> {
                        assertThat(Corpora.ending(game).isStop()).as(name).isFalse();
                        assertThat(game.issues()).as(name).isEmpty();
                        assertThat(game.moves().size() + game.startFen().length())
                                .as(name)
                                .isGreaterThan(40);
                    });
        }
    }
}
