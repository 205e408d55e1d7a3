package org.qipu.rules.game;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.MoveTexts;
import org.qipu.rules.notation.MoveWriter;

/**
 * Checked replay of 20,000 random legal games of 89 plies, a fixed seed: legality, make, check detection and the test for
 * mate or stalemate at the end. One operation is one game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class ReplayBenchmark {
    private static final int GAMES = 20_000;
    private static final int PLIES = 89;

    private final Replayer replayer = new Replayer();
    private final int[] codes = new int[PLIES];
    private int[][] packed;
    private char[][] iccs;
    private char[][] chinese;

    /** Plays the games and writes them down in each notation. */
    @Setup
    public void playGames() {
        Random random = new Random(20_000);
        packed = new int[GAMES][];
        iccs = new char[GAMES][];
        chinese = new char[GAMES][];
        for (int game = 0; game < GAMES; game++) {
            while (!playGame(random, game)) {
                // A game that ended early is played again: all have the same length.
            }
        }
    }

    private boolean playGame(Random random, int game) {
        Position position = Position.initial();
        MoveBuffer legal = new MoveBuffer();
        MoveWriter writer = new MoveWriter();
        int[] squares = new int[PLIES];
        StringBuilder iccsText = new StringBuilder();
        StringBuilder chineseText = new StringBuilder();
        for (int ply = 0; ply < PLIES; ply++) {
            MoveGenerator.legal(position, legal);
            if (legal.isEmpty()) {
                return false;
            }
            int move = legal.get(random.nextInt(legal.size()));
            squares[ply] = MoveTexts.squares(Moves.from(move), Moves.to(move));
            iccsText.append(MoveWriter.iccs(move));
            writer.chinese(position, move, MoveWriter.BlackDigits.FULL_WIDTH, chineseText);
            position.make(move);
        }
        packed[game] = squares;
        iccs[game] = iccsText.toString().toCharArray();
        chinese[game] = chineseText.toString().toCharArray();
        return true;
    }

    /** Moves that are squares already. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public long packed() {
        long plies = 0;
        for (int[] game : packed) {
            plies += replayer.replay(org.qipu.rules.board.Setup.INITIAL, game, PLIES)
                    .reachedPlies();
        }
        return expect(plies);
    }

    /** ICCS text, scanned and replayed. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public long iccs() {
        return scanAndReplay(iccs);
    }

    /** Chinese text, scanned, resolved and replayed. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public long chinese() {
        return scanAndReplay(chinese);
    }

    private long scanAndReplay(char[][] games) {
        long plies = 0;
        for (char[] text : games) {
            int at = 0;
            int count = 0;
            while (at < text.length) {
                long scanned = MoveTextScanner.scan(text, at, text.length);
                codes[count++] = MoveTextScanner.code(scanned);
                at += MoveTextScanner.length(scanned);
            }
            plies += replayer.replay(org.qipu.rules.board.Setup.INITIAL, codes, count)
                    .reachedPlies();
        }
        return expect(plies);
    }

    private static long expect(long plies) {
        if (plies != (long) GAMES * PLIES) {
            throw new IllegalStateException("replayed " + plies + " plies");
        }
        return plies;
    }
}
