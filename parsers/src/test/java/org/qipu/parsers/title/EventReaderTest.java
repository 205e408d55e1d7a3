package org.qipu.parsers.title;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventReaderTest {
    private final EventReader reader = new EventReader();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "2009年范例杯全国象棋个人赛 示例甲 負 示例乙 | 全国个人赛 | 2009",
                "2009年“範例杯”全國象棋個人錦標賽 第3輪 | 全国个人赛 | 2009",
                "２００９年全国象棋锦标赛（个人） 中炮对屏风马 | 全国个人赛 | 2009",
                "99全國團體賽 | 全国团体赛 | 1999",
                "'97“范例杯”全國象棋團體錦標賽 | 全国团体赛 | 1997",
                "521998年全國象棋團體錦標賽 | 全国团体赛 | 1998",
                "一九九三年个人赛 | 个人赛 | 1993",
                "2005年象甲聯賽 | 全国甲级联赛 | 2005",
                "2009;全國象棋甲級聯賽 R12 示例甲(先和)示例乙 | 全国甲级联赛 | 2009",
                "第12届范例杯 第12届范例杯 示例甲 紅先勝 示例乙 | 范例杯 | 0",
                "第十二届“范例杯”全国象棋冠军邀请赛 | 范例杯 | 0",
                "范例杯象棋争霸战 20010203示例甲胜示例乙 | 范例杯 | 0",
                "2002年范例杯象棋排位赛第三站第3轮（半决赛）第2场 | 范例杯排位 | 2002",
                "2003-2004年范例杯冠军混双赛 | 范例杯混双 | 2003",
                "“范例杯”第十三届亚洲象棋锦标赛 | 亚洲锦标赛 | 0",
                "全國個人決賽 | 全国个人赛 | 0",
                "2007年范例杯全国象棋个人锦标赛女子组 第5轮 | 全国个人赛 女子 | 2007",
                "2005年范例杯全国象棋个人锦标赛 第02輪女子組 示例甲先勝示例乙 | 全国个人赛 女子 | 2005",
                "2005年全国象棋个人赛男子甲组第1轮 | 全国个人赛 甲组 男子 | 2005",
                "示例象棋锦标赛 ; 2008 MR5 示例甲(先负)示例乙 | 示例锦标赛 | 2008",
                "2009年第15届示例·范例杯象棋团体赛第1轮 | 示例范例杯团体 | 2009",
                "2008年第十五届示例锦标赛男子团体赛第三轮 | 示例锦标赛团体 男子 | 2008",
                "2008年第十五届示例锦标赛男子团体组第三轮 | 示例锦标赛团体 男子 | 2008",
                "六运会 482 | 全运会 | 0",
                "1987年第六届全国运动会象棋赛 | 全运会 | 1987",
                "中国象棋队访问示例国友谊赛 | 中国象棋队访问示例国友谊赛 | 0",
                "Placeholder Open 2018, round 3 | placeholder open | 2018",
                "档案示例 | 档案示例 | 0",
            })
    void spellingsOfAnEventHaveOneKey(String title, String key, int year) {
        EventTitle event = reader.read(title, "", "");

        assertThat(event.key()).isEqualTo(key);
        assertThat(event.year()).isEqualTo(year);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2007年“範例杯”全國象棋個人錦標賽男子組 第 5 輪 示例甲 紅先負 示例乙 | 2007年“範例杯”全國象棋個人錦標賽男子組",
                "2009;全國象棋甲級聯賽 R12 示例甲(先和)示例乙 过宫炮局 | 2009;全國象棋甲級聯賽",
                "第五屆範例錦標賽 示例甲先負示例乙 | 第五屆範例錦標賽",
            })
    void theNameIsWrittenAsInTheTitle(String title, String name) {
        assertThat(reader.read(title, "", "").name()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2007年范例杯全国象棋个人锦标赛预赛 | 预赛 | 0",
                "范例杯排位赛第三站第3轮（半决赛）第2场 | 第三站 | 0",
                "全国团体赛第一阶段第1轮 | 第一阶段 | 0",
                "范例杯混双赛 第2臺 示例甲 先和 示例乙 | '' | 2",
                "2009;世界象棋锦标赛 MR5T03 示例甲(先胜)示例乙 | '' | 3",
                "第十二台示例甲红先负示例乙 | '' | 12",
                "2001年台州赛 | '' | 0",
            })
    void stageAndBoardAreNoPartOfTheName(String title, String stage, int board) {
        EventTitle event = reader.read(title, "", "");

        assertThat(event.stage()).isEqualTo(stage);
        assertThat(event.board()).isEqualTo(board);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "示例甲先胜示例乙",
                "20010203张三胜李四",
                "第十章 第34局 示例",
                "中炮对反宫马",
                "第三轮加赛快棋示例甲先胜示例乙",
                "决赛",
                "030",
                "第8台示例甲红先负示例乙",
            })
    void whatIsAboutAGameNamesNoEvent(String title) {
        assertThat(reader.read(title, "", "").isEvent()).isFalse();
    }

    @Test
    void aTitleOfJustTheTwoPlayersNamesNoEvent() {
        assertThat(reader.read("示例甲对示例乙", "示例甲", "示例乙").isEvent()).isFalse();
        assertThat(reader.read("示例甲杯", "示例甲", "示例乙").isEvent()).isTrue();
    }

    @Test
    void theEditionIsReadInAllItsForms() {
        assertThat(reader.read("第05届范例杯", "", "").edition()).isEqualTo(5);
        assertThat(reader.read("首届范例杯", "", "").edition()).isEqualTo(1);
        assertThat(reader.read("第二十八届范例杯", "", "").edition()).isEqualTo(28);
        assertThat(reader.read("四运会", "", "").edition()).isEqualTo(4);
    }
}
