package org.qipu.parsers.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.qipu.parsers.bytes.ByteSample;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.CharsetDetector;
import org.qipu.parsers.bytes.Sha256;

/**
 * What one pass over the bytes of a PGN source tells: enough to read its slices in separate tasks with the very rows
 * that one task would give.
 *
 * @param bytes length of the source
 * @param sha256 its hash in lower-case hexadecimal
 * @param charset the charset it is to be read with
 * @param records number of its records, 1 at least: a source without bytes is one record to reject
 * @param splits where slices may begin, the first at byte 0
 */
public record PgnSurvey(long bytes, String sha256, CharsetDecision charset, long records, List<Split> splits) {
    /** Bytes read from the source at a time. */
    private static final int CHUNK = 256 * 1024;

    /**
     * A place where a slice may begin.
     *
     * @param firstByte offset of a record's first byte
     * @param firstRecord number of that record, from 0
     */
    public record Split(long firstByte, long firstRecord) {}

    public PgnSurvey {
        splits = List.copyOf(splits);
    }

    /**
     * Reads a source to its end.
     *
     * @param stream the source; the caller closes it
     * @param splitBytes least distance between two splits, in bytes
     * @throws IOException when the source cannot be read
     */
    public static PgnSurvey of(InputStream stream, long splitBytes) throws IOException {
        byte[] buffer = new byte[CHUNK];
        Sha256 hash = new Sha256();
        ByteSample sample = new ByteSample();
        int read = stream.readNBytes(buffer, 0, CHUNK);
        byte[] head = read == CHUNK ? buffer : java.util.Arrays.copyOf(buffer, read);
        RecordBorders borders = new RecordBorders(CharsetDetector.wideCharset(head), 0);
        List<Split> splits = new ArrayList<>(List.of(new Split(0, 0)));
        long records = 1;
        while (read > 0) {
            hash.accept(buffer, 0, read);
            sample.accept(buffer, 0, read);
            records = count(borders, buffer, read, records, new Splitter(splits, splitBytes));
            read = stream.readNBytes(buffer, 0, CHUNK);
        }
        return new PgnSurvey(borders.position(), hash.hex(), CharsetDetector.decide(sample), records, splits);
    }

    private static long count(RecordBorders borders, byte[] buffer, int length, long records, Splitter splitter) {
        long base = borders.position();
        long number = records;
        for (long border = borders.find(buffer, 0, length);
                border != RecordBorders.NONE;
                border = borders.find(buffer, (int) (borders.position() - base), length)) {
            splitter.record(border, number++);
        }
        return number;
    }

    /** Keeps the borders that are far enough from the last one kept. */
    private record Splitter(List<Split> splits, long distance) {
        void record(long border, long number) {
            if (border - splits.get(splits.size() - 1).firstByte() >= distance) {
                splits.add(new Split(border, number));
            }
        }
    }
}
