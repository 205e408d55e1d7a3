package org.qipu.parsers.bytes;

import java.util.Arrays;

/** The text of one record in a reused buffer, with the way back from a character to its byte. */
public final class RecordText {
    private static final int MAX_EXCERPT = 200;

    private final TextDecoder decoder;
    private final char[] skipped = new char[1025];

    private char[] chars = new char[4 * 1024];
    private int length;
    private int defects;
    private int firstDefect;

    private byte[] bytes;
    private int start;
    private int end;
    private long offset;
    private int knownChar;
    private int knownByte;

    /** A buffer that is filled by a decoder. */
    public RecordText(TextDecoder decoder) {
        this.decoder = decoder;
    }

    /**
     * Decodes a record.
     *
     * @param offset offset of the record within the source
     */
    public void decode(byte[] in, int start, int end, long offset) {
        if (chars.length < end - start + 2) {
            chars = new char[Math.max(end - start + 2, chars.length + chars.length / 2)];
        }
        length = decoder.decode(in, start, end, chars, chars.length - 1);
        defects = decoder.defects();
        firstDefect = decoder.firstDefect();
        bytes = in;
        this.start = start;
        this.end = end;
        this.offset = offset - start;
        knownChar = 0;
        knownByte = start;
    }

    /** The buffer; characters from {@link #length()} on are left over from other records. */
    public char[] chars() {
        return chars;
    }

    /** Number of characters. */
    public int length() {
        return length;
    }

    /** Number of places that did not decode. */
    public int defects() {
        return defects;
    }

    /** Offset within the source of the first place that did not decode. */
    public long firstDefect() {
        return offset + firstDefect;
    }

    /** Offset within the source of a character's first byte; cheap when asked for in the order of the text. */
    public long byteOffset(int index) {
        if (index < knownChar) {
            knownChar = 0;
            knownByte = start;
        }
        while (knownChar < index) {
            int wanted = Math.min(index - knownChar, skipped.length - 1);
            int decoded = decoder.decode(bytes, knownByte, end, skipped, wanted);
            if (decoded == 0) {
                break;
            }
            knownChar += decoded;
            knownByte += decoder.consumed();
        }
        return offset + knownByte;
    }

    /** The text from a character on to the end, without spaces around it. */
    public String text(int from) {
        int to = length;
        while (to > from && WhiteSpace.isSpace(chars[to - 1])) {
            to--;
        }
        return new String(chars, from, to - from);
    }

    /** At most 200 characters of a range, control characters replaced by blanks. */
    public String excerpt(int from, int to) {
        char[] cut =
                Arrays.copyOfRange(chars, from, Math.max(from, Math.min(Math.min(to, length), from + MAX_EXCERPT)));
        for (int i = 0; i < cut.length; i++) {
            cut[i] = cut[i] < ' ' ? ' ' : cut[i];
        }
        return new String(cut).strip();
    }
}
