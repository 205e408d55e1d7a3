package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qipu.rules.adjudication.CaseFiles.Expected;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.notation.MoveTexts;
import org.qipu.rules.repetition.Cycle;
import org.qipu.rules.repetition.Studies;

/**
 * One operation judges one cycle of the project's own cases by all rulebooks, nothing being remembered from the cycle
 * before or, in {@link #remembered}, everything. The sample times give median and 99th percentile.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class JudgeBenchmark {
    private record Loop(org.qipu.rules.board.Setup start, GameTrace trace, Cycle cycle) {}

    private final Judge forgetful = new Judge(new Studies(0));
    private final Judge remembering = new Judge();
    private final List<Loop> loops = new ArrayList<>();
    private int next;

    /** Replays the cases of all rulebooks. */
    @org.openjdk.jmh.annotations.Setup
    public void replay() {
        for (Rulebook rulebook : Rulebooks.ALL) {
            for (Expected expected : CaseFiles.of(rulebook)) {
                Case game = expected.game();
                int[] codes = new int[game.moves().length];
                for (int ply = 0; ply < codes.length; ply++) {
                    codes[ply] = MoveTexts.squares(Moves.from(game.moves()[ply]), Moves.to(game.moves()[ply]));
                }
                GameTrace trace = new Replayer().replay(game.start(), codes, codes.length).trace();
                forgetful.cycles(trace).forEach(cycle -> loops.add(new Loop(game.start(), trace, cycle)));
            }
        }
    }

    /** A cycle that was never seen. */
    @Benchmark
    public List<Verdict> unseen() {
        return judge(forgetful);
    }

    /** A cycle whose moves were judged before. */
    @Benchmark
    public List<Verdict> remembered() {
        return judge(remembering);
    }

    private List<Verdict> judge(Judge judge) {
        Loop loop = loops.get(next++ % loops.size());
        return judge.judge(Rulebooks.ALL, loop.start(), loop.trace(), loop.cycle());
    }
}
