package org.qipu.rules.adjudication.wxf2018;

import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.SourceGrade;
import org.qipu.rules.adjudication.axf.Axf;

/** WXF 2018, by its own word the AXF rules with small rearrangements; the numbers given are those of the AXF rules. */
public final class Wxf2018 {
    private static final String EDITION = "wxf-2018";

    /** The rulebook. */
    public static final Rulebook RULEBOOK = Axf.edition(EDITION, "WXF rules 2018", "世界象棋规则（2018）", Wxf2018::here);

    private Wxf2018() {}

    private static Article here(Article article) {
        return article.in(EDITION, article.grade().weaker(SourceGrade.SECONDARY));
    }
}
