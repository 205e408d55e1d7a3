package org.qipu.parsers.bytes;

import java.util.Locale;

/**
 * The charset that a source is read with, and how sure that is.
 *
 * @param charset canonical name of the charset
 * @param score share of the text beyond ASCII that is words of game records in this charset, 0..100; 100 where the
 *     bytes prove the charset
 * @param margin lead over the score of the next best charset, 0..100
 * @param how what the decision rests on
 */
public record CharsetDecision(String charset, int score, int margin, How how) {
    /** What a decision rests on, the strongest first. */
    public enum How {
        /** The user named the charset. */
        OVERRIDE,
        /** A byte order mark. */
        BYTE_ORDER_MARK,
        /** The places of NUL bytes, as text in UTF-16 has them. */
        NUL_PATTERN,
        /** No byte beyond ASCII in the sample. */
        ASCII,
        /** Multi-byte sequences that follow the rules of UTF-8. */
        UTF8_SEQUENCES,
        /** One reading holds the words of game records, the other does not. */
        VOCABULARY,
        /** Nothing speaks for any charset; the choice is a default. */
        DEFAULT;

        /** The basis as it stands in tables: lower case, words joined by hyphens. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A decision beyond doubt. */
    static CharsetDecision proven(String charset, How how) {
        return new CharsetDecision(charset, 100, 100, how);
    }
}
