package org.qipu.pipeline.audit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.qipu.parsers.record.GameResult;
import org.qipu.rules.adjudication.Demand;
import org.qipu.rules.adjudication.Evidence;
import org.qipu.rules.adjudication.Ruling;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.game.Ending;
import org.qipu.rules.repetition.LongRun;
import org.qipu.rules.repetition.Suspicion;

/** What a judged loop means for the result of its game: the standing, seen beside the other loops and the record's end. */
public enum LoopOutcome {
    /** By this rulebook an earlier loop had ended the game. */
    OVER_BEFORE,
    /** A side repeated as often as loses. */
    LOST,
    /** The same, but that side then left the loop at once: lost if the other claimed it in time. */
    LOST_IF_CLAIMED,
    /** The record ends in the loop, before the side that had to change could lose by it. */
    STOPPED_IN_LOOP,
    /** The side that had to change did so. */
    LEFT_IN_TIME,
    /** The side that had to change went over into another loop of forbidden moves, which is judged by itself. */
    CARRIED_ON,
    /** The record ends in a loop by which a draw could be had. */
    DRAW_AT_END,
    /** A draw could be had, and the game went on. */
    DRAW_PASSED_BY,
    /** The ruling is undecided, or the replay broke off where a side had to change. */
    NOTHING_FOLLOWS;

    /** The name in output. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The outcomes of a game's verdicts, in the same order. */
    public static List<LoopOutcome> of(AuditedGame game) {
        Set<String> lost = new HashSet<>();
        List<LoopOutcome> outcomes = new ArrayList<>(game.verdicts().size());
        for (Verdict verdict : game.verdicts()) {
            LoopOutcome outcome = lost.contains(verdict.rulebook()) ? OVER_BEFORE : of(game, verdict);
            if (outcome == LOST || outcome == LOST_IF_CLAIMED) {
                lost.add(verdict.rulebook());
            }
            outcomes.add(outcome);
        }
        return outcomes;
    }

    /** The result that this outcome of a verdict speaks for; empty when it leaves the result open. */
    public Optional<GameResult> result(Verdict verdict) {
        return switch (this) {
            case LOST, LOST_IF_CLAIMED, STOPPED_IN_LOOP -> Optional.of(AuditedGame.winOf(loser(verdict) ^ 1));
            case DRAW_AT_END -> Optional.of(GameResult.DRAW);
            case OVER_BEFORE, LEFT_IN_TIME, CARRIED_ON, DRAW_PASSED_BY, NOTHING_FOLLOWS -> Optional.empty();
        };
    }

    /** The side that a ruling makes lose, 0 red or 1 black. */
    static int loser(Verdict verdict) {
        return verdict.ruling() == Ruling.RED_LOSES ? Pieces.RED : Pieces.BLACK;
    }

    private static LoopOutcome of(AuditedGame game, Verdict verdict) {
        return switch (verdict.standing()) {
            case LOST -> leftAtOnce(game, verdict) ? LOST_IF_CLAIMED : LOST;
            case STOPPED_IN_LOOP -> endsIn(game, verdict) ? STOPPED_IN_LOOP : NOTHING_FOLLOWS;
            case DRAW_CLAIMABLE -> endsIn(game, verdict) ? DRAW_AT_END : DRAW_PASSED_BY;
            case LEFT_IN_TIME -> LEFT_IN_TIME;
            case CARRIED_ON -> CARRIED_ON;
            case NOTHING_DUE, UNDECIDED -> NOTHING_FOLLOWS;
        };
    }

    private static boolean leftAtOnce(AuditedGame game, Verdict verdict) {
        Evidence evidence = verdict.evidence().orElseThrow();
        Demand demand = Rulebooks.of(verdict.rulebook()).demand();
        int lostAt = demand.lostAt(evidence.conduct(loser(verdict)));
        return !endsIn(game, verdict) && evidence.cycle().occurrences() <= lostAt;
    }

    /** Whether nothing was played, or was meant to be played, after the loop, or but the reply to the last attack. */
    private static boolean endsIn(AuditedGame game, Verdict verdict) {
        Suspicion stretch = verdict.evidence().orElseThrow().cycle();
        int reply = stretch instanceof LongRun ? 1 : 0;
        return game.replay()
                .filter(replay ->
                        replay.ending() == Ending.OPEN && replay.trace().plies() <= stretch.endPly() + reply)
                .isPresent();
    }
}
