package org.qipu.parsers.cbr;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SingleRecord;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/** CBR, the files of 象棋桥 (CCBridge): one tree of moves a file. */
public final class CbrFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "cbr";

    /** Largest file that is read: 8 MiB, which holds two million moves. */
    public static final int RECORD_LIMIT = 8 << 20;

    private static final int CERTAIN = 95;
    private static final int NAME_ONLY = 20;

    private final SingleRecord single = new SingleRecord(ID, RECORD_LIMIT, new Reader());

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "CBR of CCBridge, versions 1 and 2, with variations";
    }

    @Override
    public int probe(String name, byte[] head) {
        if (CbrRecord.begins(head, 0, head.length)) {
            return CERTAIN;
        }
        return name.toLowerCase(Locale.ROOT).endsWith(".cbr") ? NAME_ONLY : 0;
    }

    @Override
    public SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        return single.survey(stream, charset);
    }

    @Override
    public RecordIterator open(SourceSlice slice) {
        return single.open(slice);
    }

    private static final class Reader implements SingleRecord.Reader {
        @Override
        public CharsetDecision charset(byte[] bytes, Optional<String> named) {
            return CharsetDecision.prescribed(CbrRecord.CHARSET);
        }

        @Override
        public ParsedRecord read(Origin origin, byte[] bytes) {
            return CbrRecord.read(origin, bytes, 0, bytes.length);
        }
    }
}
