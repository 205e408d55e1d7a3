package org.qipu.parsers.record;

import java.util.List;
import java.util.Optional;
import org.qipu.parsers.cbf.CbfFormat;
import org.qipu.parsers.cbr.CblFormat;
import org.qipu.parsers.cbr.CbrFormat;
import org.qipu.parsers.csv.CsvFormat;
import org.qipu.parsers.dhtmlxq.DhtmlFormat;
import org.qipu.parsers.jsonl.JsonlFormat;
import org.qipu.parsers.movelist.ListFormat;
import org.qipu.parsers.oldsites.CcmFormat;
import org.qipu.parsers.oldsites.CheFormat;
import org.qipu.parsers.oldsites.ChnFormat;
import org.qipu.parsers.oldsites.MxqFormat;
import org.qipu.parsers.pgn.PgnFormat;
import org.qipu.parsers.wxf.WxfFormat;
import org.qipu.parsers.xqf.XqfFormat;
import org.qipu.parsers.xqr.XqrFormat;

/** All record formats, and the choice among them. */
public final class RecordFormats {
    /** Every format; a test fails when one is missing. */
    public static final List<RecordFormat> ALL = List.of(
            new PgnFormat(),
            new XqfFormat(),
            new CbrFormat(),
            new CblFormat(),
            new DhtmlFormat(),
            new CbfFormat(),
            new WxfFormat(),
            new ListFormat(),
            new CsvFormat(),
            new XqrFormat(),
            new MxqFormat(),
            new CcmFormat(),
            new ChnFormat(),
            new CheFormat(),
            new JsonlFormat());

    private RecordFormats() {}

    /**
     * The format that fits a source best; of two that fit alike, the first of {@link #ALL}. Empty when none fits, which
     * is {@link RejectCode#UNKNOWN_FORMAT}, or {@link RejectCode#EMPTY_SOURCE} for a source without bytes.
     *
     * @param name file or entry name, without folders
     * @param head the first bytes, 64 KiB where the source has them
     */
    public static Optional<RecordFormat> select(String name, byte[] head) {
        RecordFormat best = null;
        int bestScore = 0;
        for (RecordFormat format : ALL) {
            int score = format.probe(name, head);
            if (score > bestScore) {
                best = format;
                bestScore = score;
            }
        }
        return Optional.ofNullable(best);
    }

    /** The format with an id. */
    public static Optional<RecordFormat> byId(String id) {
        return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
    }
}
