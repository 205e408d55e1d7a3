package org.qipu.parsers.record;

import java.util.List;
import org.qipu.parsers.bytes.CharsetDecision;

/**
 * What one pass over the bytes of a source tells: enough to read its slices in separate tasks with the very rows that
 * one task would give.
 *
 * @param bytes length of the source
 * @param sha256 its hash in lower-case hexadecimal
 * @param charset the charset it is to be read with
 * @param records number of its records, 1 at least: a source without bytes is one record to reject
 * @param splits where slices may begin, the first at byte 0
 */
public record SourceSurvey(long bytes, String sha256, CharsetDecision charset, long records, List<Split> splits) {
    /**
     * A place where a slice may begin.
     *
     * @param firstByte offset of a record's first byte
     * @param firstRecord number of that record, from 0
     */
    public record Split(long firstByte, long firstRecord) {}

    public SourceSurvey {
        splits = List.copyOf(splits);
    }
}
