package org.qipu.parsers.record;

import java.util.function.Function;

/** The fields of a {@link GameHeader}, in its order; documented there. */
public enum HeaderField {
    EVENT(GameHeader::event),
    TITLE(GameHeader::title),
    SITE(GameHeader::site),
    DATE(GameHeader::date),
    ROUND(GameHeader::round),
    RED(GameHeader::red),
    BLACK(GameHeader::black),
    RED_TEAM(GameHeader::redTeam),
    BLACK_TEAM(GameHeader::blackTeam),
    RESULT(GameHeader::result),
    TERMINATOR(GameHeader::terminator),
    TERMINATION(GameHeader::termination),
    KIND(GameHeader::kind);

    private final Function<GameHeader, String> text;

    HeaderField(Function<GameHeader, String> text) {
        this.text = text;
    }

    /** The text of the field, empty when the record does not say. */
    public String of(GameHeader header) {
        return text.apply(header);
    }
}
