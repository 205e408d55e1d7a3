package org.qipu.pipeline.audit;

import java.util.List;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.audit.Finding.Rule;
import org.qipu.pipeline.policy.HouseRule;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replay;

/** The rules that an event adds, where the moves show that a side has broken one and so has lost. */
final class HouseRuleCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        for (HouseRule rule : game.rules().houseRules()) {
            switch (rule) {
                case SAME_POINT_THREE_TIMES_LOSES -> samePoint(game, findings);
                case SUICIDE_LOSES -> suicide(game, findings);
                case DRAWN_GAMES_ARE_REPLAYED -> {
                    // Says what becomes of a draw, not what makes one: it is for those who count points.
                }
            }
        }
    }

    private static void samePoint(AuditedGame game, List<Finding> findings) {
        game.trace().ifPresent(trace -> {
            int ply = RepeatedPoint.thirdArrival(moves(trace));
            if (ply >= 0) {
                findings.add(broken(game, HouseRule.SAME_POINT_THREE_TIMES_LOSES, ply - RepeatedPoint.SPAN, ply));
            }
        });
    }

    private static void suicide(AuditedGame game, List<Finding> findings) {
        game.replay()
                .filter(replay -> replay.ending() == Ending.ILLEGAL_MOVE && givesUpKing(replay))
                .ifPresent(replay ->
                        findings.add(broken(game, HouseRule.SUICIDE_LOSES, replay.stopPly(), replay.stopPly())));
    }

    private static boolean givesUpKing(Replay replay) {
        IllegalMove why = replay.why();
        return why == IllegalMove.CHECK_IGNORED || why == IllegalMove.INTO_CHECK || why == IllegalMove.KINGS_FACING;
    }

    private static int[] moves(GameTrace trace) {
        int[] moves = new int[trace.plies()];
        for (int ply = 0; ply < moves.length; ply++) {
            moves[ply] = trace.move(ply);
        }
        return moves;
    }

    private static Finding broken(AuditedGame game, HouseRule rule, int firstPly, int lastPly) {
        int side = game.side(lastPly);
        GameResult due = AuditedGame.winOf(side ^ 1);
        String recorded = game.result().id();
        Finding finding = Finding.of(
                        FindingKind.HOUSE_RULE_BROKEN,
                        "The event's own rule that " + rule.english() + " is broken with " + game.nameEn(lastPly)
                                + ", which makes " + due.id() + "; recorded is " + recorded + ".",
                        game.nameZh(lastPly) + "违反本赛事规定“" + rule.chinese() + "”，应为" + due.id() + "，记录为" + recorded
                                + "。")
                .at(side, firstPly, lastPly)
                .under(new Rule("", "house rule " + rule.id(), ""))
                .speaksFor(due);
        return game.result() == due ? finding.weighs(FindingKind.Severity.INFO) : finding;
    }
}
