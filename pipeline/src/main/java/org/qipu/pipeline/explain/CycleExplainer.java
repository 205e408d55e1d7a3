package org.qipu.pipeline.explain;

import java.util.ArrayList;
import java.util.List;
import org.qipu.parsers.record.GameResult;
import org.qipu.rules.adjudication.Evidence.JudgedMove;
import org.qipu.rules.adjudication.Judge;
import org.qipu.rules.adjudication.Obligation;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replay;
import org.qipu.rules.repetition.Cycle;
import org.qipu.rules.repetition.Threat;

/** Has the repetitions of a game judged and names the pieces that stand on the points of its threats. */
final class CycleExplainer {
    private final Judge judge = new Judge();

    /** All repetitions of a replayed game, in the order in which they end. */
    List<ExplainedCycle> all(Replay replay, List<Rulebook> rulebooks, GameResult recorded) {
        List<ExplainedCycle> explained = new ArrayList<>();
        for (Cycle cycle : judge.cycles(replay.trace())) {
            List<Verdict> verdicts = judge.judge(rulebooks, replay.start(), replay.trace(), cycle);
            explained.add(cycle(replay, cycle, explained.size() + 1, rulings(replay, rulebooks, verdicts, recorded)));
        }
        return explained;
    }

    private static List<CycleRuling> rulings(
            Replay replay, List<Rulebook> rulebooks, List<Verdict> verdicts, GameResult recorded) {
        List<CycleRuling> rulings = new ArrayList<>();
        for (int i = 0; i < verdicts.size(); i++) {
            Verdict verdict = verdicts.get(i);
            Cycle cycle = verdict.evidence().orElseThrow().cycle();
            boolean wentOn = replay.trace().plies() > cycle.endPly();
            rulings.add(new CycleRuling(
                    rulebooks.get(i),
                    verdict,
                    verdict.obligation().map(duty -> duty(replay, duty)),
                    Comparison.of(verdict, recorded, wentOn)));
        }
        return rulings;
    }

    private static ExplainedCycle cycle(Replay replay, Cycle cycle, int number, List<CycleRuling> rulings) {
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
        Turn last = turn(replay, cycle.endPly() - 1);
        return new ExplainedCycle(number, cycle, turn(replay, cycle.firstPly()), last, board, moves, rulings);
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
    private static Turn duty(Replay replay, Obligation duty) {
        Turn from = turn(replay, duty.fromPly());
        return from.side() == duty.side() ? from : turn(replay, duty.fromPly() + 1);
    }

    private static Turn turn(Replay replay, int ply) {
        return Turn.of(ply, replay.trace().firstSide());
    }
}
