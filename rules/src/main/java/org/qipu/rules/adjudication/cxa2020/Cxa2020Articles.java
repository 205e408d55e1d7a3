package org.qipu.rules.adjudication.cxa2020;

import java.util.List;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.SourceGrade;

/**
 * The articles of 2020 that rulings rest on. The text was not obtained; what they say is known from the printed figures
 * with their classes and from programs and books that cite the numbers.
 */
public final class Cxa2020Articles {
    /** Id of the edition. */
    static final String EDITION = "cxa-2020";

    /** Check. */
    public static final Article CHECK = article("24.1", "A move that attacks the king is a check.", "走子直接攻击对方将帅为将。");
    /** Kill. */
    public static final Article KILL = article(
            "24.2",
            "A move that threatens to mate by the next move, by a check or a run of checks, is a kill.",
            "走子后下一着可用照将或连续照将将死对方为杀。");
    /** Chase. */
    public static final Article CHASE = article(
            "24.3",
            "A move after which a piece could be won next, outright, by checks or by a complete exchange, and could not"
                    + " be won as well before, is a chase.",
            "走子后下一着能直接、通过照将或完整交换得子，且此前不能如此得子，为捉。");
    /** Exchange. */
    public static final Article EXCHANGE =
            article("24.4", "A move that offers an exchange of equal value.", "走子邀请等值交换为兑，属闲着。");
    /** Sacrifice. */
    public static final Article SACRIFICE = article(
            "24.5",
            "A move that offers an unrooted piece to a piece of its kind, which loses nothing by taking it.",
            "无根子送吃，对方同兵种子吃后不致立即被将死或失子为献，属闲着。");
    /** Follow. */
    public static final Article FOLLOW = article(
            "24.7", "A move that keeps an eye on a rooted piece without attacking anything.", "走子盯牵对方有根子为跟，属闲着。");
    /** Block. */
    public static final Article BLOCK =
            article("24.6", "A move that stands in the way of an attacking piece.", "走子阻拦对方棋子为拦，属闲着。");
    /** Idle. */
    public static final Article IDLE = article(
            "24.8",
            "What neither checks, kills nor chases is idle; exchange, sacrifice, block and follow are kinds of it.",
            "不属将、杀、捉者为闲，兑、献、拦、跟均属闲。");
    /** Joint chase. */
    public static final Article JOINT_CHASE = article(
            "24.17",
            "A chase that fails without one of two or more attacking pieces, or aims at a piece rooted too weakly.",
            "须两子或多子配合方能得子的捉为联合捉子；捉少根子同列。");
    /** The king answers a check. */
    public static final Article KING_ANSWERS_CHECK =
            article("26.1.3", "Whatever a king threatens by answering a check is idle.", "将帅应将所产生的捉、杀按闲处理。");
    /** One side checks perpetually. */
    public static final Article PERPETUAL_CHECK = article(
            "25.1", "Perpetual check by one side alone is never allowed and loses (4.1.4).", "任何情况下不允许单方面长将，单方长将判负。");
    /** Both are allowed. */
    public static final Article BOTH_ALLOWED =
            article("25.2", "Both sides play allowed moves: draw.", "双方均为允许着法，不变作和。");
    /** One is forbidden. */
    public static final Article ONE_FORBIDDEN = article(
            "25.3",
            "One side plays forbidden moves and the other allowed ones: the former must change.",
            "一方为禁止着法，另一方为允许着法，前者变着，不变判负。");
    /** Both are forbidden, one with lesser chases. */
    public static final Article RANKED = article(
            "26.9.1",
            "Both are forbidden: a side of kills and chases of rooks or unrooted pieces must change against one with a"
                    + " joint chase or a chase of a short-rooted piece (so too 26.9.2 and 26.9.3).",
            "双方均为禁止着法，纯属杀、捉车、捉无根子者对含联合捉子或捉少根子者，前者变着。");
    /** Both are forbidden and weigh the same. */
    public static final Article BOTH_FORBIDDEN =
            article("26.9.4", "Both are forbidden otherwise: draw.", "双方均为禁止着法的其他情况，不变作和。");

    /** What a pending loop leads to. */
    public static final Article PENDING = article(
            "4.1.4, 4.1.5",
            "Perpetual check by one side loses; a side that must change and does not loses, by one more cycle.",
            "待判局面：单方长将判负；应变着而不变，再重复一次循环判负。");

    /** Nine rounds of forbidden moves without a loop. */
    public static final Article NINE_ROUNDS = article(
            "reference 8",
            "Nine rounds of forbidden moves in a row, on three points or more, must be changed though no loop repeats.",
            "连续九回合走禁止着法，落点达三处或以上，虽未循环亦须变着。");

    /** All of them. */
    public static final List<Article> ALL = List.of(
            CHECK,
            KILL,
            CHASE,
            EXCHANGE,
            SACRIFICE,
            BLOCK,
            FOLLOW,
            IDLE,
            JOINT_CHASE,
            KING_ANSWERS_CHECK,
            PENDING,
            PERPETUAL_CHECK,
            BOTH_ALLOWED,
            ONE_FORBIDDEN,
            RANKED,
            BOTH_FORBIDDEN,
            NINE_ROUNDS);

    private Cxa2020Articles() {}

    private static Article article(String number, String textEn, String textZh) {
        return new Article(number, EDITION, textEn, textZh, SourceGrade.SECONDARY);
    }
}
