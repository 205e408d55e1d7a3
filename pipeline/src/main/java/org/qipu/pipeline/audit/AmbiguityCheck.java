package org.qipu.pipeline.audit;

import java.util.List;
import org.qipu.pipeline.audit.FindingKind.Severity;
import org.qipu.rules.game.Replay.Ambiguity;

/** Move texts with several legal readings, settled by later moves or not. */
final class AmbiguityCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        game.replay()
                .ifPresent(replay -> replay.ambiguities()
                        .forEach(ambiguity -> findings.add(
                                ambiguity.isSettled()
                                        ? settled(game, ambiguity)
                                        : open(game, ambiguity, replay.reachedPlies()))));
    }

    private static Finding settled(AuditedGame game, Ambiguity ambiguity) {
        return Finding.of(
                        FindingKind.AMBIGUOUS_NOTATION,
                        "Ambiguous, " + game.nameEn(ambiguity.ply()) + ": " + ambiguity.readings()
                                + " legal readings; settled by " + game.nameEn(ambiguity.settledBy()) + ".",
                        "记谱有歧义，" + game.nameZh(ambiguity.ply()) + "有" + ambiguity.readings() + "种合法读法，由"
                                + game.nameZh(ambiguity.settledBy()) + "确定。")
                .at(game.side(ambiguity.ply()), ambiguity.ply(), ambiguity.settledBy());
    }

    private static Finding open(AuditedGame game, Ambiguity ambiguity, int reachedPlies) {
        int last = Math.max(ambiguity.ply(), reachedPlies - 1);
        return Finding.of(
                        FindingKind.AMBIGUOUS_NOTATION,
                        "Ambiguous, " + game.nameEn(ambiguity.ply()) + ": " + ambiguity.readings()
                                + " legal readings, and no later move settles which is meant.",
                        "记谱有歧义，" + game.nameZh(ambiguity.ply()) + "有" + ambiguity.readings() + "种合法读法，后续着法不能确定。")
                .at(game.side(ambiguity.ply()), ambiguity.ply(), last)
                .weighs(Severity.WARNING);
    }
}
