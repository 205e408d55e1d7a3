package org.qipu.pipeline.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TablesDocTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "TABLES.md");

    /** Run with {@code -Ddocs.write=true} to write the document anew; its difference is the review of a schema change. */
    @Test
    void theDocumentDescribesTheTables() throws IOException {
        String expected = TablesDoc.markdown();
        if (Boolean.getBoolean("docs.write")) {
            Files.writeString(DOCUMENT, expected);
        }

        assertThat(Files.readString(DOCUMENT)).isEqualTo(expected);
    }
}
