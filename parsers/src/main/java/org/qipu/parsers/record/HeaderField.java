package org.qipu.parsers.record;

/** The fields of a {@link GameHeader}, in its order; documented there. */
public enum HeaderField {
    EVENT,
    TITLE,
    SITE,
    DATE,
    ROUND,
    RED,
    BLACK,
    RED_TEAM,
    BLACK_TEAM,
    RESULT,
    TERMINATOR,
    TERMINATION,
    KIND
}
