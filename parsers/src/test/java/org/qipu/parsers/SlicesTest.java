package org.qipu.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/** A text source read in slices, as separate tasks do, gives the records that it gives as a whole. */
class SlicesTest {
    private static final String DHTMLXQ = "前言\r\n[DhtmlXQ][DhtmlXQ_title]第一局[/DhtmlXQ_title]"
            + "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][/DhtmlXQ]\r\n后记 [dhtmlxqiframe]\n"
            + "[DhtmlXQ_title]乙[/DhtmlXQ_title][/DhtmlXQiFrame]";
    private static final String WXF =
            "FORMAT WXF\r\nRED 甲\r\nSTART{\r\n1. C2.5 H8+7 }END\r\n\r\n  format\tWXF\nSTART{\n}END\n";
    private static final String LINES = "id1;h2e2,h9g7\r\n\r\nid2;b2e2\nh2e2h9g7\n4k4/9/9/9/9/9/9/9/9/3K1R3 w\n";
    private static final String JSON_LINES =
            "{\"red\":\"甲\",\"moves\":[\"h2e2\"]}\r\n\r\n  {\"fen\":\"4k4/9/9/9/9/9/9/9/9/3K1R3 w\"}\n{\"moves\":[\n";
    private static final String POSITIONS = "4k4/9/9/9/9/9/9/9/9/3K1R3 w\nf0f9\n\ne9e8\r\n";

    @ParameterizedTest
    @CsvSource({
        "dhtmlxq, UTF-8, 1",
        "dhtmlxq, GB18030, 700",
        "dhtmlxq, UTF-16LE, 300",
        "wxf, UTF-8, 1",
        "wxf, UTF-16BE, 500",
        "movelist, UTF-8, 1",
        "jsonl, UTF-8, 1",
        "jsonl, GB18030, 300",
        "jsonl, UTF-16LE, 300",
        "movelist, UTF-16LE, 200",
        "positions, UTF-8, 1",
        "positions, UTF-16BE, 90"
    })
    void slicesGiveTheRecordsOfTheWhole(String kind, String charset, long splitBytes) throws IOException {
        RecordFormat format =
                RecordFormats.byId(kind.equals("positions") ? "movelist" : kind).orElseThrow();
        byte[] bytes = text(kind).repeat(40).getBytes(Charset.forName(charset));
        SourceSurvey survey = format.survey(new ByteArrayInputStream(bytes), splitBytes, Optional.of(charset));
        List<SourceSurvey.Split> splits = survey.splits();

        List<ParsedRecord> slices = new ArrayList<>();
        for (int i = 0; i < splits.size(); i++) {
            long end = i + 1 < splits.size() ? splits.get(i + 1).firstByte() : Long.MAX_VALUE;
            slices.addAll(read(format, bytes, splits.get(i), end, charset));
        }

        List<ParsedRecord> whole = read(format, bytes, splits.get(0), Long.MAX_VALUE, charset);
        assertThat(splits.size()).isGreaterThan(5);
        assertThat(whole).hasSize((int) survey.records());
        assertThat(Rendering.text(slices)).isEqualTo(Rendering.text(whole));
    }

    private static String text(String kind) {
        return switch (kind) {
            case "dhtmlxq" -> DHTMLXQ;
            case "wxf" -> WXF;
            case "movelist" -> LINES;
            case "jsonl" -> JSON_LINES;
            default -> POSITIONS;
        };
    }

    private static List<ParsedRecord> read(
            RecordFormat format, byte[] bytes, SourceSurvey.Split from, long end, String charset) throws IOException {
        int first = (int) from.firstByte();
        ByteArrayInputStream rest = new ByteArrayInputStream(Arrays.copyOfRange(bytes, first, bytes.length));
        return Rendering.records(format, new SourceSlice("s", "", rest, first, end, from.firstRecord(), charset));
    }
}
