package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SourceSlice;

class LargeRecordTest {
    private static final String GAME = "[Red \"a\"]\n1. C2=5 H8+7 1-0\n";

    @Test
    void aRecordAboveTheLimitIsRejectedAndTheRestIsRead() throws IOException {
        String large = "[Red \"b\"]\n" + "1. C2=5 H8+7 ".repeat(200) + "\n";

        List<ParsedRecord> records = Rendering.records(new PgnFormat(1000), bytes(GAME + large + GAME));

        assertThat(records).hasSize(3);
        assertThat(records.get(0)).isInstanceOf(GameRecord.class);
        assertThat(records.get(1)).isInstanceOfSatisfying(Reject.class, reject -> {
            assertThat(reject.code()).isEqualTo(RejectCode.RECORD_TOO_LARGE);
            assertThat(reject.origin().byteOffset()).isEqualTo(GAME.length());
            assertThat(reject.origin().byteLength()).isEqualTo(large.length());
        });
        assertThat(records.get(2).origin().byteOffset()).isEqualTo(GAME.length() + large.length());
        assertThat(records.get(2)).isInstanceOf(GameRecord.class);
    }

    @Test
    void aHundredMegabytesInOneLineNeedNoMemory() throws IOException {
        InputStream line = new ByteArrayInputStream(bytes("x".repeat(1 << 20)));
        InputStream stream = new SequenceInputStream(Collections.enumeration(List.of(
                new ByteArrayInputStream(bytes(GAME)),
                new Repeating((byte) 'x', 100 << 20),
                line,
                new ByteArrayInputStream(bytes("\n" + GAME)))));

        List<ParsedRecord> records = Rendering.records(
                new PgnFormat(1 << 20), new SourceSlice("s", "", stream, 0, Long.MAX_VALUE, 0, "UTF-8"));

        assertThat(records).hasSize(2);
        assertThat(records.get(0))
                .isInstanceOfSatisfying(
                        Reject.class, reject -> assertThat(reject.code()).isEqualTo(RejectCode.RECORD_TOO_LARGE));
        assertThat(records.get(1)).isInstanceOf(GameRecord.class);
    }

    @Test
    void aBorderIsFoundWhereverItsLineIsCutByTheBuffer() throws IOException {
        for (int padding = 0; padding < 12; padding++) {
            String large = "y".repeat(64 * 1024 - padding) + "\n" + GAME;

            List<ParsedRecord> records = Rendering.records(new PgnFormat(100), bytes(large));

            assertThat(records).as("padding %d", padding).hasSize(2);
            assertThat(records.get(1)).isInstanceOf(GameRecord.class);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** One byte, many times. */
    private static final class Repeating extends InputStream {
        private final byte value;
        private int left;

        Repeating(byte value, int count) {
            this.value = value;
            left = count;
        }

        @Override
        public int read() {
            return left-- > 0 ? value : -1;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) {
            if (left <= 0) {
                return -1;
            }
            int count = Math.min(length, left);
            java.util.Arrays.fill(buffer, offset, offset + count, value);
            left -= count;
            return count;
        }
    }
}
