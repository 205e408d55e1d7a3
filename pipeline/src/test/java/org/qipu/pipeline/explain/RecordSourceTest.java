package org.qipu.pipeline.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
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
            GameRecord record = (GameRecord) source.record("", number).orElseThrow();
            assertThat(record.header().event()).isEqualTo("示例" + number);
            assertThat(record.origin().recordNumber()).isEqualTo(number);
        }
        assertThat(source.record("", 20_000)).isEmpty();
    }

    @Test
    void aRecordOfAContainerIsFoundByItsEntryAndNumber() throws IOException {
        Path file = folder.resolve("archive.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (String round : List.of("第一轮", "第二轮")) {
                zip.putNextEntry(new ZipEntry(round + ".pgn"));
                for (int board = 0; board < 2; board++) {
                    String event = round + "第" + board + "台";
                    zip.write(("[Event \"" + event + "\"]\n\n1. 炮二平五 *\n\n").getBytes(StandardCharsets.UTF_8));
                }
            }
        }

        RecordSource source = RecordSource.of(file, "archive.zip");

        assertThat(source.hasEntries()).isTrue();
        assertThat(event(source, "", 1)).isEqualTo("第一轮第1台");
        assertThat(event(source, "第二轮.pgn", 0)).isEqualTo("第二轮第0台");
        assertThat(source.record("第二轮.pgn", 2)).isEmpty();
        assertThat(source.record("第三轮.pgn", 0)).isEmpty();
    }

    private static String event(RecordSource source, String entry, long number) throws IOException {
        return ((GameRecord) source.record(entry, number).orElseThrow())
                .header()
                .event();
    }
}
