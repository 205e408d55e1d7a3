package org.qipu.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.dhtmlxq.DhtmlFormat;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.wxf.WxfFormat;
import org.qipu.parsers.xqf.XqfFormat;

/** What users of other importers complained about, format by format; the number is that of the collected complaints. */
class FormatComplaintsTest {
    private static final Charset VIETNAMESE = Charset.forName("windows-1258");

    /** 6: Vietnamese names in XQF. Nothing in the file tells its charset, so the user names it. */
    @Test
    void namesInXqfMayBeOfAnyCharset() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("src/test/resources/xqf/plain-1.0.xqf"));
        byte[] name = "Đăng".getBytes(VIETNAMESE);
        Arrays.fill(bytes, 304, 320, (byte) 0);
        bytes[304] = (byte) name.length;
        System.arraycopy(name, 0, bytes, 305, name.length);
        SourceSlice slice =
                new SourceSlice("x", "", new ByteArrayInputStream(bytes), 0, Long.MAX_VALUE, 0, "windows-1258");

        GameRecord game = (GameRecord) Rendering.records(new XqfFormat(), slice).get(0);

        assertThat(game.header().red()).isEqualTo(new String(name, VIETNAMESE));
        assertThat(game.origin().encoding()).isEqualTo("windows-1258");
    }

    /** 7 and 8: one file with alternatives, at the first move too, is one game. */
    @Test
    void alternativesOfTheFirstMoveAreVariationsOfOneGame() throws IOException {
        GameRecord game = file("xqf/tree-1.0.xqf");

        assertThat(Rendering.moves(game.moves())).isEqualTo("h2e2 h9g7 h0g2");
        assertThat(game.variations()).isEqualTo(2);
    }

    /** 9 and 17: lower-case letters for Black, full stops or equals signs for sideways, both sides in capitals. */
    @Test
    void lettersOfWxfMayBeOfEitherCase() throws IOException {
        assertReplayed(wxf("1. P3+1 c8.7 2. E7+5 C2=5"));
        assertReplayed(wxf("1. C2=5 H8+7"));
    }

    /** 10: the sign before the letter, numbers on lines of their own. */
    @Test
    void theSignMayStandBeforeTheLetter() throws IOException {
        assertThat(Rendering.moves(wxf("1.\nC2=5\nH8+7\n2.\n+C=1 N2+3").moves()))
                .isEqualTo("C2=5 H8+7 +C=1 N2+3");
    }

    /** 18: letters H and E, a FEN of two fields, names that are empty. */
    @Test
    void aFenOfXieXieIsAPosition() throws IOException {
        GameRecord game = file("wxf/position-only.wxf");

        assertThat(game.header().red()).isEmpty();
        assertThat(Corpora.replay(game).start().replayable()).isTrue();
    }

    /** 19: without a FEN line the game begins with the initial position. */
    @Test
    void withoutAFenTheInitialPositionIsMeant() throws IOException {
        GameRecord game = wxf("1. C2.5 H8+7");

        assertThat(game.startFen()).isEmpty();
        assertReplayed(game);
    }

    /** 22: the result stands in the page and must not get lost. */
    @Test
    void theResultOfAPageIsKept() throws IOException {
        assertThat(file("dhtmlxq/page.html").header().result()).isEqualTo("W");
    }

    /** Of the same collection, defects met while measuring: a field closed under another's name. */
    @Test
    void aFieldMayBeClosedUnderAnotherName() throws IOException {
        String text = "[DhtmlXQ][DhtmlXQ_blacktime][/DhtmlXQ_time][DhtmlXQ_black]甲[/DhtmlXQ_black]"
                + "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]";

        GameRecord game = (GameRecord) Rendering.records(new DhtmlFormat(), text.getBytes(StandardCharsets.UTF_8))
                .get(0);

        assertThat(game.header().black()).isEqualTo("甲");
        assertThat(game.moves().size()).isEqualTo(1);
    }

    /** Documented traps: a record that takes two slots does not end its library, and a title may hold an ASCII end. */
    @Test
    void librariesGoOnBehindALongRecord() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("src/test/resources/cbl/library.cbl"));
        RecordFormat format = RecordFormats.byId("cbl").orElseThrow();

        assertThat(Rendering.records(format, bytes)).hasSize(5);
        assertThat(file("cbr/tree-2.cbr").header().title()).isEqualTo("(甲局)");
    }

    private static GameRecord file(String name) throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("src/test/resources").resolve(name));
        RecordFormat format = RecordFormats.select(name, bytes).orElseThrow();
        return (GameRecord) Rendering.records(format, bytes).get(0);
    }

    private static GameRecord wxf(String moves) throws IOException {
        String text = "FORMAT WXF\nSTART{\n" + moves + "\n}END\n";
        return (GameRecord) Rendering.records(new WxfFormat(), text.getBytes(StandardCharsets.US_ASCII))
                .get(0);
    }

    private static void assertReplayed(GameRecord game) {
        assertThat(Corpora.ending(game).isStop()).isFalse();
    }
}
