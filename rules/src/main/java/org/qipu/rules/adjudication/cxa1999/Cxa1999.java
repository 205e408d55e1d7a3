package org.qipu.rules.adjudication.cxa1999;

import static org.qipu.rules.adjudication.common.Conditions.allowed;
import static org.qipu.rules.adjudication.common.Conditions.anything;
import static org.qipu.rules.adjudication.common.Conditions.forbidden;
import static org.qipu.rules.adjudication.common.Conditions.is;
import static org.qipu.rules.adjudication.common.Conditions.isNot;

import java.util.List;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.DecisionTable;
import org.qipu.rules.adjudication.DecisionTable.Effect;
import org.qipu.rules.adjudication.DecisionTable.Row;
import org.qipu.rules.adjudication.Demand;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.common.AttackFolding;
import org.qipu.rules.repetition.SearchLimits;

/** CXA 1999: attacks in every move are forbidden, and two such cycles make a draw. */
public final class Cxa1999 {
    /** As in 2020, but giving a pawn for any piece, a rook too, is no gain (chapter 7 item 10). */
    public static final SearchLimits LIMITS = new SearchLimits(4, 3, 12, 80, 400_000);

    /** The rulebook. */
    public static final Rulebook RULEBOOK = new Rulebook(
            Cxa1999Articles.EDITION,
            "CXA rules 1999",
            "中国象棋竞赛规则（1999）",
            LIMITS,
            new Demand(3, 4, 3, Cxa1999Articles.PENDING),
            Cxa1999Articles.ALL,
            new Cxa1999Naming(),
            new AttackFolding(),
            table());

    private Cxa1999() {}

    private static DecisionTable table() {
        return new DecisionTable(List.of(
                new Row(
                        Cxa1999Articles.PERPETUAL_CHECK,
                        is(Kind.PERPETUAL_CHECK),
                        isNot(Kind.PERPETUAL_CHECK),
                        Effect.ONE_LOSES),
                new Row(Cxa1999Articles.BOTH_ALLOWED, allowed(), allowed(), Effect.DRAW),
                new Row(Cxa1999Articles.ONE_FORBIDDEN, forbidden(), allowed(), Effect.ONE_LOSES),
                new Row(Cxa1999Articles.BOTH_FORBIDDEN, anything(), anything(), Effect.DRAW)));
    }
}
