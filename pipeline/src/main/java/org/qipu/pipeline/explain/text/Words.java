package org.qipu.pipeline.explain.text;

import org.qipu.pipeline.explain.Language;

/** Every sentence and label of an explanation, in both languages; {@code {0}} and so on stand for values. */
enum Words {
    EVENT("Event", "赛事"),
    TITLE("Title", "标题"),
    SITE("Site", "地点"),
    DATE("Date", "日期"),
    ROUND("Round", "轮次"),
    RED("Red", "红方"),
    BLACK("Black", "黑方"),
    RESULT("Result", "结果"),
    TERMINATION("Ended by", "终局方式"),
    START("Start", "起始局面"),
    SOURCE("Source", "来源"),
    RULES("Rules", "规则"),
    NOT_STATED("not stated", "未记录"),
    RESULT_READ("{0} ({1})", "{0}（{1}）"),
    RESULT_WRITTEN("{0} ({1}), written \"{2}\"", "{0}（{1}），原文“{2}”"),
    RESULT_MISSING("* (not recorded)", "*（未记录）"),
    START_UNREADABLE("cannot be read: {0}", "无法识别：{0}"),
    TO_MOVE("{0} to move", "{0}先走"),
    RECORD("{0}, record {1} ({2})", "{0}，第{1}号记录（{2}）"),
    NO_FORMAT("no known format", "格式不明"),
    VARIATIONS("; {0} variations, of which none is shown", "；另有{0}个变着，未显示"),
    RULES_NAMED("{0}, as chosen", "{0}，由用户指定"),
    RULES_BY_EVENT("{0}, by the event", "{0}，依赛事而定"),
    RULES_BY_DATE("{0}, by the date", "{0}，依日期而定"),
    RULES_STAND_IN("{0}, standing in: the rules in force at the time are not known", "{0}，代用：当时施行的规则未知"),
    RULES_STAND_IN_FOR("{0}, standing in: the rules in force in {1} are not known", "{0}，代用：{1}年施行的规则未知"),
    RULES_DEFAULT("{0}, by default: neither event nor date decides", "{0}，默认：赛事与日期均不足以确定"),
    RULES_OTHERS("; others by --rules", "；可用 --rules 另选"),
    RULES_BESIDE("; beside it {0}", "；另按{0}"),
    HOUSE_RULE("House rule: {0}", "补充规定：{0}"),

    IN_SHORT("In short", "要点"),
    MOVES("Moves", "着法"),
    BOARD_AT_START("Board at the start", "起始局面图"),
    BOARD_AT_CYCLE("Board where cycle {0} begins", "循环{0}开始时的局面图"),
    BOARD_AT_END("Board at the end", "最后局面图"),
    ARTICLES("Articles that the classes rest on", "定性所依条文"),
    FINDINGS("Findings", "审核发现"),
    ODDITIES("Oddities of the record", "棋谱记录中的异常"),
    NONE("none", "无"),

    NO_CYCLE("No position occurred three times.", "没有局面出现三次。"),
    NO_CYCLE_OF("No repetition to judge: no position occurred {0} times.", "没有可裁的循环：没有局面出现{0}次。"),
    CYCLE_SHORT("Cycle {0}, {1} to {2}, {3}: {4}.", "循环{0}（{1}至{2}），{3}：{4}。"),
    FINDINGS_SHORT("Findings: {0}.", "审核发现：{0}项。"),
    REPLAYED("{0} of {1} plies were replayed.", "共{1}着，已复盘{0}着。"),

    END_OPEN("Every move was replayed; the game could go on.", "全部着法均已复盘，棋局尚可继续。"),
    END_CHECKMATE("{0} is mated.", "{0}被将死。"),
    END_STALEMATE("{0} has no legal move and has lost (stalemate 困毙).", "{0}无子可走，困毙判负。"),
    END_ILLEGAL(
            "The replay stopped at {0}: {1} is illegal, {2} (CXA 1999 art. {3}).",
            "复盘止于{0}：“{1}”为违规着法，{2}（1999年规则第{3}条）。"),
    END_UNREADABLE("The replay stopped at {0}: {1} cannot be read as a move.", "复盘止于{0}：“{1}”无法识别为着法。"),
    END_AMBIGUOUS(
            "The replay stopped at {0}: {1} has several legal readings, and no later move tells which is meant.",
            "复盘止于{0}：“{1}”有多种合法读法，后续着法不能确定。"),
    END_AFTER("The replay stopped at {0}: {1} comes after the end. {2}", "复盘止于{0}：“{1}”为终局之后的着法。{2}"),
    END_START("The start position cannot be replayed.", "起始局面无法复盘。"),
    END_TOO_MANY_PLIES("The replay stopped at {0}: the record is too long.", "复盘止于{0}：棋谱过长。"),
    END_TOO_MANY_READINGS(
            "The replay stopped at {0}: from {1} on there are too many legal readings.", "复盘止于{0}：自“{1}”起合法读法过多。"),

