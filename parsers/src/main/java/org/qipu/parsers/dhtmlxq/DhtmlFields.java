package org.qipu.parsers.dhtmlxq;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The fields of a record: {@code [DhtmlXQ_key]value[/DhtmlXQ_key]}. A value ends at whatever closing or opening tag comes
 * first, since real files close a field under another's name.
 */
final class DhtmlFields {
    private static final String NAME = "dhtmlxq";
    private static final int LONGEST_KEY = 40;

    /**
     * One field.
     *
     * @param key in lower case, without the prefix
     * @param start index of the value's first character
     * @param end index after its last
     */
    record Field(String key, int start, int end) {}

    private DhtmlFields() {}

    static List<Field> of(char[] text, int length) {
        List<Field> fields = new ArrayList<>();
        int at = 0;
        while (at < length) {
            int bracket = bracket(text, at, length);
            int keyEnd = keyEnd(text, bracket + 1 + NAME.length() + 1, length);
            if (!isTag(text, bracket + 1, length) || keyEnd < 0) {
                at = bracket + 1;
                continue;
            }
            int start = keyEnd + 1;
            int end = valueEnd(text, start, length);
            int keyStart = bracket + NAME.length() + 2;
            String key = new String(text, keyStart, keyEnd - keyStart).toLowerCase(Locale.ROOT);
            fields.add(new Field(key, start, end));
            at = end;
        }
        return fields;
    }

    private static int bracket(char[] text, int from, int length) {
        int at = from;
        while (at < length && text[at] != '[') {
            at++;
        }
        return at;
    }

    /** Whether {@code dhtmlxq_} stands at an index. */
    private static boolean isTag(char[] text, int at, int length) {
        return isName(text, at, length) && at + NAME.length() < length && text[at + NAME.length()] == '_';
    }

    private static boolean isName(char[] text, int at, int length) {
        if (at + NAME.length() > length) {
            return false;
        }
        for (int i = 0; i < NAME.length(); i++) {
            if ((text[at + i] | 0x20) != NAME.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Index of the bracket that ends a key, or -1. */
    private static int keyEnd(char[] text, int start, int length) {
        for (int at = start; at < length && at - start <= LONGEST_KEY; at++) {
            if (text[at] == ']') {
                return at;
            }
            if (text[at] == '[') {
                return -1;
            }
        }
        return -1;
    }

    private static int valueEnd(char[] text, int start, int length) {
        int at = bracket(text, start, length);
        while (at < length) {
            boolean closing = at + 1 < length && text[at + 1] == '/' && isName(text, at + 2, length);
            if (closing || isTag(text, at + 1, length)) {
                return at;
            }
            at = bracket(text, at + 1, length);
        }
        return length;
    }
}
