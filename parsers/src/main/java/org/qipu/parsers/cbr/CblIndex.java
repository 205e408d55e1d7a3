package org.qipu.parsers.cbr;

import static org.qipu.parsers.bytes.LittleEndian.u32;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import org.qipu.parsers.bytes.ShortText;

/** The index of a library, as far as it tells which records were deleted. The records themselves are the truth. */
final class CblIndex {
    private static final int ENTRIES = 60;
    private static final int ENTRY_BYTES = 276;
    private static final int USED = 7;
    private static final int GUID_TEXT = 20;
    private static final int GUID_BYTES = 80;
    private static final int RECORD_GUID = 20;

    private final Set<String> deleted = new HashSet<>();

    private CblIndex() {}

    /** Reads the index in front of the first record. */
    static CblIndex read(byte[] bytes, int start, int end) {
        CblIndex index = new CblIndex();
        Set<String> used = new HashSet<>();
        long entries = end - start < CblBorders.INDEX ? 0 : u32(bytes, start + ENTRIES);
        int at = start + CblBorders.INDEX;
        for (long i = 0; i < entries && at + ENTRY_BYTES <= end; i++, at += ENTRY_BYTES) {
            String guid = ShortText.wide(bytes, at + GUID_TEXT, at + GUID_TEXT + GUID_BYTES)
                    .toUpperCase(Locale.ROOT);
            (u32(bytes, at) == USED ? used : index.deleted).add(guid);
        }
        index.deleted.removeAll(used);
        index.deleted.remove("");
        return index;
    }

    /** Whether the index names a record and says that it is not in use. */
    boolean deleted(byte[] bytes, int start, int end) {
        if (deleted.isEmpty() || end - start < RECORD_GUID + 16) {
            return false;
        }
        return deleted.contains(guid(bytes, start + RECORD_GUID));
    }

    /** The text of a GUID, whose first three parts are stored low byte first. */
    private static String guid(byte[] bytes, int at) {
        long first = u32(bytes, at) << 32 | u32(bytes, at + 4) << 16 & 0xFFFF_0000L | u32(bytes, at + 4) >>> 16;
        long second = 0;
        for (int i = 8; i < 16; i++) {
            second = second << 8 | bytes[at + i] & 0xFF;
        }
        return "{" + new UUID(first, second).toString().toUpperCase(Locale.ROOT) + "}";
    }
}
