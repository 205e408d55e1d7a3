package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

class PgnSurveyTest {
    @Test
    void tellsLengthHashCharsetAndNumberOfRecords() throws IOException {
        byte[] bytes = "[Red \"a\"]\n1. C2=5\n[Red \"b\"]\n1. C8=5\n".getBytes(StandardCharsets.US_ASCII);

        SourceSurvey survey = PgnSurvey.of(new ByteArrayInputStream(bytes), 1, Optional.empty());

        assertThat(survey.bytes()).isEqualTo(bytes.length);
        assertThat(survey.sha256()).isEqualTo("591bb5efef3d72031a5b925886a9709e2c2394b28b0e13f62b47cb27abda69e2");
        assertThat(survey.charset().charset()).isEqualTo("UTF-8");
        assertThat(survey.records()).isEqualTo(2);
        assertThat(survey.splits()).containsExactly(new SourceSurvey.Split(0, 0), new SourceSurvey.Split(18, 1));
    }

    @Test
    void anEmptySourceIsOneRecordToReject() throws IOException {
        SourceSurvey survey = PgnSurvey.of(new ByteArrayInputStream(new byte[0]), 1, Optional.empty());

        assertThat(survey.records()).isEqualTo(1);
        assertThat(Rendering.records(new PgnFormat(), new byte[0])).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"Big5, 1", "Big5, 4000", "GB18030, 7000", "UTF-8, 500", "UTF-16LE, 3000", "UTF-16BE, 1"})
    void slicesGiveTheRecordsOfTheWhole(String charset, long splitBytes) throws IOException {
        byte[] bytes = archive().getBytes(Charset.forName(charset));
        SourceSurvey survey = PgnSurvey.of(new ByteArrayInputStream(bytes), splitBytes, Optional.of(charset));

        List<ParsedRecord> slices = new ArrayList<>();
        for (int i = 0; i < survey.splits().size(); i++) {
            boolean last = i + 1 == survey.splits().size();
            slices.addAll(slice(
                    bytes,
                    charset,
                    survey.splits().get(i),
                    last ? Long.MAX_VALUE : survey.splits().get(i + 1).firstByte()));
        }

        List<ParsedRecord> whole = slice(bytes, charset, survey.splits().get(0), Long.MAX_VALUE);
        assertThat(survey.splits().size()).isGreaterThan(2);
        assertThat(whole).hasSize((int) survey.records());
        assertThat(Rendering.text(slices)).isEqualTo(Rendering.text(whole));
    }

    @Test
    void anArchiveLargerThanTheBuffersIsCutAlike() throws IOException {
        byte[] bytes = archive().repeat(40).getBytes(StandardCharsets.UTF_8);

        SourceSurvey survey = PgnSurvey.of(new ByteArrayInputStream(bytes), 100_000, Optional.empty());

        assertThat(bytes.length).isGreaterThan(600_000);
        assertThat(slice(bytes, "UTF-8", survey.splits().get(0), Long.MAX_VALUE))
                .hasSize((int) survey.records());
    }

    private static List<ParsedRecord> slice(byte[] bytes, String charset, SourceSurvey.Split from, long endByte)
            throws IOException {
        int first = (int) from.firstByte();
        ByteArrayInputStream rest = new ByteArrayInputStream(Arrays.copyOfRange(bytes, first, bytes.length));
        return Rendering.records(
                new PgnFormat(), new SourceSlice("s", "", rest, first, endByte, from.firstRecord(), charset));
    }

    /** Games of different lengths, some without moves, some with comments. */
    private static String archive() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            text.append("[Game \"Chinese Chess\"]\r\n[Event \"第").append(i).append("局\"]\r\n\r\n");
            if (i % 10 != 3) {
                text.append("1. 炮二平五 马８进７\r\n2. 马二进三 {许多话}\r\n".repeat(1 + i % 7))
                        .append("1-0\r\n\r\n");
            }
        }
        return text.toString();
    }
}
