package org.qipu.parsers.record;

import java.util.Locale;

/**
 * An oddity that did not keep a record from being read.
 *
 * @param kind what is odd
 * @param byteOffset offset within the entry
 * @param text the odd text, at most 200 characters
 */
public record ParseIssue(Kind kind, long byteOffset, String text) {
    /** The kinds of oddity. */
    public enum Kind {
        /** Text between moves that is neither a move nor a comment. */
        STRAY_TEXT,
        /** A comment or variation that is not closed before the record ends. */
        UNCLOSED,
        /** The same tag twice with different values; the first counts. */
        REPEATED_TAG,
        /** A tag line that cannot be read. */
        BROKEN_TAG,
        /** A byte sequence that does not decode, replaced by U+FFFD. */
        UNDECODABLE_BYTES;

        /** The kind as it stands in tables: lower case, words joined by hyphens. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
