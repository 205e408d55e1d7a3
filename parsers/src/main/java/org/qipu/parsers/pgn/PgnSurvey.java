package org.qipu.parsers.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.bytes.ByteSample;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.CharsetDetector;
import org.qipu.parsers.bytes.Sha256;
import org.qipu.parsers.record.SourceSurvey;
import org.qipu.parsers.record.SourceSurvey.Split;

/** The survey of a PGN source: hash, charset, number of records, and the borders at which it can be cut. */
final class PgnSurvey {
    /** Bytes read from the source at a time. */
    private static final int CHUNK = 256 * 1024;

    private PgnSurvey() {}

    /**
     * Reads a source to its end.
     *
     * @param stream the source; the caller closes it
     * @param splitBytes least distance between two splits, in bytes
     * @param charset the charset as the user names it, or empty to decide it
     * @throws IOException when the source cannot be read
     * @throws IllegalArgumentException when the Java platform does not know the charset
     */
    static SourceSurvey of(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        byte[] buffer = new byte[CHUNK];
        int read = stream.readNBytes(buffer, 0, CHUNK);
        byte[] head = Arrays.copyOf(buffer, read);
        Optional<CharsetDecision> named = charset.map(name -> CharsetDetector.override(name, head));
        String forBorders = named.map(CharsetDecision::charset).orElseGet(() -> CharsetDetector.wideCharset(head));
        RecordBorders borders = new RecordBorders(forBorders, 0);
        Sha256 hash = new Sha256();
        ByteSample sample = new ByteSample();
        Splitter splitter = new Splitter(splitBytes);
        while (read > 0) {
            hash.accept(buffer, 0, read);
            sample.accept(buffer, 0, read);
            splitter.accept(borders, buffer, read);
            read = stream.readNBytes(buffer, 0, CHUNK);
        }
        CharsetDecision decision = named.orElseGet(() -> CharsetDetector.decide(sample));
        return new SourceSurvey(borders.position(), hash.hex(), decision, splitter.records, splitter.splits);
    }

    /** Counts the records and keeps the borders that are far enough from the last one kept. */
    private static final class Splitter {
        private final long distance;
        private final List<Split> splits = new ArrayList<>(List.of(new Split(0, 0)));
        private long records = 1;
        private long last;

        Splitter(long distance) {
            this.distance = distance;
        }

        void accept(RecordBorders borders, byte[] buffer, int length) {
            long base = borders.position();
            for (long border = borders.find(buffer, 0, length);
                    border != RecordBorders.NONE;
                    border = borders.find(buffer, (int) (borders.position() - base), length)) {
                if (border - last >= distance) {
                    splits.add(new Split(border, records));
                    last = border;
                }
                records++;
            }
        }
    }
}
