package org.qipu.pipeline.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.rules.notation.MoveTextScanner;

class WxfTextTest {
    @ParameterizedTest
    @CsvSource({"炮二平五, C2.5", "马８退７, H8-7", "前车进１, R++1", "后炮平４, C-.4", "马二进四, H2+4"})
    void chineseTextIsWrittenInLatinSigns(String chinese, String wxf) {
        assertThat(WxfText.of(MoveTextScanner.code(chinese))).contains(wxf);
    }

    @ParameterizedTest
    @CsvSource({"h2e2", "C2.5", "nonsense"})
    void otherTextIsLeftAlone(String text) {
        assertThat(WxfText.of(MoveTextScanner.code(text))).isEmpty();
    }
}
