package org.qipu.parsers.title;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "上海趙甲華 | 上海 | 趙甲華",
                "湖北 赵甲 (大师) | 湖北 | 赵甲",
                "湖北 赵甲（特级大师） | 湖北 | 赵甲",
                "赵甲华特级国际大师 | '' | 赵甲华",
                "火车头于甲华 | 火车头 | 于甲华",
                "中國農協趙甲超 | 中國農協 | 趙甲超",
                "某某俱樂部隊趙甲超 | 某某俱樂部隊 | 趙甲超",
                "廣東某老吉 趙甲川 | 廣東某老吉 | 趙甲川",
                "呂  甲 | '' | 呂甲",
                "湖北趙  甲 | 湖北 | 趙甲",
                "上海欧阳甲林 | 上海 | 欧阳甲林",
                "欧阳甲林 | '' | 欧阳甲林",
                "高平甲 | '' | 高平甲",
                "常德甲 | '' | 常德甲",
                "某甲乙丙丁 | '' | 某甲乙丙丁",
                "Li Jia | '' | Li Jia",
                "歐陽甲琳／趙乙華 | '' | 歐陽甲琳／趙乙華",
            })
    void teamAndTitleAreNoPartOfTheName(String stated, String team, String name) {
        assertThat(PlayerText.of(stated)).isEqualTo(new PlayerText(stated, team, name));
    }

    @Test
    void nobodyIsNone() {
        assertThat(PlayerText.of("")).isEqualTo(PlayerText.NONE);
    }
}
