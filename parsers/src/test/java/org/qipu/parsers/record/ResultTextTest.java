package org.qipu.parsers.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1-0",
                "１－０",
                " 1 - 0 ",
                "1:0",
                "红胜",
                "紅勝",
                "红方胜",
                "先胜",
                "红先胜",
                "红先勝",
                "黑负",
                "W",
                "RED_WINS",
                "Red wins",
                "1.0",
                "1-0 (resign:a ::b)"
            })
    void redWins(String text) {
        assertThat(ResultText.of(text)).isEqualTo(GameResult.RED_WINS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0-1", "０－１", "0–1", "黑胜", "黑 勝", "先负", "紅先負", "后胜", "L", "BLACK_WINS", "-1.0", "−1.0", "0-1（超时）"
            })
    void blackWins(String text) {
        assertThat(ResultText.of(text)).isEqualTo(GameResult.BLACK_WINS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1/2-1/2", "１／２－１／２", "1/2", "½-½", "0.5", "和", "和棋", "先和", "红先和", "D", "draw"})
    void draws(String text) {
        assertThat(ResultText.of(text)).isEqualTo(GameResult.DRAW);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "*",
                "?",
                "未知",
                "0.0",
                "1",
                "2",
                "和平杯",
                "多少",
                "1-0-1",
                "won by somebody at some place in time"
            })
    void saysNothing(String text) {
        assertThat(ResultText.of(text)).isEqualTo(GameResult.UNKNOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "未知", "1-0", "和棋"})
    void spellingsAreKnown(String text) {
        assertThat(ResultText.isResult(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "和平", "胜利", "炮二平五"})
    void otherWordsAreNone(String text) {
        assertThat(ResultText.isResult(text)).isFalse();
    }
}
