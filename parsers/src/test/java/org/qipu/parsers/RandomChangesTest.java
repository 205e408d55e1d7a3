package org.qipu.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;

/** Several changes at once of each test file, by a fixed seed: bytes, bits, runs put elsewhere, words of the formats. */
class RandomChangesTest {
    private static final int LARGEST = 5_000;
    private static final int ROUNDS = 400;

    private static final List<String> WORDS = List.of(
            "[DhtmlXQ]",
            "[DhtmlXQ_move_0_1_2]",
            "[Event \"x\"]",
            "FORMAT WXF\n",
            "START{",
            "}END",
            "{",
            "(",
            "\n",
            "\"",
            ",",
            ";",
            "]]>",
            "<Move",
            "&#x0;",
            "\0",
            "炮二平五",
            "{\"moves\":[",
            "\":null,\"",
            "CCBridge Record\0",
            "XQ\u0012");

    static List<Path> files() throws IOException {
        return AnyBytesTest.files().stream()
                .filter(file -> file.toFile().length() > 0 && file.toFile().length() <= LARGEST)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("files")
    void changedFilesAreReadToTheirEnd(Path file) throws IOException {
        byte[] original = Files.readAllBytes(file);
        RecordFormat format =
                RecordFormats.byId(file.getParent().getFileName().toString()).orElseThrow();
        Random random = new Random(original.length);
        for (int round = 0; round < ROUNDS; round++) {
            byte[] bytes = original;
            for (int changes = random.nextInt(6); changes >= 0; changes--) {
                bytes = changed(bytes, random);
            }
            int records = Rendering.records(format, bytes).size();

            assertThat(format.survey(new ByteArrayInputStream(bytes), 64, Optional.empty())
                            .records())
                    .isEqualTo(records);
        }
    }

    private static byte[] changed(byte[] bytes, Random random) {
        byte[] copy = bytes.clone();
        int at = random.nextInt(copy.length);
        switch (random.nextInt(4)) {
            case 0 -> copy[at] = (byte) random.nextInt(256);
            case 1 -> copy[at] ^= (byte) (1 << random.nextInt(8));
            case 2 -> {
                int length = Math.min(random.nextInt(20), copy.length - at);
                System.arraycopy(copy, at, copy, Math.max(0, at - random.nextInt(20)), length);
            }
            default -> {
                byte[] word = WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8);
                return inserted(copy, at, word);
            }
        }
        return copy;
    }

    private static byte[] inserted(byte[] bytes, int at, byte[] word) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, at);
        out.writeBytes(word);
        out.writeBytes(Arrays.copyOfRange(bytes, at, bytes.length));
        return out.toByteArray();
    }
}
