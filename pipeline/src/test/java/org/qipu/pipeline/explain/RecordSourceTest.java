package org.qipu.pipeline.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.parsers.record.GameRecord;

class RecordSourceTest {
    @TempDir
    private Path folder;

    @Test
    void aRecordFarIntoALargeFileHasItsNumber() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            text.append("[Game \"Chinese Chess\"]\n[Event \"示例").append(i).append("\"]\n[Red \"示例甲\"]\n");
            text.append("[Black \"示例乙\"]\n[Result \"1-0\"]\n\n1. 炮二平五 马８进７ 1-0\n\n");
        }
        Path file = Files.writeString(folder.resolve("large.pgn"), text);

        RecordSource source = RecordSource.of(file, "large.pgn");

        assertThat(source.records()).isEqualTo(20_000);
        assertThat(source.survey().orElseThrow().splits()).hasSizeGreaterThan(1);
        for (long number : new long[] {0, 9_999, 19_999}) {
            GameRecord record = (GameRecord) source.record(number);
            assertThat(record.header().event()).isEqualTo("示例" + number);
            assertThat(record.origin().recordNumber()).isEqualTo(number);
        }
        assertThatThrownBy(() -> source.record(20_000)).isInstanceOf(IllegalArgumentException.class);
    }
}
