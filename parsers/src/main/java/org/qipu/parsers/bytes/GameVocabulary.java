package org.qipu.parsers.bytes;

import java.util.Arrays;

/**
 * How much a character speaks for the reading it was found in: the words of game records count for it, characters that
 * only turn up in misread text against it. Big5 read as GB18030, for instance, is valid text of rare characters, kana
 * and private-use code points; the numerals 一 to 五 become private-use ones and kana.
 */
final class GameVocabulary {
    /** Weight of a character of move notation. */
    static final int NOTATION = 2;

    private static final int WORD = 1;
    private static final int ODD = -1;
    private static final int WRONG = -4;

    /** Characters that make up moves, in both scripts. */
    private static final String MOVES = "车車俥马馬傌炮砲包兵卒相象仕士帅帥将將进進上退下平前后後中" + "一二三四五六七八九０１２３４５６７８９";

    /** Characters of results, titles, places and team names, and the commonest ones of comments, in both scripts. */
    private static final String WORDS = "红紅黑方先胜勝负負和棋局谱譜赛賽杯届屆第轮輪组組团團体體个個人男女子甲乙全国國"
            + "锦锦標标大师師特级級联聯邀请請盃冠军軍亚亞洲世界名战戰对對屏风風宫宮顺順列手横橫直巡河过過边邊飞飛起挺变變"
            + "着著步攻守杀殺弃棄得失优優势勢均劣应應改走如果此的是不在有可以而为為了这這与與也因用到来來出就只已又"
            + "广東东北京上海江苏蘇浙河南湖山西辽遼宁寧吉林龙龍四川福建安徽台湾灣香港澳门門天津重庆慶煤矿礦火头頭机機电電"
            + "年月日时時于於地点點未知佚名作者评評注註解说說开開中残殘排象学學院队隊员員公司集王李张張刘劉陈陳杨楊赵趙黄黃"
            + "吴吳徐孙孫胡朱林何郭罗羅梁宋郑鄭谢謝韩韓唐冯馮许許邓鄧吕呂柳华華荣榮钦欽银銀明文汉漢光洪智健超"
            + "「」《》（），。：；！？、　·－—…“”";

    private static final byte[] WEIGHTS = weights();

    private GameVocabulary() {}

    private static byte[] weights() {
        byte[] weights = new byte[1 << 16];
        Arrays.fill(weights, 0x80, 0x2000, (byte) ODD);
        Arrays.fill(weights, 0x2500, 0x3000, (byte) ODD);
        Arrays.fill(weights, 0x3040, 0x3400, (byte) ODD);
        Arrays.fill(weights, 0xD800, 0xE000, (byte) ODD);
        Arrays.fill(weights, 0xE000, 0xF900, (byte) WRONG);
        Arrays.fill(weights, 0xFF61, 0x10000, (byte) WRONG);
        WORDS.chars().forEach(c -> weights[c] = WORD);
        MOVES.chars().forEach(c -> weights[c] = NOTATION);
        return weights;
    }

    /** Sum of the weights of a range; ASCII weighs nothing, U+FFFD and private-use characters weigh against. */
    static long weigh(char[] text, int start, int end) {
        long sum = 0;
        for (int i = start; i < end; i++) {
            sum += WEIGHTS[text[i]];
        }
        return sum;
    }
}
