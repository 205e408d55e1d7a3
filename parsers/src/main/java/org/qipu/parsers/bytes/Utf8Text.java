package org.qipu.parsers.bytes;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Text that has to be UTF-8, as a user's own tables are. */
public final class Utf8Text {
    private Utf8Text() {}

    /**
     * The text without a byte order mark in front.
     *
     * @throws CharacterCodingException when the bytes are not UTF-8
     */
    public static String strict(byte[] bytes) throws CharacterCodingException {
        String text = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
