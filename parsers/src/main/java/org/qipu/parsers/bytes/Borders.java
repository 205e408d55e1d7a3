package org.qipu.parsers.bytes;

/**
 * Finds where records begin in a source that is fed piece by piece, on its bytes and without decoding. Fed from a record's
 * first byte on, it tells each border after that one.
 */
public interface Borders {
    /** Answer of {@link #find} when the piece is used up. */
    long NONE = -1;

    /** Offset of the next byte that has to be fed. */
    long position();

    /** Offset of the first byte that a border may still be found at; bytes before it are settled. */
    long settledTo();

    /**
     * Reads on in the next piece of the source until a record begins.
     *
     * @return offset within the source of the first byte of a record that is not the first one, or {@link #NONE} when the
     *     piece is used up; after a border, {@link #position()} tells where to go on
     */
    long find(byte[] buffer, int start, int end);
}
