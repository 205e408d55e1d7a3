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
    UNREADABLE_FEN,
    /** A container, or an entry, cannot be expanded; entries behind the damage may be missing. */
    DAMAGED_CONTAINER,
    /** An entry is encrypted, or packed by a method that is not supported. */
    UNREADABLE_ENTRY,
    /** A container within containers, deeper than is read. */
    NESTED_TOO_DEEP,
    /** The source holds more entries than the limit; those beyond it were not read. */
    TOO_MANY_ENTRIES,
    /** The entries of the source expand to more bytes than the limit; those beyond it were not read. */
    CONTAINER_TOO_LARGE,
    /** The source expands out of all proportion to its size; what comes behind was not read. */
    COMPRESSION_BOMB;

    /** Whether this is a limit for a whole source: nothing behind it is read. */
    public boolean endsSource() {
        return this == TOO_MANY_ENTRIES || this == CONTAINER_TOO_LARGE || this == COMPRESSION_BOMB;
    }

    /** The code as it stands in tables and documents: lower case, words joined by hyphens. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
