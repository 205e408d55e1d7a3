package org.qipu.parsers.bytes;

/** The strings of binary records: short, ended by a NUL or by their field, and sometimes cut inside a character. */
public final class ShortText {
    private ShortText() {}

    /**
     * Decodes a range up to its first NUL; a last character that is cut is dropped.
     *
     * @param charset name of a charset that {@link TextDecoder} knows, of one-byte units
     */
    public static String of(byte[] bytes, int start, int end, String charset) {
        int nul = start;
        while (nul < end && bytes[nul] != 0) {
            nul++;
        }
        return decode(bytes, start, nul, charset);
    }

    /** Decodes UTF-16LE up to its first NUL character, which stands at an even distance from the start. */
    public static String wide(byte[] bytes, int start, int end) {
        int nul = start;
        while (nul + 1 < end && (bytes[nul] != 0 || bytes[nul + 1] != 0)) {
            nul += 2;
        }
        return decode(bytes, start, nul, "UTF-16LE");
    }

    private static String decode(byte[] bytes, int start, int end, String charset) {
        char[] text = new char[end - start + 2];
        int length = TextDecoder.of(charset).decode(bytes, start, end, text, text.length - 1);
        while (length > 0 && text[length - 1] == TextDecoder.REPLACEMENT) {
            length--;
        }
        return new String(text, 0, length).strip();
    }
}
