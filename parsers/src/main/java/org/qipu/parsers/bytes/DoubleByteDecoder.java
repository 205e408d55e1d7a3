package org.qipu.parsers.bytes;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Big5 and GBK with their supersets, by a table of all pairs that is read off the JDK's charset once. What Big5 lacks is
 * taken from x-windows-950 (among them 碁 銹 裏) and the other way round; the code points that both know come from the
 * one that was named. GBK and GB2312 are read as their superset GB18030, whose four-byte forms are rare enough to be
 * left to the JDK.
 */
final class DoubleByteDecoder extends TextDecoder {
    private static final Map<String, char[]> TABLES = new ConcurrentHashMap<>();
    private static final char NONE = 0;

    private final char[] pairs;
    private final boolean fourBytes;

    DoubleByteDecoder(String charset) {
        fourBytes = charset.startsWith("GB");
        pairs = TABLES.computeIfAbsent(fourBytes ? "GB18030" : charset, DoubleByteDecoder::table);
    }

    private static char[] table(String charset) {
        char[] table = new char[128 << 8];
        fill(table, charset);
        if (charset.equals("Big5")) {
            fill(table, "x-windows-950");
        } else if (charset.equals("x-windows-950")) {
            fill(table, "Big5");
        }
        return table;
    }

    private static void fill(char[] table, String charset) {
        CharsetDecoder decoder = Charset.forName(charset)
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.allocate(2);
        CharBuffer out = CharBuffer.allocate(4);
        for (int pair = 0; pair < table.length; pair++) {
            if (table[pair] != NONE || (pair & 0xFF) < 0x40) {
                continue;
            }
            in.clear();
            in.putShort((short) (0x8000 | pair)).flip();
            out.clear();
            decoder.reset();
            if (!decoder.decode(in, out, true).isError() && out.position() == 1) {
                table[pair] = out.get(0);
            }
        }
    }

    @Override
    int run(byte[] in, int start, int end, char[] out, int limit) {
        int i = start;
        int n = 0;
        while (i < end && n < limit) {
            int b = in[i];
            if (b >= 0) {
                out[n++] = (char) b;
                i++;
                continue;
            }
            int trail = i + 1 < end ? in[i + 1] & 0xFF : 0;
            char c = pairs[(b & 0x7F) << 8 | trail];
            if (c != NONE) {
                out[n++] = c;
                i += 2;
            } else {
                int taken = rare(in, i, end, out, n);
                n += taken >>> 8;
                i += taken & 0xFF;
            }
        }
        consumed(i - start);
        return n;
    }

    /** A four-byte form or a defect: number of characters written in bits 8.., of bytes taken in bits 0-7. */
    private int rare(byte[] in, int at, int end, char[] out, int n) {
        if (fourBytes && at + 3 < end && isDigit(in[at + 1]) && in[at + 2] < 0 && isDigit(in[at + 3])) {
            String text = new String(in, at, 4, Charset.forName("GB18030"));
            if (text.indexOf(REPLACEMENT) < 0) {
                text.getChars(0, text.length(), out, n);
                return text.length() << 8 | 4;
            }
        }
        defect(at);
        out[n] = REPLACEMENT;
        return 1 << 8 | (at + 1 < end && in[at + 1] < 0 ? 2 : 1);
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }
}
