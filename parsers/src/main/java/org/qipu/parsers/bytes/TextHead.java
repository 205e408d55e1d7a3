package org.qipu.parsers.bytes;

import java.util.Arrays;
import java.util.Locale;

/** The first bytes of a source read as text, for formats to look whether it is theirs. */
public final class TextHead {
    private static final int LOOKED_AT = 64 * 1024;
    private static final int FORGIVEN_CONTROLS = 3;

    private final String text;
    private String lower;

    private TextHead(String text) {
        this.text = text;
    }

    /** The text of the first 64 KiB, in the charset that they speak for. */
    public static TextHead of(byte[] head) {
        byte[] bytes = Arrays.copyOf(head, Math.min(head.length, LOOKED_AT));
        String charset = CharsetDetector.decide(ByteSample.of(bytes)).charset();
        char[] chars = new char[bytes.length + 1];
        int length = TextDecoder.of(charset).decode(bytes, 0, bytes.length, chars, bytes.length);
        int start = 0;
        while (start < length && WhiteSpace.isSpace(chars[start]) && chars[start] != 0) {
            start++;
        }
        while (length > start && WhiteSpace.isSpace(chars[length - 1])) {
            length--;
        }
        return new TextHead(new String(chars, start, length - start));
    }

    /** The text without white space around it. */
    public String trimmed() {
        return text;
    }

    /** Whether a text in lower-case ASCII occurs, in any case. */
    public boolean contains(String wanted) {
        if (lower == null) {
            lower = text.toLowerCase(Locale.ROOT);
        }
        return lower.contains(wanted);
    }

    /** Whether this is no text: it holds a NUL, or more control characters than a text that was damaged. */
    public boolean isBinary() {
        int controls = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == 0) {
                return true;
            }
            controls += c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != 0x1A ? 1 : 0;
        }
        return controls > FORGIVEN_CONTROLS + text.length() / 100;
    }
}
