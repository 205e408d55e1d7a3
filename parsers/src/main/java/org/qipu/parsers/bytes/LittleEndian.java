package org.qipu.parsers.bytes;

/** Numbers out of byte arrays, low byte first. */
public final class LittleEndian {
    private LittleEndian() {}

    /** The byte at an index as 0..255. */
    public static int u8(byte[] bytes, int at) {
        return bytes[at] & 0xFF;
    }

    /** The two bytes at an index as 0..65535. */
    public static int u16(byte[] bytes, int at) {
        return u8(bytes, at) | u8(bytes, at + 1) << 8;
    }

    /** The four bytes at an index as 0..2^32-1. */
    public static long u32(byte[] bytes, int at) {
        return u16(bytes, at) | (long) u16(bytes, at + 2) << 16;
    }
}
