package org.qipu.parsers.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class SoleRecordsTest {
    @Test
    void theOnlyRecordOfASourceIsSole() throws IOException {
        assertThat(sole(true, record("", 0))).containsExactly(true);
        assertThat(sole(true, record("", 0), record("", 1))).containsExactly(false, false);
        assertThat(sole(true)).isEmpty();
    }

    @Test
    void aRecordThatAnotherTaskGoesOnAfterIsNot() throws IOException {
        assertThat(sole(false, record("", 0))).containsExactly(false);
    }

    @Test
    void inAContainerTheEntryCounts() throws IOException {
        assertThat(sole(true, record("a", 0), record("b", 0), record("b", 1), record("c", 0)))
                .containsExactly(true, false, false, true);
    }

    private static List<Boolean> sole(boolean whole, ParsedRecord... given) throws IOException {
        List<Boolean> found = new ArrayList<>();
        try (SoleRecords records = new SoleRecords(new Given(new ArrayDeque<>(List.of(given))), whole)) {
            while (records.next() != null) {
                found.add(records.isSole());
            }
        }
        return found;
    }

    private static ParsedRecord record(String entry, long number) {
        Origin origin = new Origin("a.zip", entry, number, 0, 1, "pgn", "UTF-8");
        return new Reject(origin, RejectCode.NO_MOVES, 0, "", "");
    }

    private record Given(Deque<ParsedRecord> records) implements RecordIterator {
        @Override
        public ParsedRecord next() {
            return records.poll();
        }

        @Override
        public void close() {}
    }
}
