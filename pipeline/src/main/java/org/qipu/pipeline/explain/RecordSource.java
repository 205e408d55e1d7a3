package org.qipu.pipeline.explain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.container.ContainerFormat;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SoleRecords;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;
import org.qipu.parsers.record.SourceSurvey.Split;
import org.qipu.pipeline.input.SourceFormats;

/**
 * A local file of records, or a container of such files, surveyed as the audit does, so that a record has the number it
 * has in the tables.
 *
 * @param file where it lies
 * @param name its name, without folders, or what stands for it
 * @param format its format; empty when none recognises it, and then it is one record to reject
 * @param survey what one pass over it told; empty without a format
 */
public record RecordSource(Path file, String name, Optional<RecordFormat> format, Optional<SourceSurvey> survey) {
    private static final SourceFormats FORMATS = new SourceFormats(List.of());
    private static final int HEAD_BYTES = 64 * 1024;
    private static final long SPLIT_BYTES = 1L << 20;

    /**
     * Surveys a file.
     *
     * @param file where it lies
     * @param name its name, without folders, or what stands for it
     * @throws IOException when it cannot be read
     */
    public static RecordSource of(Path file, String name) throws IOException {
        byte[] head;
        try (InputStream stream = Files.newInputStream(file)) {
            head = stream.readNBytes(HEAD_BYTES);
        }
        Optional<RecordFormat> format = FORMATS.select(name, head);
        if (format.isEmpty()) {
            return new RecordSource(file, name, format, Optional.empty());
        }
        try (InputStream stream = Files.newInputStream(file)) {
            SourceSurvey survey = format.get().survey(stream, SPLIT_BYTES, Optional.empty());
            return new RecordSource(file, name, format, Optional.of(survey));
        }
    }

    /** Number of records, 1 at least. */
    public long records() {
        return survey.map(SourceSurvey::records).orElse(1L);
    }

    /** True when the records stand in entries of a container, each entry counting its own. */
    public boolean hasEntries() {
        return format.filter(ContainerFormat.class::isInstance).isPresent();
    }

    /**
     * A record by its number; empty when there is no such record.
     *
     * @param entry the entry of a container, empty for the first that holds a record
     * @param number from 0, in the file or in the entry
     * @throws IOException when the file cannot be read
     */
    public Optional<ParsedRecord> record(String entry, long number) throws IOException {
        if (survey.isEmpty()) {
            return number == 0 ? Optional.of(unrecognised()) : Optional.empty();
        }
        String wanted = entry;
        try (RecordIterator records = open(hasEntries() ? splitOf(0) : splitOf(number))) {
            for (ParsedRecord record = records.next(); record != null; record = records.next()) {
                wanted = wanted.isEmpty() ? record.origin().entry() : wanted;
                if (record.origin().recordNumber() == number
                        && record.origin().entry().equals(wanted)) {
                    return Optional.of(record);
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Whether a record is the only one of its file, or of its entry in a container.
     *
     * @throws IOException when the file cannot be read
     */
    public boolean isSole(ParsedRecord record) throws IOException {
        Origin origin = record.origin();
        if (records() == 1 || origin.entry().isEmpty()) {
            return records() == 1;
        }
        try (SoleRecords all = new SoleRecords(open(new Split(0, 0)), true)) {
            for (ParsedRecord next = all.next(); next != null; next = all.next()) {
                if (next.origin().entry().equals(origin.entry())) {
                    return all.isSole();
                }
            }
        }
        return false;
    }

    private Split splitOf(long number) {
        List<Split> splits = survey.orElseThrow().splits();
        int at = splits.size() - 1;
        while (splits.get(at).firstRecord() > number) {
            at--;
        }
        return splits.get(at);
    }

    private RecordIterator open(Split split) throws IOException {
        SourceSurvey surveyed = survey.orElseThrow();
        InputStream stream = Files.newInputStream(file);
        stream.skipNBytes(split.firstByte());
        return format.orElseThrow()
                .open(new SourceSlice(
                        name,
                        "",
                        stream,
                        split.firstByte(),
                        surveyed.bytes(),
                        split.firstRecord(),
                        surveyed.charset().charset()));
    }

    private Reject unrecognised() throws IOException {
        long bytes = Files.size(file);
        Origin origin = new Origin(name, "", 0, 0, bytes, "", "");
        return bytes == 0
                ? new Reject(origin, RejectCode.EMPTY_SOURCE, 0, "the file is empty", "")
                : new Reject(origin, RejectCode.UNKNOWN_FORMAT, 0, "no record format recognises this file", "");
    }
}
