package org.qipu.parsers.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;

class RecordTextTest {
    @Test
    void theByteOfACharacterIsFoundInAnyOrder() {
        RecordText text = new RecordText(TextDecoder.of("Big5"));
        byte[] bytes = "..炮二x平五".getBytes(Charset.forName("Big5"));
        text.decode(bytes, 2, bytes.length, 100);

        assertThat(text.byteOffset(3)).isEqualTo(105);
        assertThat(text.byteOffset(1)).isEqualTo(102);
        assertThat(text.byteOffset(0)).isEqualTo(100);
        assertThat(text.byteOffset(4)).isEqualTo(107);
    }
}
