package org.qipu.parsers.record;

/** The kinds of defect that turn a record, or a source, into a {@link Reject}. */
public enum RejectCode {
    /** The source holds no bytes, or white space only. */
    EMPTY_SOURCE,
    /** No record format recognises the source. */
    UNKNOWN_FORMAT,
    /** The source could not be opened or read to its end. */
    UNREADABLE_SOURCE,
    /** The bytes do not decode in any supported charset. */
    UNDECODABLE_TEXT,
    /** A record is larger than the limit for one record. */
    RECORD_TOO_LARGE,
    /** The record has tags but neither moves nor a set-up position. */
    NO_MOVES,
    /** The movetext cannot be read as moves of any supported notation. */
    UNREADABLE_MOVETEXT,
    /** The record is of another game or a dialect that is not supported; the message names it. */
    UNSUPPORTED_DIALECT,
    /** A binary record contradicts its format so that no game can be read from it; the message says where. */
    DAMAGED_RECORD,
    /** The library that holds the record marks it as deleted. */
    DELETED_RECORD,
    /** The parts of a game that lie apart in a source do not begin with its first ply. */
    INCOMPLETE_GAME,
    /** The start position cannot be read. */
    UNREADABLE_FEN;

    /** The code as it stands in tables and documents: lower case, words joined by hyphens. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
