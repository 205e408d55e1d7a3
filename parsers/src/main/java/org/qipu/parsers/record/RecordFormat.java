package org.qipu.parsers.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** One format of game records. A format never throws on content: what it cannot read becomes a {@link Reject}. */
public interface RecordFormat {
    /** Id in tables and options, for example {@code pgn}. */
    String id();

    /** One line about the format for people. */
    String description();

    /**
     * How well a source fits this format, 0 (not at all) to 100 (certainly), from its name and first bytes.
     *
     * @param name file or entry name, without folders
     * @param head the first bytes, up to 64 KiB
     */
    int probe(String name, byte[] head);

    /**
     * Reads a source once to its end and tells where it can be cut.
     *
     * @param stream the source; the caller closes it
     * @param splitBytes least distance between two splits, in bytes
     * @param charset the charset as the user names it, or empty to decide it
     * @throws IOException when the source cannot be read
     */
    SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException;

    /** Opens a slice of a source; the iterator streams, and memory does not grow with the slice. */
    RecordIterator open(SourceSlice slice);
}
