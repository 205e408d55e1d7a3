package org.qipu.pipeline.explain.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qipu.pipeline.explain.Language;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;

class BoardDrawingTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLineOfTheBoardIsAsWideAsTheOthers(Language language) {
        Setup corners = ((Fen.Read) Fen.parse("r7r/9/9/9/R7R/r7r/9/9/9/R7R w")).setup();
        for (Setup setup : List.of(Setup.INITIAL, corners)) {
            List<String> board = new BoardDrawing(language, Ink.PLAIN)
                    .of(setup)
                    .lines()
                    .skip(1)
                    .limit(19)
                    .toList();

            int lastPiece = language == Language.ZH ? 38 : 37;
            assertThat(board).allMatch(line -> List.of(37, lastPiece).contains(Columns.width(line)));
        }
    }

    @Test
    void everyPieceHasItsOwnCharacterOnItsPoint() {
        String board = new BoardDrawing(Language.ZH, Ink.PLAIN).of(Setup.INITIAL);

        assertThat(pieces(board.lines().toList().get(1))).isEqualTo("車馬象士將士象馬車");
        assertThat(pieces(board.lines().toList().get(5))).isEqualTo("砲砲");
        assertThat(pieces(board.lines().toList().get(7))).isEqualTo("卒卒卒卒卒");
        assertThat(pieces(board.lines().toList().get(13))).isEqualTo("兵兵兵兵兵");
        assertThat(pieces(board.lines().toList().get(15))).isEqualTo("炮炮");
        assertThat(pieces(board.lines().toList().get(19))).isEqualTo("俥傌相仕帥仕相傌俥");
    }

    @Test
    void coloursAreForTerminalsOnly() {
        assertThat(new BoardDrawing(Language.EN, Ink.PLAIN).of(Setup.INITIAL)).doesNotContain("\u001B");
        assertThat(new BoardDrawing(Language.EN, Ink.COLOURED).of(Setup.INITIAL))
                .contains("\u001B[1;31mK\u001B[0m", "\u001B[1mk\u001B[0m");
    }

    private static String pieces(String line) {
        return line.codePoints()
                .filter(Character::isIdeographic)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
