package org.qipu.parsers.bytes;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.util.List;

/**
 * A sample read in one charset.
 *
 * @param charset the charset
 * @param weight what its characters weigh by {@link GameVocabulary}
 * @param score weight of its characters beyond ASCII in percent of the weight of a text that is notation throughout, 0..100
 */
record Reading(String charset, long weight, int score) {
    static Reading of(String charset, List<byte[]> parts) {
        TextDecoder decoder = TextDecoder.of(charset);
        long weight = 0;
        long beyondAscii = 0;
        for (byte[] part : parts) {
            char[] text = new char[part.length + 1];
            int length = decoder.decode(part, 0, part.length, text, part.length);
            boolean cut = length > 0 && text[length - 1] == TextDecoder.REPLACEMENT;
            weight += GameVocabulary.weigh(text, 0, cut ? length - 1 : length);
            for (int i = 0; i < length; i++) {
                beyondAscii += text[i] > 0x7F ? 1 : 0;
            }
        }
        long most = Math.max(1, beyondAscii * GameVocabulary.NOTATION);
        return new Reading(charset, weight, (int) Math.max(0, Math.min(100, 100 * weight / most)));
    }

    /** Number of places that the JDK's strict decoder refuses, without help from a related charset. */
    static int undecodable(String charset, List<byte[]> parts) {
        CharsetDecoder strict = Charset.forName(charset).newDecoder();
        CharBuffer out = CharBuffer.allocate(8 * 1024);
        int places = 0;
        for (byte[] part : parts) {
            ByteBuffer in = ByteBuffer.wrap(part);
            strict.reset();
            while (in.hasRemaining()) {
                out.clear();
                CoderResult result = strict.decode(in, out, false);
                if (result.isError()) {
                    places++;
                    in.position(in.position() + result.length());
                } else if (result.isUnderflow()) {
                    break;
                }
            }
        }
        return places;
    }
}
