package org.qipu.parsers.record;

import java.io.InputStream;

/**
 * A run of whole records of one source or entry.
 *
 * @param source path or URI of the source, as listed
 * @param entry path inside the container, empty without one
 * @param stream the bytes from {@code firstByte} on; the format closes it
 * @param firstByte offset of the slice's first byte within the entry; a record begins there
 * @param endByte offset after the slice's last byte, {@link Long#MAX_VALUE} for the rest of the entry
 * @param firstRecordNumber number of the slice's first record within the entry, from 0
 * @param encoding name of the charset decided for the entry; empty for binary formats, or for a text format to decide it
 *     from the head of a slice that is the whole entry
 */
public record SourceSlice(
        String source,
        String entry,
        InputStream stream,
        long firstByte,
        long endByte,
        long firstRecordNumber,
        String encoding) {}
