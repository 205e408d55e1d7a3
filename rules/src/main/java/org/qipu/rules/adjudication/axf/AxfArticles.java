package org.qipu.rules.adjudication.axf;

import java.util.List;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.SourceGrade;

/** The rules of the AXF rulebook (2003, fourth revision) that rulings rest on. */
public final class AxfArticles {
    /** Id of the edition. */
    static final String EDITION = "axf-2003";

    /** Perpetual check. */
    public static final Article PERPETUAL_CHECK =
            article("6", "A side that checks on every move must change.", "单方长将，必须变着。", SourceGrade.PRIMARY);
    /** Both check perpetually. */
    public static final Article BOTH_CHECK =
            article("7", "Both sides check on every move: draw.", "双方长将，作和。", SourceGrade.PRIMARY);
    /** Perpetual chase. */
    public static final Article PERPETUAL_CHASE = article(
            "15-36",
            "A side that on every move attacks anew the same unprotected piece, or a rook by cannon or horse even if"
                    + " protected, must change.",
            "每步捉同一无根子，或以马炮捉车，必须变着。",
            SourceGrade.PRIMARY);
    /** Chase by taking away the protector. */
    public static final Article UNROOTING = article(
            "appendix, 105",
            "Cutting off the protector of an attacked piece is a chase, but no answer to a chase (cf. 19 and 26).",
            "断根捉子亦为捉；但不能与直接捉子相抵。",
            SourceGrade.SECONDARY);
    /** Both chase perpetually. */
    public static final Article BOTH_CHASE =
            article("20-23", "Both sides chase one piece on every move: draw.", "双方互相长捉，作和。", SourceGrade.SECONDARY);
    /** Several targets. */
    public static final Article IN_TURN =
            article("16, 32", "Chasing different pieces in turn is allowed.", "轮流捉两子或多子，允许。", SourceGrade.PRIMARY);
    /** Everything else. */
    public static final Article ALLOWED = article(
            "8-14",
            "Mate threats, mixes of check, chase and idle moves and attacks by king and pawn are allowed: draw.",
            "长杀、一将一捉、一将一闲及将兵捉子均允许，作和。",
            SourceGrade.PRIMARY);
    /** Exchange offers. */
    public static final Article EXCHANGE = article(
            "24, 40",
            "Attacking a piece of the same kind that could take back is an offer of exchange.",
            "同类子可互吃为兑，允许。",
            SourceGrade.PRIMARY);

    /** Rule 3. */
    public static final Article ALTER = article(
            "3",
            "A side that breaks a rule is asked to change; the third violation loses.",
            "违例者须变着，第三次违例判负。",
            SourceGrade.PRIMARY);

    /** All of them. */
    public static final List<Article> ALL = List.of(
            ALTER, PERPETUAL_CHECK, BOTH_CHECK, ALLOWED, PERPETUAL_CHASE, IN_TURN, BOTH_CHASE, EXCHANGE, UNROOTING);

    private AxfArticles() {}

    private static Article article(String number, String textEn, String textZh, SourceGrade grade) {
        return new Article(number, EDITION, textEn, textZh, grade);
    }
}
