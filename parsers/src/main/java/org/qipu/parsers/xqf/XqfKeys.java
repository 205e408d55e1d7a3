package org.qipu.parsers.xqf;

import static org.qipu.parsers.bytes.LittleEndian.u8;

import java.nio.charset.StandardCharsets;

/**
 * The keys that version 1.1 and later hide a record with, and the arithmetic that takes them off again. All keys are 0 in
 * version 1.0. Offsets and formulas: formats/FORMATS.md section 3.
 */
final class XqfKeys {
    /** First version, as the header states it, that hides anything. */
    static final int FIRST_KEYED = 11;
    /** First version whose pieces are stored in a rotated order. */
    static final int FIRST_ROTATED = 12;

    private static final int MASK = 3;
    private static final int OR = 8;
    private static final int SUM = 12;
    private static final int PIECES = 13;
    private static final int ORIGIN = 14;
    private static final int TARGET = 15;
    private static final byte[] TEXT = "[(C) Copyright Mr. Dong Shiwei.]".getBytes(StandardCharsets.US_ASCII);

    private final byte[] stream = new byte[TEXT.length];
    private final boolean hide;
    private final int pieces;
    private final int origin;
    private final int target;
    private final int remarkSize;

    private XqfKeys(byte[] header) {
        hide = true;
        int pieceByte = u8(header, PIECES);
        pieces = scramble(pieceByte, pieceByte);
        origin = scramble(u8(header, ORIGIN), pieces);
        target = scramble(u8(header, TARGET), origin);
        remarkSize = (u8(header, SUM) * 256 + pieceByte) % 32000 + 767;
        for (int i = 0; i < stream.length; i++) {
            int key = header[SUM + i % 4] & header[MASK] | header[OR + i % 4];
            stream[i] = (byte) (TEXT[i] & key);
        }
    }

    private XqfKeys() {
        hide = false;
        pieces = 0;
        origin = 0;
        target = 0;
        remarkSize = 0;
    }

    /** The keys of a header of 16 bytes at least. */
    static XqfKeys of(byte[] header, int version) {
        return version < FIRST_KEYED ? new XqfKeys() : new XqfKeys(header);
    }

    /** Whether the four key bytes of a header add up to 0 modulo 256, as every keyed version demands. */
    static boolean addUp(byte[] header) {
        return (header[SUM] + header[PIECES] + header[ORIGIN] + header[TARGET] & 0xFF) == 0;
    }

    private static int scramble(int key, int factor) {
        return (54 * key * key + 221) * factor & 0xFF;
    }

    /** What is subtracted from a stored piece square, 0..255. */
    int pieces() {
        return pieces;
    }

    /** What is subtracted from the stored origin of a move beside the constant, 0..255. */
    int origin() {
        return origin;
    }

    /** What is subtracted from the stored target of a move beside the constant, 0..255. */
    int target() {
        return target;
    }

    /** What is subtracted from the stored size of a remark, in bytes. */
    int remarkSize() {
        return remarkSize;
    }

    /** Whether the record is of a version that hides anything. */
    boolean hide() {
        return hide;
    }

    /** The bytes with the key taken off from an offset on; a copy where there is one. */
    byte[] reveal(byte[] bytes, int start) {
        if (!hide) {
            return bytes;
        }
        byte[] clear = bytes.clone();
        for (int i = start; i < clear.length; i++) {
            clear[i] -= stream[i % stream.length];
        }
        return clear;
    }
}
