package org.qipu.parsers.container;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.HashedStream;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/**
 * A container as a format of its own: its records are those of its entries, each read in the entry's format. It is read
 * from its first byte on and cannot be cut.
 */
public final class ContainerFormat implements RecordFormat {
    private static final int CERTAIN = 100;

    private final ContainerKind kind;
    private final List<String> formats;
    private final ContainerLimits limits;

    /**
     * A container of a kind.
     *
     * @param formats ids of the record formats that are read within it, empty for all
     */
    public ContainerFormat(ContainerKind kind, List<String> formats, ContainerLimits limits) {
        this.kind = kind;
        this.formats = List.copyOf(formats);
        this.limits = limits;
    }

    @Override
    public String id() {
        return kind.id();
    }

    @Override
    public String description() {
        return kind.description();
    }

    @Override
    public int probe(String name, byte[] head) {
        return kind.fits(head) ? CERTAIN : 0;
    }

    @Override
    public SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        HashedStream hashed = new HashedStream(stream);
        String named = charset.orElse("");
        SourceSlice whole = new SourceSlice("", "", hashed, 0, Long.MAX_VALUE, 0, named);
        long records = 0;
        ContainerRecords reading = new ContainerRecords(kind, whole, formats, limits);
        try {
            while (reading.next() != null) {
                records++;
            }
        } finally {
            reading.release();
        }
        hashed.drain();
        return new SourceSurvey(
                hashed.count(),
                hashed.hex(),
                CharsetDecision.prescribed(named),
                records,
                List.of(new SourceSurvey.Split(0, 0)));
    }

    @Override
    public RecordIterator open(SourceSlice slice) {
        return new ContainerRecords(kind, slice, formats, limits);
    }
}
