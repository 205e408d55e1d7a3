package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.table.Tables;

/** A container is a source, and its records stand in its entries. */
class ContainerAuditTest {
    @TempDir
    private Path temporary;

    @Test
    void theRecordsOfAZipFileAreThoseOfItsEntries() throws IOException {
        Archive archive = new Archive(temporary).with("全国赛.zip", zip());

        AuditSummary summary = archive.audit();

        assertThat(summary.unreadable()).isEmpty();
        assertThat(archive.rows(Tables.SOURCES, "source", "format", "records", "games", "rejects"))
                .containsExactly(RowFactory.create("archive/全国赛.zip", "zip", 4L, 3L, 1L));
        assertThat(archive.rows(Tables.GAMES, "entry", "record_no", "format", "encoding", "red_text"))
                .containsExactly(
                        RowFactory.create("棋谱/第一轮.pgn", 0L, "pgn", "GB18030", "示例甲"),
                        RowFactory.create("棋谱/第一轮.pgn", 1L, "pgn", "GB18030", "示例丙"),
                        RowFactory.create("棋谱/第二轮.pgn", 0L, "pgn", "GB18030", "示例丁"));
        assertThat(archive.rows(Tables.REJECTS, "source", "entry", "code"))
                .containsExactly(RowFactory.create("archive/全国赛.zip", "说明.txt", "unknown-format"));
    }

    private static byte[] zip() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, Charset.forName("GBK"))) {
            add(zip, "棋谱/第一轮.pgn", Games.record("示例甲", "示例乙", "1-0") + Games.record("示例丙", "示例乙", "0-1"));
            add(zip, "棋谱/第二轮.pgn", Games.record("示例丁", "示例乙", "1/2-1/2"));
            add(zip, "说明.txt", "no record");
        }
        return bytes.toByteArray();
    }

    private static void add(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(Charset.forName("GB18030")));
    }
}
