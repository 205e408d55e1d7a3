package org.qipu.parsers.cbf;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.bytes.TextHead;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SingleRecord;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/** CBF, an XML file with one game, as written by CCBridge 3 and other software. */
public final class CbfFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "cbf";

    /** Largest file that is read: 8 MiB. */
    public static final int RECORD_LIMIT = 8 << 20;

    private static final int CERTAIN = 95;
    private static final int NAME_ONLY = 20;

    private final SingleRecord single = new SingleRecord(ID, RECORD_LIMIT, new CbfReader());

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "CBF, XML with one game";
    }

    @Override
    public int probe(String name, byte[] head) {
        if (TextHead.of(head).contains("<chinesechessrecord")) {
            return CERTAIN;
        }
        return name.toLowerCase(Locale.ROOT).endsWith(".cbf") ? NAME_ONLY : 0;
    }

    @Override
    public SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        return single.survey(stream, charset);
    }

    @Override
    public RecordIterator open(SourceSlice slice) {
        return single.open(slice);
    }
}
