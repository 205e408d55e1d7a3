package org.qipu.parsers.cbr;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.bytes.Borders;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.Sha256;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/**
 * CBL, the libraries of 象棋桥 (CCBridge): a head, an index, and CBR records. It streams; one record, or the index, may have
 * up to {@link CbrFormat#RECORD_LIMIT} bytes.
 */
public final class CblFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "cbl";

    private static final byte[] MAGIC = "CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII);
    private static final int CERTAIN = 95;
    private static final int NAME_ONLY = 20;
    private static final int CHUNK = 64 * 1024;

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "CBL, libraries of CCBridge records";
    }

    @Override
    public int probe(String name, byte[] head) {
        if (begins(head, 0, head.length)) {
            return CERTAIN;
        }
        return name.toLowerCase(Locale.ROOT).endsWith(".cbl") ? NAME_ONLY : 0;
    }

    static boolean begins(byte[] bytes, int start, int end) {
        return start + MAGIC.length <= end && Arrays.equals(bytes, start, start + MAGIC.length, MAGIC, 0, MAGIC.length);
    }

    /** The index is needed to read any record, so a library is one slice. */
    @Override
    public SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        Borders borders = new CblBorders();
        Sha256 hash = new Sha256();
        byte[] chunk = new byte[CHUNK];
        long records = 0;
        for (int read = stream.read(chunk); read > 0; read = stream.read(chunk)) {
            hash.accept(chunk, 0, read);
            long base = borders.position();
            while (borders.find(chunk, (int) (borders.position() - base), read) != Borders.NONE) {
                records++;
            }
        }
        return new SourceSurvey(
                borders.position(),
                hash.hex(),
                CharsetDecision.prescribed(CbrRecord.CHARSET),
                Math.max(1, records),
                List.of(new SourceSurvey.Split(0, 0)));
    }

    @Override
    public RecordIterator open(SourceSlice slice) {
        return new CblIterator(slice);
    }
}
