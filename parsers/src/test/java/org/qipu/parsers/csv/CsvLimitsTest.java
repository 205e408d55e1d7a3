package org.qipu.parsers.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;

/** Games that interleave under a limit of two games, 150 characters and rows of 40 bytes. */
class CsvLimitsTest {
    private static final CsvFormat FORMAT = new CsvFormat(new CsvFormat.Limits(40, 2, 150));
    private static final String NAMES = "game_id,ply,move\n";

    @Test
    void theGameUntouchedForLongestIsGivenOutFirst() throws IOException {
        List<ParsedRecord> records = records("a,0,h2e2\nb,0,h2e2\na,1,h9g7\nc,0,b2e2\na,2,h0g2\n");

        assertThat(records)
                .extracting(record -> ((GameRecord) record).header().title())
                .containsExactly("b", "a", "c");
        assertThat(((GameRecord) records.get(1)).moves().size()).isEqualTo(3);
    }

    @Test
    void rowsThatComeTooLateAreARejectOfTheirOwn() throws IOException {
        List<ParsedRecord> records = records("a,0,h2e2\nb,0,h2e2\nc,0,b2e2\na,1,h9g7\n");

        assertThat(records).hasSize(4);
        assertThat(records).filteredOn(Reject.class::isInstance).singleElement().satisfies(reject -> {
            assertThat(((Reject) reject).code()).isEqualTo(RejectCode.INCOMPLETE_GAME);
            assertThat(((Reject) reject).message()).contains("ply 1");
        });
    }

    @Test
    void charactersHeldAreLimitedToo() throws IOException {
        List<ParsedRecord> records = records("a,0,h2e2\na,1,h9g7\na,2,h0g2\nb,0,h2e2\nb,1,h9g7\nb,2,h0g2\nb,3,i9h9\n");

        assertThat(records)
                .extracting(record -> ((GameRecord) record).moves().size())
                .containsExactly(3, 4);
    }

    @Test
    void aGameAboveTheLimitIsGivenOutToo() throws IOException {
        StringBuilder rows = new StringBuilder();
        for (int ply = 0; ply < 20; ply++) {
            rows.append("a,").append(ply).append(",h2e2\n");
        }

        List<ParsedRecord> records = records(rows.toString());

        assertThat(records.get(0))
                .isInstanceOfSatisfying(
                        GameRecord.class,
                        game -> assertThat(game.moves().size()).isEqualTo(8));
        assertThat(records.subList(1, records.size())).isNotEmpty().allMatch(Reject.class::isInstance);
    }

    @Test
    void aRowAboveTheLimitIsRejectedAndTheRestIsRead() throws IOException {
        List<ParsedRecord> records = records("a,0,h2e2\na,1," + "x".repeat(50) + "\na,1,h9g7\n");

        assertThat(records).hasSize(2);
        assertThat(((Reject) records.get(0)).code()).isEqualTo(RejectCode.RECORD_TOO_LARGE);
        assertThat(((GameRecord) records.get(1)).moves().size()).isEqualTo(2);
    }

    private static List<ParsedRecord> records(String rows) throws IOException {
        byte[] bytes = (NAMES + rows).getBytes(StandardCharsets.UTF_8);
        List<ParsedRecord> records = Rendering.records(FORMAT, bytes);
        assertThat(FORMAT.survey(new ByteArrayInputStream(bytes), 1, Optional.empty())
                        .records())
                .isEqualTo(records.size());
        return records;
    }
}
