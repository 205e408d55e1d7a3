package org.qipu.rules.adjudication.axf;

import static org.qipu.rules.adjudication.common.Conditions.anything;
import static org.qipu.rules.adjudication.common.Conditions.is;
import static org.qipu.rules.adjudication.common.Conditions.isNot;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Conduct;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.Conduct.Rank;
import org.qipu.rules.adjudication.DecisionTable;
import org.qipu.rules.adjudication.DecisionTable.Effect;
import org.qipu.rules.adjudication.DecisionTable.Row;
import org.qipu.rules.adjudication.Demand;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.repetition.SearchLimits;

/** AXF 2003: only perpetual check and the perpetual chase of one piece are offences, check being the heavier one. */
public final class Axf {
    /** Nothing is searched: only what could be captured next counts. */
    public static final SearchLimits LIMITS = new SearchLimits(0, 0, 0, 1, 1);

    /** The rulebook. */
    public static final Rulebook RULEBOOK =
            edition(AxfArticles.EDITION, "AXF rules 2003", "亚洲象棋规则（2003）", UnaryOperator.identity());

    private Axf() {}

    /** The rulebook under another name, with each article as that edition has it. */
    public static Rulebook edition(String id, String nameEn, String nameZh, UnaryOperator<Article> edition) {
        return new Rulebook(
                id,
                nameEn,
                nameZh,
                LIMITS,
                new Demand(3, 4, 4, edition.apply(AxfArticles.ALTER)),
                AxfArticles.ALL.stream().map(edition).toList(),
                new AxfNaming(edition),
                new AxfFolding(),
                table(edition));
    }

    private static DecisionTable table(UnaryOperator<Article> edition) {
        Predicate<Conduct> chase = is(Kind.PERPETUAL_CHASE);
        Predicate<Conduct> fullChase = chase.and(conduct -> conduct.rank() == Rank.FULL);
        Predicate<Conduct> unrooting = chase.and(conduct -> conduct.rank() == Rank.LESSER);
        Article check = edition.apply(AxfArticles.PERPETUAL_CHECK);
        return new DecisionTable(List.of(
                new Row(check, is(Kind.PERPETUAL_CHECK), isNot(Kind.PERPETUAL_CHECK), Effect.ONE_LOSES),
                new Row(edition.apply(AxfArticles.BOTH_CHECK), is(Kind.PERPETUAL_CHECK), anything(), Effect.DRAW),
                new Row(edition.apply(AxfArticles.BOTH_CHASE), fullChase, fullChase, Effect.DRAW),
                new Row(edition.apply(AxfArticles.PERPETUAL_CHASE), fullChase, anything(), Effect.ONE_LOSES),
                new Row(edition.apply(AxfArticles.UNROOTING), unrooting, is(Kind.IDLE), Effect.ONE_LOSES),
                new Row(edition.apply(AxfArticles.BOTH_CHASE), unrooting, anything(), Effect.DRAW),
                new Row(edition.apply(AxfArticles.IN_TURN), is(Kind.CHASES_IN_TURN), anything(), Effect.DRAW),
                new Row(edition.apply(AxfArticles.ALLOWED), anything(), anything(), Effect.DRAW)));
    }
}
