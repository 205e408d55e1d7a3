package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.LongRun;
import org.qipu.rules.repetition.LongRunFinder;
import org.qipu.rules.repetition.Suspicion;

/** Judges the long runs of attacks in a game by a rulebook that forbids them. */
final class LongRuns {
    private final Judge judge;
    private final Rulebook rulebook;
    private final LongRunFinder finder;

    LongRuns(Judge judge, Rulebook rulebook, LongRunClause clause) {
        this.judge = judge;
        this.rulebook = rulebook;
        this.finder = new LongRunFinder(clause.rounds(), clause.points());
    }

    /**
     * The verdicts on the runs by which a side loses, but for those in which some loop loses for it anyway.
     *
     * @param known the verdicts on the loops of the game
     */
    List<Verdict> verdicts(Setup start, GameTrace trace, List<Verdict> known) {
        List<LongRun> candidates = finder.candidates(trace);
        if (candidates.isEmpty()) {
            return List.of();
        }
        List<Verdict> verdicts = new ArrayList<>();
        Played game = new Played(start, trace);
        for (LongRun candidate : candidates) {
            if (known.stream().anyMatch(other -> covers(other, candidate))) {
                continue;
            }
            for (LongRun run : runs(game, candidate)) {
                Verdict verdict =
                        judge.judge(List.of(rulebook), start, trace, run).get(0);
                if (losesBy(verdict, run)) {
                    verdicts.add(verdict);
                }
            }
        }
        return verdicts;
    }

    /** The parts of a stretch in which every move of its side attacks. */
    private List<LongRun> runs(Played game, LongRun stretch) {
        List<LongRun> runs = new ArrayList<>();
        CycleFacts facts = judge.facts(rulebook, game, stretch);
        int moves = (stretch.plies() + 1) / 2;
        int start = 0;
        while (moves - start >= finder.rounds()) {
            int idle = lastIdle(facts, game.trace(), start);
            if (idle >= start) {
                start = idle + 1;
                continue;
            }
            int end = start + finder.rounds();
            while (end < moves && attacks(facts, game.trace(), end)) {
                end++;
            }
            int first = stretch.firstPly();
            runs.addAll(finder.part(game.trace(), first + 2 * start, first + 2 * end - 2));
            start = end + 1;
        }
        return runs;
    }

    /** The last move that does not attack among those that would make a run from a move on, or one less than that. */
    private int lastIdle(CycleFacts facts, GameTrace trace, int start) {
        int move = start + finder.rounds() - 1;
        while (move >= start && attacks(facts, trace, move)) {
            move--;
        }
        return move;
    }

    private boolean attacks(CycleFacts facts, GameTrace trace, int move) {
        if (trace.isCheck(facts.cycle().firstPly() + 2 * move)) {
            return true;
        }
        CycleFacts alone = facts.of(2 * move);
        return rulebook.naming().allAttack(alone) && !alone.plies().get(0).exhausted();
    }

    private static boolean losesBy(Verdict verdict, LongRun run) {
        return verdict.obligation().filter(duty -> duty.side() == run.side()).isPresent();
    }

    private boolean covers(Verdict other, LongRun run) {
        if (!other.rulebook().equals(rulebook.id()) || !losesBy(other, run)) {
            return false;
        }
        Suspicion loop = other.evidence().orElseThrow().cycle();
        return loop.firstPly() < run.endPly() && run.firstPly() < loop.endPly();
    }
}
