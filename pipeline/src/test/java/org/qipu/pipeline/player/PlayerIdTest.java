package org.qipu.pipeline.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qipu.parsers.title.PlayerText;

class PlayerIdTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "趙甲華 | 赵甲华",
                "上海趙甲華 | 赵甲华",
                "上海　趙　甲華 | 赵甲华",
                "赵\u200B甲\uFEFF华 | 赵甲华",
                "赵甲华（特级大师） | 赵甲华",
                "Ｚｈａｏ　Ｊｉａ | zhao jia",
                "ZHAO Jiahua | zhao jiahua",
                "Zhao, Jiahua | zhao jiahua",
                "Jiahua ZHAO | zhao jiahua",
                "Zhao Jia-hua | zhao jiahua",
                "Zhao Jia Hua | zhao jiahua",
                "Zhao Xi'an | zhao xian",
                "Muller, Jan Peter | muller jan peter",
                "英國 J.MULLER | muller j",
                "甲·乙丙 | 甲乙丙",
                "趙甲／錢乙丙 | 赵甲/钱乙丙",
                "Zhao, Jia & Qian, Yi | zhao jia/qian yi",
                "某某/3 | 某某-3",
                "某某软件 3D | 某某软件3d",
            })
    void namesOfOneKeyAreOnePlayer(String stated, String id) {
        assertThat(PlayerId.of(PlayerText.of(stated)).id()).isEqualTo(id);
    }

    /** A user may write an id wherever a name is asked for. */
    @ParameterizedTest
    @ValueSource(strings = {"赵甲华", "zhao jiahua", "muller jan peter", "赵甲/钱乙丙", "zhao jia/qian yi", "某某-3"})
    void anIdHasItselfAsItsId(String id) {
        assertThat(PlayerId.of(PlayerText.of(id)).id()).isEqualTo(id);
    }

    /** What would make one player of two stays apart, and is for the user to say. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"趙甲璘 | 趙甲麟", "Zhao Jiahua | Jiahua Zhao", "趙甲／錢乙 | 錢乙／趙甲", "趙甲 | Zhao Jia", "趙甲 錢乙丙 | 趙甲／錢乙丙"})
    void whatMayBeTwoPlayersStaysApart(String one, String other) {
        assertThat(PlayerId.of(PlayerText.of(one)).id())
                .isNotEqualTo(PlayerId.of(PlayerText.of(other)).id());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?", " ? ", "紅方", "佚 名", "Unknown", "Ｎ/Ａ", "...", "\u200B"})
    void nobodyHasNoId(String stated) {
        assertThat(PlayerId.of(PlayerText.of(stated)).id()).isEmpty();
    }

    @Test
    void theTeamStandsApart() {
        assertThat(PlayerId.of(PlayerText.of("趙甲華（中國）"))).isEqualTo(new PlayerId("赵甲华", "中國"));
    }
}
