package org.qipu.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Pieces;

class MoveTextsTest {
    @Test
    void coordinatesComeBackAsTheyWentIn() {
        int code = MoveTexts.coordinates(8, 10, 0, 0);
        assertThat(MoveTexts.form(code)).isEqualTo(MoveTexts.COORDINATES);
        assertThat(MoveTexts.fromFile(code)).isEqualTo(8);
        assertThat(MoveTexts.fromRank(code)).isEqualTo(10);
        assertThat(MoveTexts.toFile(code)).isZero();
        assertThat(MoveTexts.toRank(code)).isZero();
        assertThat(MoveTexts.leavesRankBaseOpen(code)).isTrue();
    }

    @Test
    void squaresLeaveNothingOpen() {
        int code = MoveTexts.squares(89, 4);
        assertThat(Described.of(code)).isEqualTo("i9 e0");
        assertThat(MoveTexts.leavesRankBaseOpen(code)).isFalse();
    }

    @Test
    void fileNotationComesBackAsItWentIn() {
        int code = MoveTexts.fileNotation(Pieces.PAWN, MoveTexts.REARMOST, 9, MoveTexts.TRAVERSE, 8);
        assertThat(MoveTexts.kind(code)).isEqualTo(Pieces.PAWN);
        assertThat(MoveTexts.qualifier(code)).isEqualTo(MoveTexts.REARMOST);
        assertThat(MoveTexts.file(code)).isEqualTo(9);
        assertThat(MoveTexts.action(code)).isEqualTo(MoveTexts.TRAVERSE);
        assertThat(MoveTexts.number(code)).isEqualTo(8);
        assertThat(MoveTexts.isLatin(code)).isFalse();
        assertThat(MoveTexts.isLatin(MoveTexts.latin(code))).isTrue();
    }

    @Test
    void algebraicComesBackAsItWentIn() {
        int code = MoveTexts.algebraic(Pieces.ADVISOR, -1, 10, 4, 9);
        assertThat(MoveTexts.form(code)).isEqualTo(MoveTexts.ALGEBRAIC);
        assertThat(MoveTexts.kind(code)).isEqualTo(Pieces.ADVISOR);
        assertThat(MoveTexts.fromFile(code)).isEqualTo(-1);
        assertThat(MoveTexts.fromRank(code)).isEqualTo(10);
        assertThat(MoveTexts.toFile(code)).isEqualTo(4);
        assertThat(MoveTexts.toRank(code)).isEqualTo(9);
        assertThat(MoveTexts.leavesRankBaseOpen(code)).isTrue();
    }
}
