package org.qipu.pipeline.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TablesDocTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "TABLES.md");
    private static final Path OF_SOURCE = Path.of("..", "docs", "DATASOURCE.md");
    private static final String BEGIN = "<!-- columns -->\n";
    private static final String END = "<!-- end of columns -->\n";

    /** Run with {@code -Ddocs.write=true} to write the document anew; its difference is the review of a schema change. */
    @Test
    void theDocumentDescribesTheTables() throws IOException {
        String expected = TablesDoc.markdown();
        if (Boolean.getBoolean("docs.write")) {
            Files.writeString(DOCUMENT, expected);
        }

        assertThat(Files.readString(DOCUMENT)).isEqualTo(expected);
    }

    @Test
    void theDocumentOfTheDataSourceListsItsColumns() throws IOException {
        String written = Files.readString(OF_SOURCE);
        String expected = written.substring(0, written.indexOf(BEGIN) + BEGIN.length())
                + TablesDoc.columns(ArchiveRow.TABLE)
                + written.substring(written.indexOf(END));
        if (Boolean.getBoolean("docs.write")) {
            Files.writeString(OF_SOURCE, expected);
        }

        assertThat(Files.readString(OF_SOURCE)).isEqualTo(expected);
    }
}
