package org.qipu.parsers.bytes;

/** UTF-16 in a stated byte order; a lone surrogate and a last odd byte are defects. */
final class Utf16Decoder extends TextDecoder {
    private final int high;

    Utf16Decoder(boolean bigEndian) {
        high = bigEndian ? 0 : 1;
    }

    @Override
    int run(byte[] in, int start, int end, char[] out, int limit) {
        int i = start;
        int n = 0;
        while (i + 1 < end && n < limit) {
            char c = unit(in, i);
            if (Character.isHighSurrogate(c) && i + 3 < end && Character.isLowSurrogate(unit(in, i + 2))) {
                out[n++] = c;
                out[n++] = unit(in, i + 2);
                i += 4;
                continue;
            }
            if (Character.isSurrogate(c)) {
                defect(i);
                c = REPLACEMENT;
            }
            out[n++] = c;
            i += 2;
        }
        if (i + 1 == end && n < limit) {
            defect(i++);
            out[n++] = REPLACEMENT;
        }
        consumed(i - start);
        return n;
    }

    private char unit(byte[] in, int at) {
        return (char) ((in[at + high] & 0xFF) << 8 | in[at + 1 - high] & 0xFF);
    }
}
