package org.qipu.rules.adjudication.cxa2020;

import static org.qipu.rules.adjudication.common.Conditions.allowed;
import static org.qipu.rules.adjudication.common.Conditions.anything;
import static org.qipu.rules.adjudication.common.Conditions.forbidden;
import static org.qipu.rules.adjudication.common.Conditions.forbiddenInFull;
import static org.qipu.rules.adjudication.common.Conditions.forbiddenInPart;
import static org.qipu.rules.adjudication.common.Conditions.is;
import static org.qipu.rules.adjudication.common.Conditions.isNot;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.ClassRule;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.DecisionTable;
import org.qipu.rules.adjudication.DecisionTable.Effect;
import org.qipu.rules.adjudication.DecisionTable.Row;
import org.qipu.rules.adjudication.Demand;
import org.qipu.rules.adjudication.LongRunClause;
import org.qipu.rules.adjudication.MoveClasses;
import org.qipu.rules.adjudication.Naming;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.common.AttackFolding;
import org.qipu.rules.adjudication.common.ChaseRule;
import org.qipu.rules.adjudication.common.CommonRules;
import org.qipu.rules.adjudication.common.PostNaming;
import org.qipu.rules.repetition.SearchLimits;

/** CXA 2020: attacks in every move are forbidden, and two such cycles are ranked by their chases. */
public final class Cxa2020 {
    /** Mates in four and runs of three checks, as the printed figures need them; a pawn is worth less than a rook. */
    public static final SearchLimits LIMITS = new SearchLimits(4, 3, 12, 20, 400_000);

    /** The rulebook. */
    public static final Rulebook RULEBOOK = new Rulebook(
            Cxa2020Articles.EDITION,
            "CXA rules 2020",
            "中国象棋竞赛规则（2020）",
            LIMITS,
            demand(UnaryOperator.identity()),
            Cxa2020Articles.ALL,
            naming(UnaryOperator.identity()),
            new AttackFolding(),
            table(UnaryOperator.identity()));

    private Cxa2020() {}

    /** How often a position may occur, with the article as another edition has it. */
    public static Demand demand(UnaryOperator<Article> edition) {
        LongRunClause longRuns = new LongRunClause(9, 3, edition.apply(Cxa2020Articles.NINE_ROUNDS));
        return new Demand(3, 4, 3, edition.apply(Cxa2020Articles.PENDING), Optional.of(longRuns));
    }

    /** How moves are named, with each article as another edition has it. */
    public static Naming naming(UnaryOperator<Article> edition) {
        ChaseRule chase = new ChaseRule(
                edition.apply(Cxa2020Articles.CHASE),
                edition.apply(Cxa2020Articles.JOINT_CHASE),
                (facts, gain) -> true);
        return new PostNaming(classes(edition, chase), classes(edition, chase.withoutPosts()));
    }

    private static MoveClasses classes(UnaryOperator<Article> edition, ClassRule chase) {
        return new MoveClasses(
                edition.apply(Cxa2020Articles.IDLE),
                List.of(
                        CommonRules.check(edition.apply(Cxa2020Articles.CHECK)),
                        CommonRules.unlessKingAnswersCheck(CommonRules.kill(edition.apply(Cxa2020Articles.KILL))),
                        CommonRules.unlessKingAnswersCheck(chase)),
                List.of(
                        CommonRules.kingAnswersCheck(edition.apply(Cxa2020Articles.KING_ANSWERS_CHECK)),
                        CommonRules.sacrifice(edition.apply(Cxa2020Articles.SACRIFICE)),
                        CommonRules.exchange(edition.apply(Cxa2020Articles.EXCHANGE)),
                        CommonRules.block(edition.apply(Cxa2020Articles.BLOCK)),
                        CommonRules.follow(edition.apply(Cxa2020Articles.FOLLOW))));
    }

    /** Articles 25 and 26.9, with each article as another edition has it. */
    public static DecisionTable table(UnaryOperator<Article> edition) {
        Article perpetualCheck = edition.apply(Cxa2020Articles.PERPETUAL_CHECK);
        Article bothForbidden = edition.apply(Cxa2020Articles.BOTH_FORBIDDEN);
        return new DecisionTable(List.of(
                new Row(perpetualCheck, is(Kind.PERPETUAL_CHECK), isNot(Kind.PERPETUAL_CHECK), Effect.ONE_LOSES),
                new Row(bothForbidden, is(Kind.PERPETUAL_CHECK), is(Kind.PERPETUAL_CHECK), Effect.DRAW),
                new Row(edition.apply(Cxa2020Articles.BOTH_ALLOWED), allowed(), allowed(), Effect.DRAW),
                new Row(edition.apply(Cxa2020Articles.ONE_FORBIDDEN), forbidden(), allowed(), Effect.ONE_LOSES),
                new Row(edition.apply(Cxa2020Articles.RANKED), forbiddenInFull(), forbiddenInPart(), Effect.ONE_LOSES),
                new Row(bothForbidden, anything(), anything(), Effect.DRAW)));
    }
}
