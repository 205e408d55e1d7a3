package org.qipu.parsers.record;

import java.util.EnumMap;
import java.util.Map;

/** Collects what a record says about its game, field by field. */
public final class HeaderFields {
    private final Map<HeaderField, String> values = new EnumMap<>(HeaderField.class);

    /** Takes note of a field's text; of two texts for one field the first that is not blank stays. */
    public HeaderFields put(HeaderField field, String text) {
        String stripped = text.strip();
        if (!stripped.isEmpty()) {
            values.putIfAbsent(field, stripped);
        }
        return this;
    }

    /** The text of a field, empty when the record does not say. */
    public String value(HeaderField field) {
        return values.getOrDefault(field, "");
    }

    /** Whether no field has a text. */
    public boolean isEmpty() {
        return values.isEmpty();
    }

    /** The header; each field exactly as collected, nothing filled in from another. */
    public GameHeader toHeader() {
        return new GameHeader(
                value(HeaderField.EVENT),
                value(HeaderField.TITLE),
                value(HeaderField.SITE),
                value(HeaderField.DATE),
                value(HeaderField.ROUND),
                value(HeaderField.RED),
                value(HeaderField.BLACK),
                value(HeaderField.RED_TEAM),
                value(HeaderField.BLACK_TEAM),
                value(HeaderField.RESULT),
                value(HeaderField.TERMINATOR),
                value(HeaderField.TERMINATION),
                value(HeaderField.KIND));
    }
}
