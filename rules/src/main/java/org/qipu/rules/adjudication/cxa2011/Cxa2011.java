package org.qipu.rules.adjudication.cxa2011;

import java.util.List;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.SourceGrade;
import org.qipu.rules.adjudication.common.AttackFolding;
import org.qipu.rules.adjudication.cxa2020.Cxa2020;
import org.qipu.rules.adjudication.cxa2020.Cxa2020Articles;

/**
 * CXA 2011. Its articles were not obtained and no ruling is known that differs from 2020, so it follows 2020 and says
 * that this is unverified.
 */
public final class Cxa2011 {
    private static final String EDITION = "cxa-2011";

    /** The rulebook. */
    public static final Rulebook RULEBOOK = new Rulebook(
            EDITION,
            "CXA rules 2011",
            "象棋竞赛规则（2011）",
            Cxa2020.LIMITS,
            Cxa2020.demand(Cxa2011::here),
            articles(),
            Cxa2020.naming(Cxa2011::here),
            new AttackFolding(),
            Cxa2020.table(Cxa2011::here));

    private Cxa2011() {}

    private static List<Article> articles() {
        return Cxa2020Articles.ALL.stream().map(Cxa2011::here).toList();
    }

    private static Article here(Article article) {
        return article.in(EDITION, SourceGrade.UNVERIFIED);
    }
}
