package org.qipu.parsers.oldsites;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SingleRecord;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/** What the formats have in common: one game from the initial position a file, known by the ending of its name. */
abstract class OldSiteFormat implements RecordFormat {
    /** Largest file that is read: 1 MiB. */
    static final int RECORD_LIMIT = 1 << 20;

    private static final int NAME_AND_SHAPE = 70;
    private static final int NAME_ONLY = 20;

    private final String id;
    private final String description;
    private final SingleRecord single;

    /**
     * A format whose files end in a dot and its id.
     *
     * @param description names the software; that the format is experimental is added
     */
    OldSiteFormat(String id, String description) {
        this.id = id;
        this.description = description + "; experimental";
        single = new SingleRecord(id, RECORD_LIMIT, new Reader());
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String description() {
        return description;
    }

    @Override
    public final int probe(String name, byte[] head) {
        if (!name.toLowerCase(Locale.ROOT).endsWith("." + id)) {
            return 0;
        }
        return fits(head) ? NAME_AND_SHAPE : NAME_ONLY;
    }

    /** Whether the first bytes have the format's shape. */
    abstract boolean fits(byte[] head);

    /** The charset of the texts; a format without text has none. */
    CharsetDecision charset(byte[] bytes, Optional<String> named) {
        return CharsetDecision.prescribed("");
    }

    /** Reads a record of at least one byte; never throws on content. */
    abstract ParsedRecord read(Origin origin, byte[] bytes);

    @Override
    public final SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        return single.survey(stream, charset);
    }

    @Override
    public final RecordIterator open(SourceSlice slice) {
        return single.open(slice);
    }

    private final class Reader implements SingleRecord.Reader {
        @Override
        public CharsetDecision charset(byte[] bytes, Optional<String> named) {
            return OldSiteFormat.this.charset(bytes, named);
        }

        @Override
        public ParsedRecord read(Origin origin, byte[] bytes) {
            return OldSiteFormat.this.read(origin, bytes);
        }
    }
}
