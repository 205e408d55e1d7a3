package org.qipu.parsers.xqr;

import static org.qipu.parsers.bytes.LittleEndian.u32;
import static org.qipu.parsers.bytes.LittleEndian.u8;

import java.util.zip.CRC32;

/** The field behind the moves: the CRC-32 of all bytes before it. */
final class XqrChecksum {
    private static final int TYPE = 11;
    private static final int LENGTH = 4;

    private XqrChecksum() {}

    /** Whether the checksum is right; in either byte order, which the description leaves open. One that is missing is not. */
    static boolean agrees(byte[] bytes, int at) {
        if (at + 2 + LENGTH > bytes.length || u8(bytes, at) != TYPE || u8(bytes, at + 1) != LENGTH) {
            return false;
        }
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, at);
        int stored = (int) u32(bytes, at + 2);
        int computed = (int) crc.getValue();
        return stored == computed || Integer.reverseBytes(stored) == computed;
    }
}
