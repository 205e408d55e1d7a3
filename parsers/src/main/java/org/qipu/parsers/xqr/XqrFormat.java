package org.qipu.parsers.xqr;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SingleRecord;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/** XQR (XiangQi Replay): one tree of moves a file. Known from its author's description only. */
public final class XqrFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "xqr";

    /** Largest file that is read: 8 MiB, which holds two million moves. */
    public static final int RECORD_LIMIT = 8 << 20;

    private static final int CERTAIN = 90;
    private static final int NAME_ONLY = 20;

    private final SingleRecord single = new SingleRecord(ID, RECORD_LIMIT, new XqrReader());

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "XQR (XiangQi Replay), with variations; experimental";
    }

    @Override
    public int probe(String name, byte[] head) {
        if (XqrReader.begins(head)) {
            return CERTAIN;
        }
        return name.toLowerCase(Locale.ROOT).endsWith(".xqr") ? NAME_ONLY : 0;
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
