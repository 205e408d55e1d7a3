package org.qipu.parsers.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Searches in byte arrays that look at eight bytes at a time. */
public final class ByteScan {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;
    private static final long LINE_FEEDS = ONES * '\n';
    private static final long RETURNS = ONES * '\r';

    private ByteScan() {}

    /** Index of the first line feed or carriage return in the range, or {@code end}. */
    public static int lineEnd(byte[] bytes, int start, int end) {
        int i = start;
        for (; i + 8 <= end; i += 8) {
            long word = (long) LONGS.get(bytes, i);
            long found = zeros(word ^ LINE_FEEDS) | zeros(word ^ RETURNS);
            if (found != 0) {
                return i + (Long.numberOfTrailingZeros(found) >>> 3);
            }
        }
        while (i < end && !isLineEnd(bytes[i])) {
            i++;
        }
        return i;
    }

    /** Index of the first byte above 0x7F in the range, or {@code end}. */
    public static int firstBeyondAscii(byte[] bytes, int start, int end) {
        int i = start;
        for (; i + 8 <= end; i += 8) {
            long found = (long) LONGS.get(bytes, i) & HIGHS;
            if (found != 0) {
                return i + (Long.numberOfTrailingZeros(found) >>> 3);
            }
        }
        while (i < end && bytes[i] >= 0) {
            i++;
        }
        return i;
    }

    /** Whether a byte is a line feed or a carriage return. */
    public static boolean isLineEnd(byte b) {
        return b == '\n' || b == '\r';
    }

    /** The high bit of each zero byte; bits above the lowest one set may be false, that one never is. */
    private static long zeros(long word) {
        return (word - ONES) & ~word & HIGHS;
    }
}
