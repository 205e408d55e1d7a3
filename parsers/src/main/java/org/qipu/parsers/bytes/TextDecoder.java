package org.qipu.parsers.bytes;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Decodes bytes into a reused buffer. Every byte sequence decodes: what the charset does not know becomes U+FFFD, is
 * counted, and never swallows an ASCII byte that follows it, so that a damaged character costs no quote, bracket or
 * line end. Not for use by several threads at once.
 */
public abstract class TextDecoder {
    /** Stands for bytes that do not decode. */
    public static final char REPLACEMENT = '\uFFFD';

    private int consumed;
    private int defects;
    private int firstDefect;

    /**
     * A decoder for a charset.
     *
     * @throws java.nio.charset.UnsupportedCharsetException when the Java platform lacks the charset
     */
    public static TextDecoder of(String charset) {
        Charset known = Charset.forName(charset);
        if (known.equals(StandardCharsets.UTF_8) || known.equals(StandardCharsets.US_ASCII)) {
            return new Utf8Decoder();
        }
        return switch (known.name()) {
            case "UTF-16LE" -> new Utf16Decoder(false);
            case "UTF-16BE", "UTF-16" -> new Utf16Decoder(true);
            case "Big5", "x-windows-950", "GBK", "GB2312", "GB18030" -> new DoubleByteDecoder(known.name());
            default -> new JdkDecoder(known);
        };
    }

    /**
     * Decodes a range of bytes until it ends or {@code limit} characters are written.
     *
     * @param out receives the characters from index 0 on; one longer than {@code limit}, as a supplementary character
     *     may take one more
     * @return number of characters written
     */
    public final int decode(byte[] in, int start, int end, char[] out, int limit) {
        defects = 0;
        firstDefect = -1;
        consumed = 0;
        return run(in, start, end, out, limit);
    }

    /** Does the decoding; calls {@link #consumed(int)} once and {@link #defect} for each defect. */
    abstract int run(byte[] in, int start, int end, char[] out, int limit);

    /** Number of bytes that the last call took from its range. */
    public final int consumed() {
        return consumed;
    }

    /** Number of places in the last range that did not decode. */
    public final int defects() {
        return defects;
    }

    /** Index of the first such place in the array, or -1. */
    public final int firstDefect() {
        return firstDefect;
    }

    final void consumed(int bytes) {
        consumed = bytes;
    }

    final void defect(int index) {
        if (defects++ == 0) {
            firstDefect = index;
        }
    }
}
