package org.qipu.rules.adjudication.simple;

import static org.qipu.rules.adjudication.common.Conditions.anything;
import static org.qipu.rules.adjudication.common.Conditions.is;
import static org.qipu.rules.adjudication.common.Conditions.isNot;

import java.util.List;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.DecisionTable;
import org.qipu.rules.adjudication.DecisionTable.Effect;
import org.qipu.rules.adjudication.DecisionTable.Row;
import org.qipu.rules.adjudication.Demand;
import org.qipu.rules.adjudication.MoveClasses;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.SourceGrade;
import org.qipu.rules.adjudication.common.AttackFolding;
import org.qipu.rules.adjudication.common.CommonRules;
import org.qipu.rules.repetition.SearchLimits;

/** Mass events: perpetual check by one side loses, every other position that occurs three times is a draw. */
public final class Simple {
    private static final String EDITION = "simple";

    private static final Article CHECK =
            article("1", "One side alone checks on every move of a repetition: it loses.", "单方长将判负。");
    private static final Article DRAW =
            article("2", "Any other position that occurs three times is a draw.", "其他三次重复局面作和。");

    /** The rulebook. */
    public static final Rulebook RULEBOOK = new Rulebook(
            EDITION,
            "Simple rules for mass events",
            "群众比赛简易规则",
            new SearchLimits(0, 0, 0, 1, 1),
            new Demand(3, 3, 3, CHECK),
            List.of(CHECK, DRAW),
            new MoveClasses(DRAW, List.of(CommonRules.check(CHECK)), List.of()),
            new AttackFolding(),
            new DecisionTable(List.of(
                    new Row(CHECK, is(Kind.PERPETUAL_CHECK), isNot(Kind.PERPETUAL_CHECK), Effect.ONE_LOSES),
                    new Row(DRAW, anything(), anything(), Effect.DRAW))));

    private Simple() {}

    private static Article article(String number, String textEn, String textZh) {
        return new Article(number, EDITION, textEn, textZh, SourceGrade.SECONDARY);
    }
}
