package org.qipu.pipeline.audit;

import java.util.List;

/** One thing that every game is checked for. */
interface GameCheck {
    /** Every check, in the order in which findings are listed. */
    List<GameCheck> ALL = List.of(
            new StartPositionCheck(),
            new StopCheck(),
            new AmbiguityCheck(),
            new BoardResultCheck(),
            new TextResultCheck(),
            new TextHeaderCheck(),
            new MissingResultCheck(),
            new NaturalLimitCheck(),
            new RepetitionCheck(),
            new ClaimCheck(),
            new HouseRuleCheck());

    /** Adds what the check finds in a game. */
    void check(AuditedGame game, List<Finding> findings);
}
