package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordBordersTest {
    @Test
    void aTagLineAfterSomethingElseBeginsARecord() {
        assertThat(parts("[Event \"a\"]\n1. x\n[Event \"b\"]\n[Red \"r\"]\n1. y"))
                .containsExactly("[Event \"a\"]\n1. x\n", "[Event \"b\"]\n[Red \"r\"]\n1. y");
    }

    @Test
    void gamesWithoutTagsAreToldByTheirFirstMoveNumberAfterABlankLine() {
        assertThat(parts("1. x y\n2. z 1-0\n\n1. x\n\n1．u\n"))
                .containsExactly("1. x y\n2. z 1-0\n\n", "1. x\n\n", "1．u\n");
        assertThat(parts("1. x\n\n1. y\n[Event \"b\"]\n1. z\n\n1. u")).hasSize(3);
        assertThat(parts("title\n\n1. x\n1. y\n\n2. z\n\n10. u\n\n1-0")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n", "\n\n", "\r\n\r\n \t\r\n"})
    void lineEndsMayBeOfAnyKind(String lineEnd) {
        assertThat(parts("[Red \"a\"]" + lineEnd + "1. x" + lineEnd + "[Red \"b\"]" + lineEnd + "1. y"))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Red \"b\"]",
                "  [Red \"b\"]",
                "[ Red \"b\"]",
                "[Red\"b\"]",
                "[red_2 \"b\"]",
                "[Red \u201Cb\u201D]",
                "\uFEFF[Red \"b\"]"
            })
    void theseAreTagLines(String line) {
        assertThat(parts("1. x\n" + line + "\n1. y")).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[%clk 1]", "[Red b]", "[Red]", "[]", "[", "[9 \"a\"]", "x [Red \"b\"]", "[甲 \"b\"]", "[Red 'b']"
            })
    void theseAreNot(String line) {
        assertThat(parts("1. x\n" + line + "\n1. y")).hasSize(1);
    }

    @Test
    void gamesWithoutMovesAreKeptApartWhenABlankLineAndTheFirstTagTellThem() {
        assertThat(parts("[Game \"c\"]\n[Red \"a\"]\n\n[Game \"c\"]\n[Red \"b\"]\n1. x"))
                .hasSize(2);
        assertThat(parts("[Event \"c\"]\r\n[Red \"a\"]\r\n\r\n[Event \"c\"]\r\n[Red \"b\"]\r\n1. x"))
                .hasSize(2);
        assertThat(parts("[Game \"c\"]\n\n[Event \"a\"]\n\n[Red \"b\"]\n1. x")).hasSize(1);
        assertThat(parts("[Event \"c\"]\r\n[Game \"a\"]\r\n[Red \"b\"]\r\n1. x"))
                .hasSize(1);
    }

    @Test
    void theSecondByteOfACharacterIsNoBracketAndNoLineEnd() {
        String text = "[Red \"許功蓋\"]\r\n1. 炮二平五 功蓋\r\n[Red \"珮乏\"]\r\n1. x";

        assertThat(borders(text.getBytes(Charset.forName("Big5")), "Big5", 1 << 20))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
    void thePiecesInWhichASourceArrivesMakeNoDifference(String charset) {
        String text =
                "x\n [Event  \"甲\"]\r\n\r\n1. 炮二平五\r\n\u0000\u001A[Game \"b\"]\n\n[Game \"c\"]\n{[Red \"\n[Red \"d\"]";
        byte[] bytes = text.getBytes(Charset.forName(charset));
        List<Long> expected = borders(bytes, charset, bytes.length);

        assertThat(expected).hasSize(4);
        for (int piece = 1; piece < bytes.length; piece++) {
            assertThat(borders(bytes, charset, piece)).as("pieces of %d", piece).isEqualTo(expected);
        }
    }

    @Test
    void startingAtAnyBorderGivesTheFollowingOnes() {
        byte[] bytes =
                "[Game \"a\"]\n\n[Event \"e\"]\n1. x\n\n[Game \"b\"]\n\n[Game \"c\"]\n1. y\n[Event \"d\"]\n\n[Event \"f\"]"
                        .getBytes(StandardCharsets.UTF_8);
        List<Long> all = borders(bytes, "UTF-8", bytes.length);

        assertThat(all).hasSize(4);
        for (int i = 0; i < all.size(); i++) {
            RecordBorders borders = new RecordBorders("UTF-8", all.get(i));
            List<Long> found = new ArrayList<>();
            int at = all.get(i).intValue();
            for (long border = borders.find(bytes, at, bytes.length);
                    border >= 0;
                    border = borders.find(bytes, (int) borders.position(), bytes.length)) {
                found.add(border);
            }
            assertThat(found).isEqualTo(all.subList(i + 1, all.size()));
        }
    }

    private static List<String> parts(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (long border : borders(bytes, "UTF-8", bytes.length)) {
            parts.add(new String(bytes, from, (int) border - from, StandardCharsets.UTF_8));
            from = (int) border;
        }
        parts.add(new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8));
        return parts;
    }

    private static List<Long> borders(byte[] bytes, String charset, int piece) {
        RecordBorders borders = new RecordBorders(charset, 0);
        List<Long> found = new ArrayList<>();
        for (int from = 0; from < bytes.length; from += piece) {
            int to = Math.min(bytes.length, from + piece);
            for (long border = borders.find(bytes, from, to);
                    border >= 0;
                    border = borders.find(bytes, (int) borders.position(), to)) {
                found.add(border);
            }
        }
        return found;
    }
}
