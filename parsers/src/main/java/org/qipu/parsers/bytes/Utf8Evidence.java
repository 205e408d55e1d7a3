package org.qipu.parsers.bytes;

import java.util.List;

/**
 * What a sample says for and against UTF-8.
 *
 * @param good multi-byte sequences that follow the rules
 * @param longSequences those of them with three or four bytes, as all Chinese characters have
 * @param broken places that break the rules; a sequence cut off by the end of a part is none
 * @param loneBytes bytes beyond ASCII with ASCII on both sides
 * @param high bytes beyond ASCII
 */
record Utf8Evidence(long good, long longSequences, long broken, long loneBytes, long high) {
    static Utf8Evidence of(List<byte[]> parts) {
        long[] counts = new long[5];
        parts.forEach(part -> count(part, counts));
        return new Utf8Evidence(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }

    private static void count(byte[] part, long[] counts) {
        for (int i = ByteScan.firstBeyondAscii(part, 0, part.length); i < part.length; ) {
            int length = Utf8Decoder.sequence(part, i, part.length);
            if (length > 0) {
                counts[0]++;
                counts[1] += length > 2 ? 1 : 0;
            } else if (i - length < part.length || length == -1 && part[i] < (byte) 0xC2) {
                counts[2]++;
            }
            int taken = Math.abs(length);
            counts[4] += taken;
            counts[3] += taken == 1 && isAscii(part, i - 1) && isAscii(part, i + 1) ? 1 : 0;
            i = ByteScan.firstBeyondAscii(part, i + taken, part.length);
        }
    }

    private static boolean isAscii(byte[] part, int at) {
        return at < 0 || at >= part.length || part[at] >= 0;
    }

    boolean ascii() {
        return high == 0;
    }

    boolean mostlyLoneBytes() {
        return 2 * loneBytes > high;
    }
}
