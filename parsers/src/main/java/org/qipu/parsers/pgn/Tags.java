package org.qipu.parsers.pgn;

import java.util.EnumMap;
import java.util.Map;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.record.ParseIssue;

/** Reads tags, well formed or nearly so, and keeps their values for one record. */
final class Tags {
    private final RecordText text;
    private final Issues issues;
    private final TextPool pool = new TextPool();
    private final Map<Tag, String> values = new EnumMap<>(Tag.class);

    private String value;
    private boolean flawed;

    Tags(RecordText text, Issues issues) {
        this.text = text;
        this.issues = issues;
    }

    void clear() {
        values.clear();
    }

    /** Value of a tag, trimmed; empty without one. */
    String value(Tag tag) {
        return values.getOrDefault(tag, "");
    }

    /** Whether the record has any tag. */
    boolean any() {
        return !values.isEmpty();
    }

    /**
     * Reads the tag that begins at an opening bracket.
     *
     * @return index after the tag, or -1 when there is none
     */
    int read(int at) {
        char[] chars = text.chars();
        int end = text.length();
        int nameStart = skipSpaces(chars, at + 1, end);
        int nameEnd = nameStart;
        while (nameEnd < end && isNamePart(chars[nameEnd])) {
            nameEnd++;
        }
        int i = skipSpaces(chars, nameEnd, end);
        if (nameEnd == nameStart || i == end || i == nameEnd && chars[i] != ']' && !PgnChars.isQuote(chars[i])) {
            return -1;
        }
        flawed = false;
        int after = PgnChars.isQuote(chars[i]) ? quoted(chars, i, end) : unquoted(chars, i, end);
        put(Tag.of(chars, nameStart, nameEnd), at, after);
        return after;
    }

    private void put(Tag tag, int from, int to) {
        if (flawed) {
            issues.add(ParseIssue.Kind.BROKEN_TAG, from, to);
        }
        String former = values.get(tag);
        if (former == null || former.isEmpty()) {
            values.put(tag, value);
        } else if (tag != Tag.OTHER && !value.isEmpty() && !value.equals(former)) {
            issues.add(ParseIssue.Kind.REPEATED_TAG, from, to);
        }
    }

    /** A quote inside the value is one that neither a bracket, nor the line's end, nor another tag follows. */
    private int quoted(char[] chars, int opening, int end) {
        int start = opening + 1;
        boolean escapes = false;
        int i = start;
        for (; i < end && !PgnChars.isLineEnd(chars[i]); i++) {
            char c = chars[i];
            if (c == '\\' && i + 1 < end && (chars[i + 1] == '"' || chars[i + 1] == '\\')) {
                escapes = true;
                i++;
            } else if (PgnChars.isQuote(c) && (isPlain(c) || !isPlain(chars[opening]))) {
                int after = skipSpaces(chars, i + 1, end);
                if (closes(chars, after, end)) {
                    value = value(chars, start, i, escapes);
                    flawed = after == end || chars[after] != ']';
                    return flawed ? after : after + 1;
                }
            }
        }
        flawed = true;
        value = value(chars, start, withoutClosing(chars, start, i), escapes);
        return i;
    }

    private static boolean isPlain(char quote) {
        return quote == '"' || quote == '＂';
    }

    private static boolean closes(char[] chars, int after, int end) {
        return after == end
                || PgnChars.isLineEnd(chars[after])
                || chars[after] == ']'
                || chars[after] == '[' && after + 1 < end && PgnChars.isLatinLetter(chars[after + 1]);
    }

    /** End of a value whose line has no closing quote that counts. */
    private static int withoutClosing(char[] chars, int start, int lineEnd) {
        int end = lineEnd;
        while (end > start && PgnChars.isSpace(chars[end - 1])) {
            end--;
        }
        if (end > start && chars[end - 1] == ']') {
            end--;
        }
        return end > start && PgnChars.isQuote(chars[end - 1]) ? end - 1 : end;
    }

    private int unquoted(char[] chars, int start, int end) {
        flawed = true;
        int i = start;
        while (i < end && chars[i] != ']' && !PgnChars.isLineEnd(chars[i])) {
            i++;
        }
        value = value(chars, start, i, false);
        return i < end && chars[i] == ']' ? i + 1 : i;
    }

    private String value(char[] chars, int start, int end, boolean escapes) {
        int from = start;
        int to = end;
        while (from < to && PgnChars.isSpace(chars[from])) {
            from++;
        }
        while (to > from && PgnChars.isSpace(chars[to - 1])) {
            to--;
        }
        String plain = pool.text(chars, from, to);
        return escapes ? plain.replaceAll("\\\\([\"\\\\])", "$1") : plain;
    }

    private static int skipSpaces(char[] chars, int start, int end) {
        int i = start;
        while (i < end && PgnChars.isSpace(chars[i]) && !PgnChars.isLineEnd(chars[i])) {
            i++;
        }
        return i;
    }

    private static boolean isNamePart(char c) {
        return c < 0x80
                ? c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'
                : Character.isLetterOrDigit(c);
    }
}
