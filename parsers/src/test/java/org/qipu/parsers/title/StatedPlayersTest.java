package org.qipu.parsers.title;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatedPlayersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "上海趙甲華 | 上海 | 趙甲華",
                "上海　趙甲華 | 上海 | 趙甲華",
                "赵甲（特级大师） | '' | 赵甲",
                "赵甲 [国际大师] | '' | 赵甲",
                "赵甲(8段) | '' | 赵甲",
                "赵甲华(业余5级) | '' | 赵甲华",
                "特级大师赵甲华 | '' | 赵甲华",
                "GM Zhao Jia | '' | Zhao Jia",
                "Zhao Jia (GM) | '' | Zhao Jia",
                "赵甲华（中国） | 中国 | 赵甲华",
                "赵甲华（新加坡 | 新加坡 | 赵甲华",
                "赵甲华（中國香 | '' | 赵甲华",
                "(香港)赵甲华 | 香港 | 赵甲华",
                "(廣東赵甲华) | 廣東 | 赵甲华",
                "英國 ZHAO Jia | 英國 | ZHAO Jia",
                "英國ZHAO | 英國 | ZHAO",
                "河  北 趙甲華 | 河北 | 趙甲華",
                "第５５局 華東趙甲華 | 華東 | 趙甲華",
                "某某杯赛 A组第三輪：廣東趙甲 | 廣東 | 趙甲",
                "红方：趙甲 | '' | 趙甲",
            })
    void whatIsNoPartOfANameIsSplitOff(String stated, String team, String name) {
        assertThat(StatedPlayers.of(PlayerText.of(stated))).isEqualTo(new StatedPlayers(team, List.of(name)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "趙甲／錢乙丙 | '' | 趙甲 | 錢乙丙",
                "趙甲、錢乙丙 | '' | 趙甲 | 錢乙丙",
                "趙甲 ＋ 錢乙丙 | '' | 趙甲 | 錢乙丙",
                "趙甲&錢乙丙 | '' | 趙甲 | 錢乙丙",
                "廣東趙甲/廣東錢乙丙 | 廣東 | 趙甲 | 錢乙丙",
                "中國 趙甲+錢乙丙 | 中國 | 趙甲 | 錢乙丙",
                "廣東 趙甲 上海 錢乙丙 | '' | 趙甲 | 錢乙丙",
                "Zhao Jia / Qian Yi | '' | Zhao Jia | Qian Yi",
            })
    void playersWhoConsultEachOtherAreSeveral(String stated, String team, String first, String second) {
        assertThat(StatedPlayers.of(PlayerText.of(stated))).isEqualTo(new StatedPlayers(team, List.of(first, second)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "趙甲 錢乙丙",
                "某某林 趙甲乙",
                "某某某软件 3D",
                "赵甲(快棋)",
                "五、六十年代队赵甲",
                "某某/3",
                "高平甲",
                "某甲乙丙丁",
            })
    void whatIsDoubtfulStaysWhole(String stated) {
        assertThat(StatedPlayers.of(PlayerText.of(stated)))
                .isEqualTo(new StatedPlayers("", List.of(StatedPlayers.clean(stated))));
    }
}
