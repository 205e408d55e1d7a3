package org.qipu.parsers.record;

/** What a record of an archive turned into: a game, or the reason why it is none. Content never throws. */
public sealed interface ParsedRecord permits GameRecord, Reject {
    /** Where the record stands. */
    Origin origin();
}
