package org.qipu.parsers.xqf;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SingleRecord;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/** XQF, the files of 象棋演播室 (XQStudio) 1.0 to 1.63: one tree of moves a file. */
public final class XqfFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "xqf";

    /** Largest file that is read: 8 MiB, which holds two million moves. */
    public static final int RECORD_LIMIT = 8 << 20;

    private static final int CERTAIN = 95;
    private static final int DAMAGED = 60;
    private static final int NAME_ONLY = 20;

    private final SingleRecord single = new SingleRecord(ID, RECORD_LIMIT, new XqfReader());

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "XQF of XQStudio, versions 1.0 to 1.63, with variations";
    }

    @Override
    public int probe(String name, byte[] head) {
        boolean named = name.toLowerCase(Locale.ROOT).endsWith(".xqf");
        if (!XqfHeader.begins(head)) {
            return named ? NAME_ONLY : 0;
        }
        return XqfHeader.problem(head).isEmpty() ? CERTAIN : named || XqfHeader.isBinary(head) ? DAMAGED : 0;
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
