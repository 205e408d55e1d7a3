package org.qipu.pipeline.source;

import java.io.Serializable;
import java.util.List;
import org.qipu.pipeline.input.InputFile;
import org.qipu.pipeline.table.RejectRow;

/**
 * What the survey tells of a source.
 *
 * @param file where it lies
 * @param bytes size as read
 * @param sha256 hash of the bytes in hexadecimal, empty when they could not be read
 * @param format id of its record format, empty when none was recognised
 * @param encoding charset that it is to be read with, empty for binary formats
 * @param encodingBasis how the charset was decided
 * @param records number of records, 1 when the source as a whole is rejected
 * @param slices where it can be cut, empty when the source as a whole is rejected
 * @param rejects the reject of the source as a whole, or nothing
 */
public record SurveyedSource(
        InputFile file,
        long bytes,
        String sha256,
        String format,
        String encoding,
        String encodingBasis,
        long records,
        List<Slice> slices,
        List<RejectRow> rejects)
        implements Serializable {

    /**
     * A run of whole records of a source.
     *
     * @param file the source
     * @param format id of its record format
     * @param encoding charset that it is to be read with
     * @param firstByte offset of its first byte
     * @param endByte offset after its last byte
     * @param firstRecord number of its first record
     */
    public record Slice(InputFile file, String format, String encoding, long firstByte, long endByte, long firstRecord)
            implements Serializable {
        /** Size in bytes. */
        public long bytes() {
            return endByte - firstByte;
        }
    }
}
