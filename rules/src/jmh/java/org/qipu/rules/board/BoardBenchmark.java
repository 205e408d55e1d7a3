package org.qipu.rules.board;

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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Speed of the board: nodes, games and plies a second of one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class BoardBenchmark {
    private static final int PERFT_5 = 133_312_995;
    private static final int GAMES = 1_000;
    private static final int PLIES = 89;

    private final Position position = Position.initial();
    private final MoveBuffer buffer = new MoveBuffer();
    private final int[][] games = randomGames();

    /** Nodes a second, the leaves counted in bulk. */
    @Benchmark
    @OperationsPerInvocation(PERFT_5)
    public long perftBulk() {
        return Perft.count(position, 5);
    }

    /** Nodes a second, every leaf made and taken back. */
    @Benchmark
    @OperationsPerInvocation(PERFT_5)
    public long perftMade() {
        return Perft.countMade(position, 5);
    }

    /** Games a second, replayed from origins and targets with every move checked. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public int checkedReplay() {
        int legal = 0;
        for (int[] game : games) {
            position.setInitial();
            for (int recorded : game) {
                int move = position.move(Moves.from(recorded), Moves.to(recorded));
                legal += position.isLegal(move) ? 1 : 0;
                position.make(move);
            }
        }
        return legal;
    }

    /** The same with the check flag of every position and the search for mate at the end. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public int checkedReplayWithChecks() {
        int found = 0;
        for (int[] game : games) {
            position.setInitial();
            for (int recorded : game) {
                int move = position.move(Moves.from(recorded), Moves.to(recorded));
                found += position.isLegal(move) ? 1 : 0;
                position.make(move);
                found += position.inCheck() ? 1 : 0;
            }
            found += MoveGenerator.hasLegalMove(position) ? 1 : 0;
        }
        return found;
    }

    private int[][] randomGames() {
        Random random = new Random(89);
        int[][] played = new int[GAMES][];
        for (int game = 0; game < GAMES; game++) {
            played[game] = randomGame(random);
        }
        return played;
    }

    /** A random legal game, begun anew when it ends too early. */
    private int[] randomGame(Random random) {
        int[] moves = new int[PLIES];
        position.setInitial();
        for (int ply = 0; ply < PLIES; ply++) {
            MoveGenerator.legal(position, buffer);
            if (buffer.isEmpty()) {
                return randomGame(random);
            }
            moves[ply] = buffer.get(random.nextInt(buffer.size()));
            position.make(moves[ply]);
        }
        return moves;
    }
}
