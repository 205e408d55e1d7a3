package org.qipu.parsers.bytes;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** Any charset of the Java platform, for the ones a user names and no other decoder knows. */
final class JdkDecoder extends TextDecoder {
    private final CharsetDecoder decoder;

    JdkDecoder(Charset charset) {
        decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    @Override
    int run(byte[] in, int start, int end, char[] out, int limit) {
        ByteBuffer bytes = ByteBuffer.wrap(in, start, end - start);
        CharBuffer chars = CharBuffer.wrap(out, 0, Math.min(out.length, limit + 1));
        decoder.reset();
        while (chars.position() < limit) {
            CoderResult result = decoder.decode(bytes, chars, true);
            if (!result.isError()) {
                break;
            }
            if (chars.position() < limit) {
                defect(bytes.position());
                chars.put(REPLACEMENT);
                bytes.position(bytes.position() + skipped(in, bytes.position(), result.length()));
            }
        }
        consumed(bytes.position() - start);
        return chars.position();
    }

    /** A defect ends before the first ASCII byte after its own first byte. */
    private static int skipped(byte[] in, int at, int length) {
        int n = 1;
        while (n < length && in[at + n] < 0) {
            n++;
        }
        return n;
    }
}
