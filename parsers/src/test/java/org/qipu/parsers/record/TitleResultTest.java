package org.qipu.parsers.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TitleResultTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "某地杯 甲城甲某先負乙城乙某 | BLACK_WINS | 先負",
                "甲某 紅先勝 乙某 | RED_WINS | 紅先勝",
                "甲某（先和）乙某 | DRAW | （先和）",
                "甲城 甲某 (和) 乙城 乙某 | DRAW | (和)",
                "甲城甲某 (勝) 乙城乙某 (某年) | RED_WINS | (勝)",
                "某年個人賽 甲城 甲某 負 乙城 乙某 | BLACK_WINS | 負",
                "某年個人賽 甲城 甲某 和 乙城 乙某 中炮 | DRAW | 和",
                "某程序 vs 另程序(黑勝) | BLACK_WINS | (黑勝)",
                "甲某 红胜 乙某 | RED_WINS | 红胜",
                "呂某(8段)-勝-小某(2段) | RED_WINS | -勝-",
            })
    void wordsThatAreSure(String title, GameResult result, String matched) {
        TitleResult stated = TitleResult.of(title).orElseThrow();

        assertThat(stated.result()).isEqualTo(result);
        assertThat(stated.matched()).isEqualTo(matched);
    }

    @Test
    void aDateAndTwoNamesTellThePlayersToo() {
        assertThat(TitleResult.of("某杯 20061103甲東明負乙某"))
                .contains(new TitleResult(GameResult.BLACK_WINS, "甲東明", "乙某", "甲東明負乙某"));
        assertThat(TitleResult.of("20010101乙某和甲全勝-")).contains(new TitleResult(GameResult.DRAW, "乙某", "甲全勝", "乙某和甲全勝"));
        assertThat(TitleResult.of("20010101甲全勝勝乙某"))
                .as("two splits with one meaning")
                .contains(new TitleResult(GameResult.RED_WINS, "", "", "甲全勝勝乙某"));
    }

    @Test
    void dashesTellThePlayersToo() {
        assertThat(TitleResult.of("甲-胜-乙")).contains(new TitleResult(GameResult.RED_WINS, "甲", "乙", "-胜-"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "和平杯",
                "某勝杯象棋賽",
                "呂某勝某某",
                "甲某和乙某",
                "甲隊 和 乙隊 對抗賽",
                "让先胜局",
                "爭先勝利",
                "中炮對屏風馬黑勝局04",
                "20060413甲乙某丙丁某和戊己某",
                "甲先勝乙 丙先負丁",
                "第1局 某程序後手(勝)",
                "甲全勝",
                "先和平後戰",
                "20010101甲和某負乙",
                "左右夾攻  運動制勝"
            })
    void saysNothingWhenNothingIsSure(String title) {
        assertThat(TitleResult.of(title)).isEmpty();
    }

    @Test
    void theNamesOfTheRecordMakeABareWordSure() {
        assertThat(TitleResult.of("某杯 甲某和乙某和某", "甲某", "乙某和某"))
                .contains(new TitleResult(GameResult.DRAW, "甲某", "乙某和某", "甲某和乙某和某"));
        assertThat(TitleResult.of("甲　某負乙 某", "甲某", "乙某"))
                .map(TitleResult::result)
                .contains(GameResult.BLACK_WINS);
        assertThat(TitleResult.of("甲某和乙某", "丙某", "乙某")).isEmpty();
        assertThat(TitleResult.of("乙某勝甲某", "甲某", "乙某")).isEmpty();
        assertThat(TitleResult.of("甲和乙 杯", "甲", "乙")).isEmpty();
        assertThat(TitleResult.of("甲某先负乙某", "", "")).map(TitleResult::result).contains(GameResult.BLACK_WINS);
    }

    @Test
    void aTextOfAnyLengthTakesNoTime() {
        assertThat(TitleResult.of(" 和 ".repeat(1_000_000))).isEmpty();
    }
}
