package org.qipu.parsers.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextDecoderTest {
    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "Big5", "x-windows-950", "GB18030", "UTF-16LE", "UTF-16BE", "windows-1252"})
    void readsWhatTheJdkWrites(String charset) {
        StringBuilder text = new StringBuilder("ASCII\r\n\t");
        for (char c = 0xA0; c < 0xFFF0; c++) {
            if (Charset.forName(charset).newEncoder().canEncode(c) && !Character.isSurrogate(c)) {
                text.append(c);
            }
        }
        byte[] bytes = text.toString().getBytes(Charset.forName(charset));
        String jdk = new String(bytes, Charset.forName(charset));

        assertThat(decoded(charset, bytes)).isEqualTo(jdk);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GB18030", "UTF-16LE"})
    void readsSupplementaryCharacters(String charset) {
        assertThat(decoded(charset, "甲𠮷乙".getBytes(Charset.forName(charset)))).isEqualTo("甲𠮷乙");
    }

    @Test
    void takesFromWindowsWhatBig5Lacks() {
        assertThat(decoded("Big5", "裏銹碁恒".getBytes(Charset.forName("x-windows-950"))))
                .isEqualTo("裏銹碁恒");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "Big5", "GB18030", "EUC-JP"})
    void aDefectNeverSwallowsAnAsciiByte(String charset) {
        byte[] bytes = {'"', (byte) 0xFF, '"', ']', (byte) 0xFE, '\n', '1'};

        assertThat(decoded(charset, bytes)).isEqualTo("\"\uFFFD\"]\uFFFD\n1");
    }

    @Test
    void countsDefectsAndKnowsTheFirst() {
        TextDecoder decoder = TextDecoder.of("UTF-8");
        byte[] bytes = {'a', (byte) 0xE4, (byte) 0xB8, 'b', (byte) 0xC0, (byte) 0xED, (byte) 0xA0, (byte) 0x80};

        int length = decoder.decode(bytes, 1, bytes.length, new char[20], 19);

        assertThat(length).as("broken, b, overlong, three parts of a surrogate").isEqualTo(6);
        assertThat(decoder.defects()).isEqualTo(5);
        assertThat(decoder.firstDefect()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "Big5", "GB18030", "UTF-16LE", "UTF-16BE", "EUC-JP", "ISO-2022-CN", "UTF-7"})
    void decodesAnyBytesInPiecesAsInOne(String charset) {
        if (!Charset.isSupported(charset)) {
            return;
        }
        Random random = new Random(7);
        byte[] bytes = new byte[3000];
        random.nextBytes(bytes);
        TextDecoder decoder = TextDecoder.of(charset);
        StringBuilder pieces = new StringBuilder();
        char[] out = new char[18];
        int at = 0;
        while (at < bytes.length) {
            int length = decoder.decode(bytes, at, bytes.length, out, 17);
            pieces.append(out, 0, length);
            assertThat(decoder.consumed()).isPositive();
            at += decoder.consumed();
        }

        if (!charset.startsWith("ISO-2022")) {
            assertThat(pieces.toString()).isEqualTo(decoded(charset, bytes));
        }
    }

    @Test
    void asciiIsReadAsUtf8() {
        assertThat(decoded("US-ASCII", "abc".getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo("abc");
    }

    private static String decoded(String charset, byte[] bytes) {
        char[] out = new char[2 * bytes.length + 2];
        int length = TextDecoder.of(charset).decode(bytes, 0, bytes.length, out, out.length - 1);
        return new String(out, 0, length);
    }
}
