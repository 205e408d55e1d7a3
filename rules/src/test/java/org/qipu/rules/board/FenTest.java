package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

    @Test
    void writesTheInitialPosition() {
        assertThat(Fen.write(Position.initial())).isEqualTo(Fen.INITIAL);
        assertThat(Fen.write(Setup.INITIAL.withSideToMove(Pieces.BLACK))).isEqualTo(START + " b - - 0 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " w",
                " r",
                " W",
                " R",
                " w - - 0 1",
                " r - - 99999999999 junk",
                "w",
                "r",
                "W",
                "  w  ",
                "\tw\r\n"
            })
    void redToMove(String side) {
        assertThat(Fen.parse(START + side)).isEqualTo(new Fen.Read(Setup.INITIAL, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {" b", " B", "b", "B", " b 0", " b - - 0 1"})
    void blackToMove(String side) {
        assertThat(Fen.parse(START + side)).isEqualTo(new Fen.Read(Setup.INITIAL.withSideToMove(Pieces.BLACK), true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " - - 0 1", " 0 1"})
    void sideNotStated(String side) {
        assertThat(Fen.parse(START + side)).isEqualTo(new Fen.Read(Setup.INITIAL, false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w",
                "rnmgkgmnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNMGKGMNR w",
                "rhbakaenr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNEAKABHR w",
                "rnbakabnr/54/1c5c1/p1p1p1p1p/111111111/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
                "\uFEFF　rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR　w",
                "ｒｎｂａｋａｂｎｒ／９／１ｃ５ｃ１／ｐ１ｐ１ｐ１ｐ１ｐ／９／９／Ｐ１Ｐ１Ｐ１Ｐ１Ｐ／１Ｃ５Ｃ１／９／ＲＮＢＡＫＡＢＮＲ　ｗ"
            })
    void spellings(String fen) {
        assertThat(Fen.parse(fen)).isEqualTo(new Fen.Read(Setup.INITIAL, true));
    }

    @Test
    void theLastLetterOfAFullRankIsTheSideAndAPieceOtherwise() {
        assertThat(((Fen.Read) Fen.parse("4k4/9/9/9/9/9/9/9/9/3K5b")).setup().sideToMove())
                .isEqualTo(Pieces.BLACK);
        Fen.Read piece = (Fen.Read) Fen.parse("4k4/9/9/9/9/9/9/9/9/3K4b");
        assertThat(piece.setup().pieceAt(Squares.of(8, 0))).isEqualTo(Pieces.of(Pieces.ELEPHANT, Pieces.BLACK));
        assertThat(piece.sideStated()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "'',EMPTY_TEXT,0",
        "'   ',EMPTY_TEXT,3",
        "4k4/9/9/9/9/9/9/9/9 w,TOO_FEW_RANKS,19",
        "4k4,TOO_FEW_RANKS,3",
        "4k4/,TOO_FEW_RANKS,4",
        "4k4/9/9/9/9/9/9/9/9/4K4/9 w,TOO_MANY_RANKS,23",
        "4k4/8/9/9/9/9/9/9/9/4K4 w,RANK_TOO_SHORT,5",
        "4k4//9/9/9/9/9/9/9/4K4 w,RANK_TOO_SHORT,4",
        "4k4/9/9/9/9/9/9/9/9/4K3 w,RANK_TOO_SHORT,23",
        "4k5/9/9/9/9/9/9/9/9/4K4 w,RANK_TOO_LONG,2",
        "4k4p/9/9/9/9/9/9/9/9/4K4 w,RANK_TOO_LONG,3",
        "4k4/9/9/9/9/9/9/9/9/4K4pw,RANK_TOO_LONG,23",
        "4k4/9/9/9/9/9/9/9/9/4K4 x,UNKNOWN_SIDE,24",
        "4k4/9/9/9/9/9/9/9/9/4K4 blue,UNKNOWN_SIDE,24",
        "4k4/9/9/90/9/9/9/9/9/4K4 w,RANK_TOO_LONG,9",
        "4k4/0/9/9/9/9/9/9/9/4K4 w,UNKNOWN_CHARACTER,4",
        "4k4/9/9/9/4z4/9/9/9/9/4K4 w,UNKNOWN_CHARACTER,11",
        "炮二平五,UNKNOWN_CHARACTER,0",
        "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w,COVERED_PIECE,0",
        "4g4/9/9/9/9/9/9/9/9/4G4 w,AMBIGUOUS_LETTER,1",
        "3gkg3/9/9/9/9/9/9/9/9/3AKA3 w,AMBIGUOUS_LETTER,1",
        "2bmkmb2/9/9/9/9/9/9/9/9/2BMKMB2 w,AMBIGUOUS_LETTER,2"
    })
    void unreadable(String text, FenProblem reason, int index) {
        assertThat(Fen.parse(text)).isEqualTo(new Fen.Unreadable(reason, index));
    }

    @Test
    void ninetyKingsAreReadAndCannotBeReplayed() {
        String rank = "kkkkkkkkk";
        Fen.Read read = (Fen.Read) Fen.parse((rank + "/").repeat(9) + rank + " w");
        assertThat(read.setup().replayable()).isFalse();
        assertThat(read.setup().flaws()).contains(SetupFlaw.SEVERAL_KINGS);
    }

    @Test
    void hugeTextsEndAtTheirFirstFault() {
        assertThat(Fen.parse("9/".repeat(1_000_000))).isEqualTo(new Fen.Unreadable(FenProblem.TOO_MANY_RANKS, 19));
        assertThat(Fen.parse("k".repeat(1_000_000))).isEqualTo(new Fen.Unreadable(FenProblem.RANK_TOO_LONG, 9));
        assertThat(Fen.parse(START + " w" + " junk".repeat(1_000_000))).isEqualTo(new Fen.Read(Setup.INITIAL, true));
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Random random = new Random(7);
        for (int i = 0; i < 2000; i++) {
            Setup setup = Positions.scattered(random);
            assertThat(Fen.parse(Fen.write(setup))).isEqualTo(new Fen.Read(setup, true));
        }
    }

    @Test
    void anyTextIsReadOrRefused() {
        Random random = new Random(8);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(Fen.INITIAL);
            for (int faults = random.nextInt(4); faults >= 0; faults--) {
                text.setCharAt(
                        random.nextInt(text.length()), (char) random.nextInt(random.nextBoolean() ? 128 : 65_536));
            }
            text.setLength(random.nextInt(text.length() + 1));
            Fen.Result result = Fen.parse(text.toString());
            if (result instanceof Fen.Unreadable unreadable) {
                assertThat(unreadable.index()).isBetween(0, text.length());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyReasonIsToldInBothLanguages(FenProblem reason) {
        assertThat(reason.english()).isNotBlank();
        assertThat(reason.chinese()).containsPattern("\\p{IsHan}");
    }
}
