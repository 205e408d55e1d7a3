package org.qipu.parsers.record;

/**
 * Where a record stands in the archive.
 *
 * @param source path or URI of the input file, as listed
 * @param entry path inside the container, empty when the source is no container
 * @param recordNumber 0-based number of the record within its source and entry
 * @param byteOffset offset of the record's first byte within its entry, before any decoding
 * @param byteLength number of bytes that the record takes
 * @param format id of the {@link RecordFormat} that read it
 * @param encoding name of the charset the text was decoded with, empty for a format without text
 */
public record Origin(
        String source,
        String entry,
        long recordNumber,
        long byteOffset,
        long byteLength,
        String format,
        String encoding) {}
