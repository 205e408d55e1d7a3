package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class IllegalMoveTest {
    @ParameterizedTest
    @CsvSource({"-1,0", "0,-1", "90,0", "0,90", "0,2147483647", "-2147483648,3"})
    void pointsOffTheBoard(int from, int to) {
        assertThat(IllegalMove.why(Position.initial(), from, to)).isEqualTo(IllegalMove.OFF_BOARD);
    }

    @Test
    void oneKingTakingTheOtherAlongTheFile() {
        Position position = Positions.position("4k4/9/9/9/9/9/9/9/9/4K4 b");
        assertThat(IllegalMove.why(position, Squares.of(4, 9), Squares.of(4, 0)))
                .isEqualTo(IllegalMove.CAPTURES_KING);
    }

    @Test
    void aCheckOutweighsTheFacingKings() {
        Position position = Positions.position("4k4/9/9/9/9/9/9/4A4/4p4/4K4 w");
        assertThat(position.inCheck()).isTrue();
        assertThat(IllegalMove.why(position, Squares.of(4, 2), Squares.of(3, 1)))
                .isEqualTo(IllegalMove.NOT_THE_PIECES_MOVE);
        Position rook = Positions.position("4k4/9/4R4/9/9/9/9/9/9/r3K4 w");
        assertThat(IllegalMove.why(rook, Squares.of(4, 7), Squares.of(3, 7))).isEqualTo(IllegalMove.CHECK_IGNORED);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "LEGAL")
    void everyReasonNamesItsArticleInBothLanguages(IllegalMove reason) {
        assertThat(reason.article()).matches("[1-4](\\.\\d+)+");
        assertThat(reason.english()).isNotBlank();
        assertThat(reason.chinese()).matches("\\P{ASCII}+");
    }
}
