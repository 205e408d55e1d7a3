package org.qipu.pipeline.explain;

import java.util.ArrayList;
import java.util.List;
import org.qipu.pipeline.audit.AuditedGame;
import org.qipu.pipeline.audit.LoopOutcome;
import org.qipu.pipeline.audit.Turn;
import org.qipu.rules.adjudication.Evidence.JudgedMove;
import org.qipu.rules.adjudication.Obligation;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replay;
import org.qipu.rules.repetition.Suspicion;
import org.qipu.rules.repetition.Threat;

/** Tells the judged repetitions of a game and names the pieces that stand on the points of its threats. */
final class CycleExplainer {
    private CycleExplainer() {}

    /** The repetitions that were judged, in the order in which they end. */
    static List<ExplainedCycle> all(AuditedGame game, Replay replay) {
        List<CycleRuling> rulings = rulings(game);
        List<ExplainedCycle> explained = new ArrayList<>();
        for (int from = 0; from < rulings.size(); ) {
            int to = endOfSame(rulings, from);
            explained.add(cycle(game, replay, explained.size() + 1, rulings.subList(from, to)));
            from = to;
        }
        return explained;
    }

    /** Not every rulebook judges every stretch: those on one stretch follow each other. */
    private static int endOfSame(List<CycleRuling> rulings, int from) {
        Suspicion stretch = rulings.get(from).evidence().cycle();
        int to = from + 1;
        while (to < rulings.size() && rulings.get(to).evidence().cycle().equals(stretch)) {
            to++;
        }
        return to;
    }

    private static List<CycleRuling> rulings(AuditedGame game) {
        List<LoopOutcome> outcomes = LoopOutcome.of(game);
        List<CycleRuling> rulings = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            Verdict verdict = game.verdicts().get(i);
            LoopOutcome outcome = outcomes.get(i);
            rulings.add(new CycleRuling(
                    Rulebooks.of(verdict.rulebook()),
                    verdict,
                    outcome,
                    verdict.obligation().map(duty -> duty(game, duty)),
                    Comparison.of(game.result(), outcome.result(verdict))));
        }
        return rulings;
    }

    private static ExplainedCycle cycle(AuditedGame game, Replay replay, int number, List<CycleRuling> rulings) {
        Suspicion cycle = rulings.get(0).evidence().cycle();
        Position position = Position.of(replay.start());
        GameTrace trace = replay.trace();
        play(position, trace, 0, cycle.firstPly());
        Setup board = position.setup();
        play(position, trace, cycle.firstPly(), cycle.judgedFrom());
        List<CycleMove> moves = new ArrayList<>();
        for (JudgedMove judged : rulings.get(0).evidence().moves()) {
            position.make(judged.move());
            List<ExplainedThreat> threats = judged.threats().stream()
                    .map(threat -> threat(position, threat))
                    .toList();
            moves.add(new CycleMove(judged.ply(), judged.side(), judged.name(), threats));
        }
        Turn last = game.turn(cycle.endPly() - 1);
        return new ExplainedCycle(number, cycle, game.turn(cycle.firstPly()), last, board, moves, rulings);
    }

    private static ExplainedThreat threat(Position after, Threat threat) {
        List<PlacedPiece> by =
                threat.by().stream().map(square -> placed(after, square)).toList();
        return new ExplainedThreat(by, placed(after, threat.target()), threat.how(), threat.root());
    }

    private static PlacedPiece placed(Position position, int square) {
        return new PlacedPiece(position.pieceAt(square), square);
    }

    private static void play(Position position, GameTrace trace, int fromPly, int toPly) {
        for (int ply = fromPly; ply < toPly; ply++) {
            position.make(trace.move(ply));
        }
    }

    /** The first turn of the side that had to change, once it had to. */
    private static Turn duty(AuditedGame game, Obligation duty) {
        Turn from = game.turn(duty.fromPly());
        return from.side() == duty.side() ? from : game.turn(duty.fromPly() + 1);
    }
}
