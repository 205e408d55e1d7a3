package org.qipu.parsers.title;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qipu.parsers.record.GameResult;

class TitleFactsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1、第一轮 赵甲东　红先负 钱乙南 2001.1 | 赵甲东 | 钱乙南 | 0-1",
                "第67局赵甲东先胜钱乙南 | 赵甲东 | 钱乙南 | 1-0",
                "01-赵甲东先胜钱乙 | 赵甲东 | 钱乙 | 1-0",
                "1-赵甲东_先和_钱乙南 | 赵甲东 | 钱乙南 | 1/2-1/2",
                "第04局 赵  甲 先负 钱乙南 | 赵甲 | 钱乙南 | 0-1",
                "江蘇 趙 甲 先勝 廣東 錢 乙 | 趙甲 | 錢乙 | 1-0",
                "第2局 赵甲东红先负钱乙南 | 赵甲东 | 钱乙南 | 0-1",
                "甲-胜-乙 | 甲 | 乙 | 1-0",
                "呂某(8段)-勝-小某(2段) | 呂某(8段) | 小某(2段) | 1-0",
                "20050801趙甲負錢乙南 | 趙甲 | 錢乙南 | 0-1",
                "集外_第一局 杭县赵甲林(先) 平阳钱乙南(和) | 赵甲林 | 钱乙南 | 1/2-1/2",
                "集外_第三局 赵甲林(先) 钱乙南(胜) | 赵甲林 | 钱乙南 | 0-1",
                "集外_第四局 扬州赵甲林(胜) 平阳钱乙南(先) | 钱乙南 | 赵甲林 | 0-1",
                "集外_第五局 江宁赵甲林 平阳钱乙南(先胜) | 钱乙南 | 赵甲林 | 1-0",
                "集外_第六局 杭县赵甲林(先胜) 平阳钱乙南 | 赵甲林 | 钱乙南 | 1-0",
                "集外_第七局 赵甲林(先) 钱乙南 | 赵甲林 | 钱乙南 | *",
                "第三局黄冈赵甲林先平阳钱乙南和 | 赵甲林 | 钱乙南 | 1/2-1/2",
                "第六局杭县赵甲林先平阳钱乙南胜 | 赵甲林 | 钱乙南 | 0-1",
                "赵甲林先手弃双车胜钱乙 | 赵甲林 | 钱乙 | 1-0",
                "赵甲林后手弃双车胜钱乙 | 钱乙 | 赵甲林 | 0-1",
                "赵甲林VS钱乙南 | 赵甲林 | 钱乙南 | *",
                "赵甲林 vs. 钱乙南 | 赵甲林 | 钱乙南 | *",
                "2009年某坤杯全国象棋个人赛 上海赵甲 負 广东 钱乙敏 | 赵甲 | 钱乙敏 | 0-1",
                "2004年某杯甲级联赛 吉林某棋牌 趙甲明 負 廣東某老吉 錢乙 | 趙甲明 | 錢乙 | 0-1",
                "二十四、杭州某城棋院隊趙甲奎先勝山東某周隊錢乙國 | 趙甲奎 | 錢乙國 | 1-0",
                "歐陽甲 先勝 上官乙娟 | 歐陽甲 | 上官乙娟 | 1-0",
                "赵甲林(特级大师) 先胜 钱乙南 | 赵甲林 | 钱乙南 | 1-0",
            })
    void namesThatAreSure(String title, String red, String black, String result) {
        TitleFacts facts = TitleFacts.of(title);

        assertThat(facts.red().name()).isEqualTo(red);
        assertThat(facts.black().name()).isEqualTo(black);
        assertThat(facts.result().id()).isEqualTo(result);
        assertThat(TitleFacts.ofGame(title).red()).isEqualTo(facts.red());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "将族屏风马先负过宫炮",
                "卧槽马破先人指路 让先胜",
                "顺炮直车夹马起相保马胜车局",
                "第131局 马炮双兵士相全胜车卒士象全",
                "让先屏风马破当头炮局",
                "借棋规谋胜01",
                "48弃马抢攻乱中取胜",
                "屏风马抵右当头炮局(和)",
                "对兵局(红破中卒胜)",
                "中炮对屏风马黑先胜红",
                "单车 和 双士",
                "第3节 其它变例 第110局 红先锋马式",
                "红先和",
                "20070117趙甲林錢乙和孫丙孫李丁",
                "第12局 甲赛 决赛 先胜 钱乙南",
                "趙甲徽 錢乙欽 紅勝 孫丙娜 李丁榮",
                "中炮三步虎先胜 让子",
            })
    void noNamesWhereNoneAreSure(String title) {
        TitleFacts facts = TitleFacts.of(title);

        assertThat(facts.red()).isEqualTo(PlayerText.NONE);
        assertThat(facts.black()).isEqualTo(PlayerText.NONE);
    }

    @Test
    void theCharacterForRedMayEndAName() {
        assertThat(TitleFacts.of("赵甲红先负钱乙南").red()).isEqualTo(PlayerText.NONE);
        assertThat(TitleFacts.of("赵甲红 先负 钱乙南").red().name()).isEqualTo("赵甲红");
        assertThat(TitleFacts.of("赵甲红先负钱乙南").result()).isEqualTo(GameResult.BLACK_WINS);
    }

    @Test
    void aTeamStandsBesideOrBeforeTheName() {
        TitleFacts facts = TitleFacts.of("火车头 赵甲林 先和 黑龙江钱乙南");

        assertThat(facts.red()).isEqualTo(new PlayerText("火车头 赵甲林", "火车头", "赵甲林"));
        assertThat(facts.black()).isEqualTo(new PlayerText("黑龙江钱乙南", "黑龙江", "钱乙南"));
        assertThat(TitleFacts.of("湖北赵　甲 先胜 大连某春堂 钱乙波").red()).isEqualTo(new PlayerText("湖北赵 甲", "湖北", "赵甲"));
        assertThat(TitleFacts.of("赵甲林 先胜 大连某春堂 钱乙波").black())
                .as("a sponsor's team or a player")
                .isEqualTo(PlayerText.NONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1、第一轮 赵甲东　红先负 钱乙南 2001.1 | 2001.1 | 第一轮 | ''",
                "2009年某坤杯全国象棋个人赛 上海 赵甲 負 广东 钱乙敏 | 2009年 | '' | 2009年某坤杯全国象棋个人赛",
                "- 北京赵甲 (和) 上海钱乙南 (1993.4.27于南京) | 1993.4.27 | '' | ''",
                "2003-2004年“某樹杯”排位賽預賽第1站第2場 20031018 趙甲 勝 錢乙 | 20031018 | '' | ''",
                "湖南赵甲筱紅先負吉林钱乙2008年11月8日第6轮 | 2008年11月8日 | 第6轮 | ''",
                "第12届某某锦标赛第 3 轮 赵甲林先胜钱乙南 | '' | 第 3 轮 | 第12届某某锦标赛",
                "06 赵甲林胜钱乙南(1987) | 1987 | '' | ''",
                "1981年-2001年选集 | '' | '' | ''",
                "20010203赵甲和钱乙 2001年3月 | '' | '' | ''",
                "第1988局 1999分 | '' | '' | ''",
                "1997年全国象棋团体赛第2轮第3轮 | 1997年 | '' | 1997年全国象棋团体赛",
                "某某象棋比赛参观记 | '' | '' | ''",
            })
    void dateRoundAndEvent(String title, String date, String round, String event) {
        TitleFacts facts = TitleFacts.of(title);

        assertThat(facts.date()).isEqualTo(date);
        assertThat(facts.round()).isEqualTo(round);
        assertThat(facts.event()).isEqualTo(event);
        assertThat(TitleFacts.dateOf(title)).isEqualTo(date);
    }

    @Test
    void noTextIsTooOddToRead() {
        String parts = "先胜负和红黑()（）-—VSvs 　_第局轮年20019月日赵甲林广东火车头队大师杯赛、手车马炮《》\uD83D\uDE00\u0000";
        Random random = new Random(20010203);
        for (int i = 0; i < 200_000; i++) {
            StringBuilder title = new StringBuilder();
            for (int length = random.nextInt(14); length >= 0; length--) {
                title.append(parts.charAt(random.nextInt(parts.length())));
            }
            TitleFacts facts = TitleFacts.of(title.toString());

            assertThat(facts.red().name().isEmpty()).as("%s", title).isEqualTo(facts.red() == PlayerText.NONE);
        }
    }
}
