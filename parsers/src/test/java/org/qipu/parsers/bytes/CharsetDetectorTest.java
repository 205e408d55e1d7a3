package org.qipu.parsers.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.parsers.bytes.CharsetDecision.How;

class CharsetDetectorTest {
    @ParameterizedTest
    @CsvSource({
        "Big5, 1. 炮二平五 馬８進７",
        "Big5, [Red \"呂欽\"]",
        "Big5, [Event \"五羊杯\"]",
        "Big5, 車一平二",
        "GB18030, 1. 炮二平五 马８进７",
        "GB18030, 1. 炮二平五 馬８進７",
        "GB18030, [Event \"五羊杯\"]",
        "GB18030, 車一平二 卒７進１",
        "GB18030, [Red \"吕钦\"]",
        "UTF-8, 1. 炮二平五 馬８進７",
        "UTF-8, 车"
    })
    void aLineOrTwoAreEnough(String charset, String text) {
        assertThat(decide(text, charset).charset()).isEqualTo(charset);
    }

    @ParameterizedTest
    @CsvSource({"UTF-16LE", "UTF-16BE"})
    void wideTextIsToldByItsMarkOrItsNuls(String charset) {
        String text = "[Red \"甲一\"]\n1. 炮二平五 马８进７\n1-0\n";

        assertThat(decide("\uFEFF" + text, charset)).isEqualTo(CharsetDecision.proven(charset, How.BYTE_ORDER_MARK));
        assertThat(decide(text, charset)).isEqualTo(CharsetDecision.proven(charset, How.NUL_PATTERN));
    }

    @Test
    void aMarkOfUtf8AndPureAsciiAreUtf8() {
        assertThat(decide("\uFEFF车", "UTF-8").how()).isEqualTo(How.BYTE_ORDER_MARK);
        assertThat(decide("1. C2=5 H8+7", "US-ASCII")).isEqualTo(CharsetDecision.proven("UTF-8", How.ASCII));
        assertThat(decide("", "US-ASCII").charset()).isEqualTo("UTF-8");
    }

    @Test
    void nulsAtTheEndDoNotMakeWideText() {
        assertThat(decide("1. C2=5\r\n\0\0\0\0\u001A", "US-ASCII").charset()).isEqualTo("UTF-8");
    }

    @Test
    void aCharacterCutByTheEndIsNoEvidence() {
        byte[] whole = "1. 炮二平五 马八进七".getBytes(StandardCharsets.UTF_8);

        for (int cut = 1; cut < 3; cut++) {
            byte[] bytes = Arrays.copyOf(whole, whole.length - cut);
            assertThat(CharsetDetector.decide(ByteSample.of(bytes)).charset()).isEqualTo("UTF-8");
        }
    }

    @Test
    void someBrokenBytesDoNotMakeUtf8SomethingElse() {
        byte[] text = "1. 炮二平五 马８进７ 2. 马二进三 车９平８\n".repeat(20).getBytes(StandardCharsets.UTF_8);
        text[100] = (byte) 0xFF;
        text[500] = (byte) 0xC0;

        assertThat(CharsetDetector.decide(ByteSample.of(text)).charset()).isEqualTo("UTF-8");
    }

    @Test
    void big5WithCharactersOfWindowsIsNamedSo() {
        assertThat(decide("[Event \"恒裏銹碁杯\"] 1. 炮二平五 馬８進７", "x-windows-950").charset())
                .isEqualTo("x-windows-950");
    }

    @Test
    void theFirstLineBeyondAsciiDecidesHoweverFarIn() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes("1. C2=5 H8+7 2. H2+3 R9=8\n".repeat(60_000).getBytes(StandardCharsets.US_ASCII));
        out.writeBytes("[Event \"試驗\"] 1. 炮二平五 馬８進７\n".getBytes(Charset.forName("Big5")));
        out.writeBytes("1. C2=5 H8+7 2. H2+3 R9=8\n".repeat(60_000).getBytes(StandardCharsets.US_ASCII));

        assertThat(CharsetDetector.decide(ByteSample.of(out.toByteArray())).charset())
                .isEqualTo("Big5");
    }

    @Test
    void theDecisionCarriesScoreAndMargin() {
        CharsetDecision decision = decide("1. 炮二平五 马８进７", "GB18030");

        assertThat(decision.how()).isEqualTo(How.VOCABULARY);
        assertThat(decision.score()).isEqualTo(100);
        assertThat(decision.margin()).isGreaterThan(50);
    }

    @Test
    void westernLettersWithoutChineseAreWindows1252() {
        assertThat(decide("[White \"M\u00FCller\"] 1. C2=5", "windows-1252").charset())
                .isEqualTo("windows-1252");
    }

    @Test
    void aUserDecides() {
        assertThat(CharsetDetector.override("gbk", new byte[0]).charset()).isEqualTo("GBK");
        assertThat(CharsetDetector.override("utf-16", new byte[] {(byte) 0xFF, (byte) 0xFE})
                        .charset())
                .isEqualTo("UTF-16LE");
        assertThatThrownBy(() -> CharsetDetector.override("klingon", new byte[0]))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static CharsetDecision decide(String text, String charset) {
        return CharsetDetector.decide(ByteSample.of(text.getBytes(Charset.forName(charset))));
    }
}