    TAKES("takes {0}", "吃{0}"),
    CHECK("check", "将军"),
    MATE("mate", "将死"),
    STALEMATE("stalemate", "困毙"),
    AMBIGUOUS_SETTLED("written {0}: {1} readings, settled by {2}", "原文“{0}”有{1}种读法，由{2}确定"),
    AMBIGUOUS_OPEN("{0} readings from here on, not settled", "自此有{0}种读法，未能确定"),
    CYCLE_BEGINS("Cycle {0} begins", "循环{0}开始"),
    THREAT("{0} threatens {1} {2}: {3}", "{0}捉{1}，{2}，{3}"),
    ARTICLE_SHORT("art. {0}", "第{0}条"),

    LONG_RUN(
            "Long run {0}: {1} plies, from {2} to {3}; no position stood three times.",
            "长段{0}：共{1}着，自{2}至{3}；没有局面出现三次。"),
    CYCLE("Cycle {0}: {1} plies, from {2} to {3}; the position stood {4} times.", "循环{0}：每轮{1}着，自{2}至{3}；同一局面出现{4}次。"),
    CLASSES("{0}: {1}", "{0}：{1}"),
    RULING_LOSES("{0} must change, or loses", "{0}须变着，不变判负"),
    RULING_DRAW("draw unless a side changes", "双方不变作和"),
    RULING_UNDECIDED("undecided", "未能裁定"),
    RULING_NONE("no repetition", "没有循环"),
    REASON("{0}: {1}; {2}: {3}.", "{0}：{1}；{2}：{3}。"),
    REASON_BOUND("A search met its bound, and the ruling depends on what lies beyond.", "搜索达到上限，裁决取决于上限之外的变化。"),
    RULING_ARTICLE("Article {0} [{1}]: {2}", "第{0}条［{1}］：{2}"),
    CONFIDENCE("Confidence in the whole ruling: {0}.", "裁决整体依据：{0}。"),
    DUTY_CARRIED_ON(
            "{0} had to change from {1} on and went over into other forbidden moves, which are judged below.",
            "自{1}起{0}须变着，但转为其他禁止着法，另裁于后。"),
    DUTY_HEEDED("{0} had to change from {1} on, and did.", "{0}自{1}起须变着，已变着。"),
    DUTY_IGNORED("{0} had to change from {1} on, and did not.", "{0}自{1}起须变着，未变着。"),
    DUTY_LOST("{0} repeated the position often enough to lose.", "{0}重复次数已达判负次数。"),
    DUTY_CLAIMABLE(
            "{0} repeated the position often enough to lose if the other side claimed it, and then left the cycle.",
            "{0}重复次数已达判负次数，须经对方提出；其后已变着。"),
    DUTY_STOPPED("{0} had to change from {1} on; the record stops before that loses.", "{0}自{1}起须变着，棋谱在判负之前中止。"),
    DUTY_OPEN("{0} had to change from the next move on; the record stops here.", "{0}自下一着起须变着，棋谱到此为止。"),
    DUTY_CUT_OFF("{0} had to change from {1} on; the replay breaks off there.", "{0}自{1}起须变着，复盘至此中断。"),
    OVER_BEFORE("By these rules the game was over with an earlier cycle.", "按此规则，棋局在此前的循环已有结果。"),
    ARTICLE("{0} [{1}] {2}", "{0}［{1}］{2}"),

    AGREES("The recorded result {0} agrees.", "记录结果{0}与此相符。"),
    DIFFERS("The recorded result {0} does not agree.", "记录结果{0}与此不符。"),
    CHANGED("So the ruling had no effect on the result.", "故裁决不影响结果。"),
    NOT_CLAIMED("The recorded result {0} shows no such claim.", "记录结果{0}未见此种提出。"),
    STOPPED(
            "The recorded result {0} does not follow from the cycle, but the side could still have changed.",
            "记录结果{0}并非由循环得出，但该方尚可变着。"),
    DRAW_TO_BE_HAD(
            "The game went on; a draw was to be had, the recorded result {0} stands.", "棋局继续进行；当时可作和，记录结果{0}不受影响。"),
    NOT_RECORDED("No result is recorded to compare.", "未记录结果，无从比较。"),
    CANNOT_TELL("Nothing follows for the recorded result {0}.", "对记录结果{0}不作结论。"),

    REJECTED("This record holds no game: {0}.", "此记录不是可用的棋谱：{0}。"),
    REJECT_DETAIL("{0} ({1}, at byte {2})", "{0}（{1}，字节{2}）"),
    REJECT_EXCERPT("Text there: {0}", "该处文字：{0}");

    private final String english;
    private final String chinese;

    Words(String english, String chinese) {
        this.english = english;
        this.chinese = chinese;
    }

    /** The words with values in place; values are taken as they are, braces and all. */
    String in(Language language, Object... values) {
        String template = language == Language.ZH ? chinese : english;
        StringBuilder out = new StringBuilder(template.length() + 32);
        for (int i = 0; i < template.length(); i++) {
            boolean value = template.charAt(i) == '{';
            if (value) {
                out.append(values[template.charAt(i + 1) - '0']);
                i += 2;
            } else {
                out.append(template.charAt(i));
            }
        }
        return out.toString();
    }
}
