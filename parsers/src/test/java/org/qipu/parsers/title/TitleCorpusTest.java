package org.qipu.parsers.title;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Corpora;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.xqf.XqfFormat;

/** Real archives, where they are at hand: files of which most name the players in their own names only. */
class TitleCorpusTest {
    /** Files whose fields name nobody, and whose names or titles were seen by eye to name both players. */
    private static final int NAMED_IN_TEXT_ONLY = 151;

    /** Two fields that hold other names than the file's name, of which one is a slip of one character. */
    private static final int CONTRADICTED = 2;

    @Test
    void namesInTextsAreFoundAndAgreeWithTheFields() throws IOException {
        int found = 0;
        List<String> other = new ArrayList<>();
        for (Path file : Corpora.files("xqf", ".xqf")) {
            GameHeader header = ((GameRecord) Rendering.records(new XqfFormat(), Files.readAllBytes(file))
                            .get(0))
                    .header();
            TitleFacts title = TitleFacts.ofGame(header.title());
            TitleFacts facts = title.namesBoth()
                    ? title
                    : TitleFacts.ofGame(
                            FileName.withoutExtension(file.getFileName().toString()));
            if (!facts.namesBoth()) {
                continue;
            }
            if (header.red().isEmpty() && header.black().isEmpty()) {
                found++;
            } else if (!agree(header.red(), facts.red()) || !agree(header.black(), facts.black())) {
                other.add(file.getFileName().toString());
            }
        }

        assertThat(found).isEqualTo(NAMED_IN_TEXT_ONLY);
        assertThat(other).hasSize(CONTRADICTED);
    }

    private static boolean agree(String stated, PlayerText said) {
        String name = PlayerText.of(stated).name();
        return name.contains(said.name()) || said.name().contains(name);
    }
}
