package org.qipu.pipeline.audit;

import java.util.List;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.audit.Finding.Rule;
import org.qipu.pipeline.audit.FindingKind.Severity;
import org.qipu.rules.adjudication.Conduct;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.repetition.LongRun;
import org.qipu.rules.repetition.Suspicion;

/**
 * Loops whose outcome the record does not report. A side that had to change and did so in time has done no wrong, and a
 * draw that could have been claimed need not have been: neither is a finding. A side that went over into another loop is
 * told of by that other one.
 */
final class RepetitionCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        List<LoopOutcome> outcomes = LoopOutcome.of(game);
        for (int i = 0; i < outcomes.size(); i++) {
            Verdict verdict = game.verdicts().get(i);
            switch (outcomes.get(i)) {
                case LOST -> addLoss(game, verdict, false, findings);
                case LOST_IF_CLAIMED -> addLoss(game, verdict, true, findings);
                case STOPPED_IN_LOOP -> addStop(game, verdict, findings);
                case DRAW_AT_END -> addDraw(game, verdict, findings);
                case OVER_BEFORE, LEFT_IN_TIME, CARRIED_ON, DRAW_PASSED_BY, NOTHING_FOLLOWS -> {
                    // nothing that the record would have to report
                }
            }
        }
    }

    /** A side that left the loop as soon as it had lost was not stopped by anyone: that weighs less. */
    private static void addLoss(AuditedGame game, Verdict verdict, boolean left, List<Finding> findings) {
        int side = LoopOutcome.loser(verdict);
        GameResult due = AuditedGame.winOf(side ^ 1);
        if (game.result() == due) {
            return;
        }
        String recorded = game.result().id();
        String en = attackEn(game, verdict, side) + " By " + verdict.rulebook() + " that is a loss"
                + (left ? " if claimed; then the loop was left" : "") + "; recorded is " + recorded + ".";
        String zh = attackZh(game, verdict, side) + "按" + verdict.rulebook() + (left ? "经提出应判负，其后已变着" : "应判负") + "，记录为"
                + recorded + "。";
        boolean weighs = !left && game.result() != GameResult.UNKNOWN;
        findings.add(finding(kind(conduct(verdict, side)), verdict, en, zh, side)
                .speaksFor(due)
                .weighs(weighs ? Severity.ERROR : Severity.WARNING));
    }

    private static void addStop(AuditedGame game, Verdict verdict, List<Finding> findings) {
        int side = LoopOutcome.loser(verdict);
        if (game.result() != AuditedGame.winOf(side ^ 1) && !isAttackThatCameThrough(game, verdict, side)) {
            Severity severity = game.result() == GameResult.UNKNOWN ? Severity.INFO : Severity.WARNING;
            String en = attackEn(game, verdict, side) + " By " + verdict.rulebook()
                    + " that side had to change, and the record stops there; recorded is "
                    + game.result().id() + ".";
            String zh = attackZh(game, verdict, side) + "按" + verdict.rulebook() + "须变着，棋谱至此中止，记录为"
                    + game.result().id() + "。";
            findings.add(
                    finding(kind(conduct(verdict, side)), verdict, en, zh, side).weighs(severity));
        }
    }

    /** Many attacks in a row that no loop holds, and the side that attacked has won: no one would have stopped it. */
    private static boolean isAttackThatCameThrough(AuditedGame game, Verdict verdict, int side) {
        boolean run = verdict.evidence().orElseThrow().cycle() instanceof LongRun;
        return run && game.result() == AuditedGame.winOf(side);
    }

    private static void addDraw(AuditedGame game, Verdict verdict, List<Finding> findings) {
        if (game.result() != GameResult.DRAW) {
            Severity severity = game.result() == GameResult.UNKNOWN ? Severity.INFO : Severity.WARNING;
            Suspicion cycle = verdict.evidence().orElseThrow().cycle();
            String en = "The record stops in a loop that began with " + game.nameEn(cycle.firstPly())
                    + ": the position occurred " + cycle.occurrences() + " times. By " + verdict.rulebook()
                    + " a draw could be had; recorded is " + game.result().id() + ".";
            String zh = "棋谱中止于循环局面：自" + game.nameZh(cycle.firstPly()) + "起，同一局面出现" + cycle.occurrences() + "次。按"
                    + verdict.rulebook() + "可判和，记录为" + game.result().id() + "。";
            findings.add(finding(FindingKind.REPETITION_DRAW_NOT_RECORDED, verdict, en, zh, -1)
                    .weighs(severity)
                    .speaksFor(GameResult.DRAW));
        }
    }

    private static Finding finding(FindingKind kind, Verdict verdict, String en, String zh, int side) {
        Suspicion cycle = verdict.evidence().orElseThrow().cycle();
        Rule rule = new Rule(
                verdict.rulebook(),
                verdict.article().orElseThrow().number(),
                verdict.confidence().id());
        return Finding.of(kind, en, zh)
                .at(side, cycle.firstPly(), cycle.endPly() - 1)
                .under(rule);
    }

    private static String attackEn(AuditedGame game, Verdict verdict, int side) {
        Suspicion cycle = verdict.evidence().orElseThrow().cycle();
        return Sides.english(side) + " plays "
                + conduct(verdict, side).id().replace('-', ' ') + " from "
                + game.nameEn(cycle.firstPly()) + " on: " + cycle.plies()
                + (cycle instanceof LongRun
                        ? " plies, no position three times."
                        : " plies, the position occurred " + cycle.occurrences() + " times.");
    }

    private static String attackZh(AuditedGame game, Verdict verdict, int side) {
        Suspicion cycle = verdict.evidence().orElseThrow().cycle();
        return Sides.chinese(side) + conduct(verdict, side).chinese() + "：自" + game.nameZh(cycle.firstPly()) + "起，"
                + (cycle instanceof LongRun
                        ? "连续" + cycle.plies() + "着，未成循环。"
                        : "每循环" + cycle.plies() + "着，同一局面出现" + cycle.occurrences() + "次。");
    }

    private static Conduct.Kind conduct(Verdict verdict, int side) {
        return verdict.evidence().orElseThrow().conduct(side).kind();
    }

    private static FindingKind kind(Conduct.Kind conduct) {
        return switch (conduct) {
            case PERPETUAL_CHECK -> FindingKind.UNREPORTED_PERPETUAL_CHECK;
            case PERPETUAL_CHASE, CHASES_IN_TURN -> FindingKind.UNREPORTED_PERPETUAL_CHASE;
            case PERPETUAL_KILL -> FindingKind.UNREPORTED_PERPETUAL_KILL;
            case CHECK_AND_KILL, CHECK_AND_CHASE, KILL_AND_CHASE, CHECK_KILL_AND_CHASE, IDLE ->
                FindingKind.UNREPORTED_PERPETUAL_MIXED;
        };
    }
}
