package org.qipu.parsers.xqf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;

/** Trees larger and deeper than any book. */
class XqfTreeTest {
    private static final int CHILD = 0xF0;
    private static final int SIBLING = 0x0F;
    private static final int NODES = 300_000;

    @Test
    void aLineMayBeAsLongAsTheFile() throws IOException {
        GameRecord game = (GameRecord) read(tree(CHILD));

        assertThat(game.moves().size()).isEqualTo(NODES);
        assertThat(game.variations()).isZero();
    }

    @Test
    void everyMoveMayHaveAnAlternative() throws IOException {
        GameRecord game = (GameRecord) read(tree(CHILD | SIBLING));

        assertThat(game.moves().size()).isEqualTo(NODES);
        assertThat(game.issues()).hasSize(1);
    }

    @Test
    void theFirstMoveMayHaveAnyNumberOfAlternatives() throws IOException {
        GameRecord game = (GameRecord) read(tree(SIBLING));

        assertThat(game.moves().size()).isEqualTo(1);
        assertThat(game.variations()).isEqualTo(NODES - 1);
        assertThat(game.movetext()).startsWith("1. a0a0 (1. a0a0) (1. a0a0)");
    }

    @Test
    void alternativesMayNestAsDeepAsTheFileIsLong() throws IOException {
        ByteArrayOutputStream bytes = header();
        node(bytes, CHILD);
        for (int i = 0; i < NODES / 2; i++) {
            node(bytes, SIBLING);
            node(bytes, CHILD);
        }
        node(bytes, 0);
        GameRecord game = (GameRecord) read(bytes.toByteArray());

        assertThat(game.moves().size()).isEqualTo(1);
        assertThat(game.variations()).isEqualTo(NODES / 2);
        assertThat(game.movetext()).endsWith(")".repeat(NODES / 2));
    }

    @Test
    void aFileAboveTheLimitIsRejected() throws IOException {
        byte[] bytes = Arrays.copyOf(header().toByteArray(), XqfFormat.RECORD_LIMIT + 1);

        assertThat(read(bytes)).isInstanceOfSatisfying(Reject.class, reject -> {
            assertThat(reject.code()).isEqualTo(RejectCode.RECORD_TOO_LARGE);
            assertThat(reject.origin().byteLength()).isEqualTo(bytes.length);
        });
    }

    private static ParsedRecord read(byte[] bytes) throws IOException {
        return Rendering.records(new XqfFormat(), bytes).get(0);
    }

    private static byte[] tree(int tag) throws IOException {
        ByteArrayOutputStream bytes = header();
        node(bytes, CHILD);
        for (int i = 1; i < NODES; i++) {
            node(bytes, tag);
        }
        node(bytes, tag == CHILD || tag == SIBLING ? 0 : tag);
        return bytes.toByteArray();
    }

    private static ByteArrayOutputStream header() throws IOException {
        byte[] file = Files.readAllBytes(Path.of("src/test/resources/xqf/plain-1.0.xqf"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(file, 0, XqfNodes.OFFSET);
        return bytes;
    }

    /** A node of version 1.0 without a remark, from a0 to a0. */
    private static void node(ByteArrayOutputStream bytes, int tag) {
        bytes.writeBytes(new byte[] {0x18, 0x20, (byte) tag, 0, 0, 0, 0, 0});
    }
}
