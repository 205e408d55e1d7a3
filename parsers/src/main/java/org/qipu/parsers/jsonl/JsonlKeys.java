package org.qipu.parsers.jsonl;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.qipu.parsers.record.HeaderField;

/** The keys of a line's object; docs/JSONL.md says what stands behind them. */
final class JsonlKeys {
    static final String FEN = "fen";
    static final String MOVES = "moves";
    static final String VARIATIONS = "variations";
    static final String MOVETEXT = "movetext";
    static final String COMMENTS = "comments";
    static final String PLY = "ply";
    static final String TEXT = "text";

    private static final Map<String, HeaderField> HEADER = new HashMap<>();

    static {
        for (HeaderField field : HeaderField.values()) {
            HEADER.put(of(field), field);
        }
    }

    private JsonlKeys() {}

    /** The key of a header field: its name in lower case. */
    static String of(HeaderField field) {
        return field.name().toLowerCase(Locale.ROOT);
    }

    /** The header field of a key; {@code null} when it is none. */
    static HeaderField headerField(String key) {
        return HEADER.get(key);
    }
}
