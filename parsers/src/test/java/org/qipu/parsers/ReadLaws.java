package org.qipu.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;

/** What holds of any bytes in any format: they are read to their end, and the survey counts what reading gives. */
final class ReadLaws {
    /** Formats whose records lie one behind the other and cover the source. */
    private static final List<String> TILING = List.of("pgn", "dhtmlxq", "wxf", "movelist", "jsonl");

    private ReadLaws() {}

    static void check(RecordFormat format, byte[] bytes, Optional<String> charset) throws IOException {
        SourceSlice slice =
                new SourceSlice("x", "", new ByteArrayInputStream(bytes), 0, Long.MAX_VALUE, 0, charset.orElse(""));
        long records = 0;
        long end = 0;
        try (RecordIterator iterator = format.open(slice)) {
            for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                Origin origin = record.origin();
                assertThat(origin.recordNumber()).isEqualTo(records++);
                assertThat(origin.byteOffset() + origin.byteLength()).isLessThanOrEqualTo(bytes.length);
                if (TILING.contains(format.id())) {
                    assertThat(origin.byteOffset()).isEqualTo(end);
                    end += origin.byteLength();
                }
                assertThat(origin.encoding().isEmpty() || Charset.isSupported(origin.encoding()))
                        .isTrue();
            }
        }
        if (TILING.contains(format.id())) {
            assertThat(end).isEqualTo(bytes.length);
        }
        assertThat(format.survey(new ByteArrayInputStream(bytes), 64, charset).records())
                .isEqualTo(records);
    }
}
