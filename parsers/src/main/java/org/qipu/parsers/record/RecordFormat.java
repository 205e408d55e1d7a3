package org.qipu.parsers.record;

/** One format of game records. A format never throws on content: what it cannot read becomes a {@link Reject}. */
public interface RecordFormat {
    /** Id in tables and options, for example {@code pgn}. */
    String id();

    /**
     * How well a source fits this format, 0 (not at all) to 100 (certainly), from its name and first bytes.
     *
     * @param name file or entry name, without folders
     * @param head the first bytes, up to 64 KiB
     */
    int probe(String name, byte[] head);

    /** Opens a slice of a source; the iterator streams, and memory does not grow with the slice. */
    RecordIterator open(SourceSlice slice);
}
