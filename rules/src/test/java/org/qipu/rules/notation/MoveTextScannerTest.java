package org.qipu.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.rules.board.Pieces;

class MoveTextScannerTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("moveTexts")
    void readsEveryConvention(String text, String meaning) {
        assertThat(Described.of(MoveTextScanner.code(text))).isEqualTo(meaning);
    }

    static Stream<Object[]> moveTexts() throws IOException {
        try (InputStream in = MoveTextScannerTest.class.getResourceAsStream("/notation/move-texts.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> {
                        String[] columns = line.split("\t");
                        return new Object[] {columns[0], columns.length > 1 ? columns[1] : ""};
                    });
        }
    }

    @Test
    void readsEveryPieceCharacterWithEveryDigitAndAction() {
        String[] pieces = {"", "帅帥将將Kk", "仕士AaGg", "相象EeBbMm", "马馬傌HhNn", "车車俥伡硨Rr", "炮砲包Cc", "兵卒Pp"};
        String[] actions = {"", "进進上+＋", "退下-－−", "平.=．＝"};
        String[] digits = {"一二三四五六七八九", "123456789", "１２３４５６７８９"};
        for (int kind = Pieces.KING; kind <= Pieces.PAWN; kind++) {
            for (char piece : pieces[kind].toCharArray()) {
                for (int action = MoveTexts.ADVANCE; action <= MoveTexts.TRAVERSE; action++) {
                    for (char sign : actions[action].toCharArray()) {
                        for (int pick = 0; pick < 9 * 9 * 9; pick++) {
                            int file = pick % 9;
                            int number = pick / 9 % 9;
                            String text = "" + piece + digits[pick / 81 % 3].charAt(file) + sign
                                    + digits[pick / 243].charAt(number);
                            int expected = MoveTexts.fileNotation(kind, 0, file + 1, action, number + 1);
                            boolean latin = "+＋-－−.=．＝".indexOf(sign) >= 0;
                            assertThat(MoveTextScanner.code(text))
                                    .as(text)
                                    .isEqualTo(latin ? MoveTexts.latin(expected) : expected);
                        }
                    }
                }
            }
        }
    }

    @Test
    void readsEveryPairOfSquares() {
        for (int from = 0; from < 99; from++) {
            for (int to = 0; to < 99; to++) {
                String text = (char) ('a' + from % 9) + "" + from / 9 + (char) ('a' + to % 9) + to / 9;
                assertThat(MoveTextScanner.code(text))
                        .isEqualTo(MoveTexts.coordinates(from % 9, from / 9, to % 9, to / 9));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "炮二平五馬８進７車一平二, 炮二平五 馬８進７ 車一平二",
        "前兵九平八后车平四二7平6, 前兵九平八 后车平四 二7平6",
        "h2e2h9g7h0g2, h2e2 h9g7 h0g2",
        "h3e3a10b10a1a2, h3e3 a10b10 a1a2",
        "C2.5H8+7R++2+C=1, C2.5 H8+7 R++2 +C=1"
    })
    void walksGluedMoves(String glued, String moves) {
        char[] text = glued.toCharArray();
        List<String> found = new ArrayList<>();
        for (int at = 0; at < text.length; ) {
            int length = MoveTextScanner.length(MoveTextScanner.scan(text, at, text.length));
            assertThat(length).as("at %d of %s", at, glued).isPositive();
            found.add(new String(text, at, length));
            at += length;
        }
        assertThat(String.join(" ", found)).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource({"R5+1!, 4", "C8-2    !!12., 4", "炮二平五?!, 4", "H2-E2+, 5", "Rc8+, 3", "Rf1#, 3", "c4.5, 4", "c4 e5, 2"})
    void leavesWhatFollowsTheMove(String text, int length) {
        long scanned = MoveTextScanner.scan(text.toCharArray(), 0, text.length());
        assertThat(MoveTextScanner.length(scanned)).isEqualTo(length);
    }

    @Test
    void neverReadsPastTheEnd() {
        char[] text = "前兵九平八".toCharArray();
        for (int end = 0; end < text.length; end++) {
            assertThat(MoveTextScanner.scan(text, 0, end)).as("end %d", end).isZero();
        }
        assertThat(MoveTextScanner.scan(text, text.length, text.length)).isZero();
    }

    @Test
    void survivesAnyCharacters() {
        Random random = new Random(20261130);
        String alphabet = "炮前后兵二7平进+-.=+CchRa10xP３\uD83D\uFFFF\0";
        char[] text = new char[6];
        for (int i = 0; i < 2_000_000; i++) {
            for (int j = 0; j < text.length; j++) {
                text[j] = random.nextInt(50) == 0
                        ? (char) random.nextInt(1 << 16)
                        : alphabet.charAt(random.nextInt(alphabet.length()));
            }
            int start = random.nextInt(text.length);
            int end = start + random.nextInt(text.length - start + 1);
            long scanned = MoveTextScanner.scan(text, start, end);
            assertThat(scanned == 0).isEqualTo(MoveTextScanner.code(scanned) == MoveTexts.UNREADABLE);
            assertThat(MoveTextScanner.length(scanned)).isBetween(0, end - start);
        }
    }
}
