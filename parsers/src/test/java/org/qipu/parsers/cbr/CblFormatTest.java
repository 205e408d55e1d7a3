package org.qipu.parsers.cbr;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;

class CblFormatTest {
    private static final int INDEX = 66_624;
    private static final int STEP = 4096;

    /** The index of the sample has five entries; other software writes other numbers of them. */
    @Test
    void recordsAreFoundWhereverTheIndexEnds() throws IOException {
        byte[] library = sample();
        int first = INDEX + 5 * 276;
        for (int gap : new int[] {1, 276, 1000, 70_000}) {
            byte[] moved = Arrays.copyOf(library, library.length + gap);
            Arrays.fill(moved, first, first + gap, (byte) 'C');
            System.arraycopy(library, first, moved, first + gap, library.length - first);

            assertThat(records(moved)).as("gap %d", gap).hasSize(5);
        }
    }

    @Test
    void aLibraryOfManyRecordsIsStreamed() throws IOException {
        byte[] library = sample();
        int first = INDEX + 5 * 276;
        int games = 500;
        byte[] large = Arrays.copyOf(library, first + games * STEP);
        for (int i = 0; i < games; i++) {
            System.arraycopy(library, first, large, first + i * STEP, STEP);
        }

        List<ParsedRecord> records = records(large);

        assertThat(records).hasSize(games).allMatch(GameRecord.class::isInstance);
        assertThat(records.get(games - 1).origin().recordNumber()).isEqualTo(games - 1);
        assertThat(new CblFormat()
                        .survey(new ByteArrayInputStream(large), 1, Optional.empty())
                        .records())
                .isEqualTo(games);
    }

    @Test
    void aStatedNumberOfEntriesNeedNotBeTrue() throws IOException {
        byte[] library = sample();
        Arrays.fill(library, 60, 64, (byte) 0xFF);

        assertThat(records(library)).hasSize(5);
    }

    @Test
    void aRecordAboveTheLimitIsRejectedAndTheRestIsRead() throws IOException {
        byte[] library = sample();
        int last = library.length - STEP;
        byte[] large = Arrays.copyOf(library, library.length + CbrFormat.RECORD_LIMIT / STEP * STEP + STEP);
        System.arraycopy(library, last, large, large.length - STEP, STEP);
        Arrays.fill(large, last, large.length - STEP, (byte) 0);
        System.arraycopy(library, last, large, last, 16);

        List<ParsedRecord> records = records(large);

        assertThat(records).hasSize(6);
        assertThat(records.get(4))
                .isInstanceOfSatisfying(
                        Reject.class, reject -> assertThat(reject.code()).isEqualTo(RejectCode.RECORD_TOO_LARGE));
        assertThat(records.get(5)).isInstanceOf(GameRecord.class);
    }

    private static byte[] sample() throws IOException {
        return Files.readAllBytes(Path.of("src/test/resources/cbl/library.cbl"));
    }

    private static List<ParsedRecord> records(byte[] bytes) throws IOException {
        return Rendering.records(new CblFormat(), bytes);
    }
}
