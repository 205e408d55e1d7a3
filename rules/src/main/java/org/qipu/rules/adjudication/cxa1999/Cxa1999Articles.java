package org.qipu.rules.adjudication.cxa1999;

import java.util.List;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.SourceGrade;

/** The articles of 1999 that rulings rest on; the text is at hand. */
final class Cxa1999Articles {
    static final String EDITION = "cxa-1999";

    static final Article CHECK = article("28.1", "A move that attacks the king is a check.", "走子直接攻击对方将帅为将。");
    static final Article KILL = article(
            "28.2",
            "A move that threatens to mate by the next check or by a run of checks is a kill.",
            "走子后下一着可用照将或连续照将将死对方为杀。");
    static final Article CHASE = article(
            "28.3, 29",
            "A move after which an unrooted piece could be won next, outright, by checks or by a complete exchange, and"
                    + " could not before, is a chase.",
            "走子后下一着能直接、通过连续照将或完整交换吃得无根子，且上一着尚不存在，为捉。");
    static final Article PAWNS_ATTACK = article(
            "27.2",
            "What a pawn attacks by itself is idle, but counts when both sides attack on every move.",
            "兵卒本身捉子按闲；双方互打时按捉。");
    static final Article EXCHANGE =
            article("28.5", "A move that offers an exchange of equal value.", "走子可与同等子力互换为兑，属闲。");
    static final Article SACRIFICE = article(
            "28.6",
            "A move that offers an unrooted piece to a piece of its kind, which loses nothing by taking it.",
            "无根子送吃，对方同兵种子吃后不致立即被将死或失子为献，属闲。");
    static final Article FOLLOW = article(
            "28.8", "A move that keeps an eye on a rooted piece without attacking anything.", "走子盯牵对方有根子为跟，属闲。");
    static final Article BLOCK =
            article("28.7", "A move that stands in the way of an attacking piece.", "走子阻拦对方棋子为拦，属闲。");
    static final Article IDLE = article("28.9", "What neither checks, kills nor chases is idle.", "不属将、杀、捉者为闲。");
    static final Article PERPETUAL_CHECK = article(
            "26.1",
            "Perpetual check by one side alone is never allowed; it loses at once (24.1).",
            "任何情况下不允许单方面长将，立即判负。");
    static final Article BOTH_ALLOWED = article("26.2", "Both sides play allowed moves: draw.", "双方均为允许着法，不变作和。");
    static final Article BOTH_FORBIDDEN = article("26.3", "Both sides play forbidden moves: draw.", "双方均为禁止着法，不变作和。");
    static final Article ONE_FORBIDDEN = article(
            "26.4",
            "One side plays forbidden moves and the other allowed ones: the former must change.",
            "一方为禁止着法，另一方为允许着法，前者变着，不变判负。");

    static final Article PENDING = article(
            "24",
            "After three occurrences perpetual check by one side loses at once, a draw is had at once, and a side whose"
                    + " moves alone are forbidden must change; it loses by one more cycle.",
            "循环反复三次为待判：单方长将立即判负；不变作和者立即判和；一方禁止着法须立即变着，再重复一次循环判负。");

    static final List<Article> ALL = List.of(
            PENDING,
            PERPETUAL_CHECK,
            BOTH_ALLOWED,
            BOTH_FORBIDDEN,
            ONE_FORBIDDEN,
            PAWNS_ATTACK,
            CHECK,
            KILL,
            CHASE,
            EXCHANGE,
            SACRIFICE,
            BLOCK,
            FOLLOW,
            IDLE);

    private Cxa1999Articles() {}

    private static Article article(String number, String textEn, String textZh) {
        return new Article(number, EDITION, textEn, textZh, SourceGrade.PRIMARY);
    }
}
