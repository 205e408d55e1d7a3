package org.qipu.parsers.pgn;

import org.qipu.parsers.record.SourceSurvey;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.notation.MoveWriter;

/**
 * Chinese PGN bytes to records, and on to replayed games: 5,000 random legal games of 85 plies with the tags of a usual
 * archive, a fixed seed. One operation is one game; the survey reads the same bytes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class PgnBenchmark {
    private static final int GAMES = 5_000;
    private static final int PLIES = 85;

    /** Charset of the archive. */
    @Param({"Big5", "GB18030", "UTF-8"})
    public String charset;

    private final Replayer replayer = new Replayer();
    private byte[] archive;

    /** Plays the games and writes them down. */
    @org.openjdk.jmh.annotations.Setup
    public void writeArchive() {
        Random random = new Random(5_000);
        StringBuilder text = new StringBuilder();
        for (int game = 0; game < GAMES; game++) {
            text.append("[Game \"Chinese Chess\"]\n[Event \"某年某地杯大師賽 第")
                    .append(1 + game % 11)
                    .append("輪\"]\n[Round \"\"]\n[Date \"1999-12-19\"]\n[Site \"某地\"]\n[Red \"甲")
                    .append(game % 97)
                    .append("\"]\n[RedTeam \"\"]\n[Black \"乙")
                    .append(game % 89)
                    .append("\"]\n[BlackTeam \"\"]\n[Result \"1-0\"]\n[ECCO \"C48\"]\n")
                    .append("[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n\n");
            while (!appendGame(random, text)) {
                // A game that ended early is played again: all have the same length.
            }
            text.append("\n1-0\n\n");
        }
        String written = charset.equals("Big5")
                ? text.toString().replace('车', '車').replace('马', '馬').replace('进', '進').replace('将', '將')
                        .replace('帅', '帥').replace('后', '後')
                : text.toString();
        archive = written.getBytes(Charset.forName(charset));
    }

    private static boolean appendGame(Random random, StringBuilder text) {
        int start = text.length();
        Position position = Position.initial();
        MoveBuffer legal = new MoveBuffer();
        MoveWriter writer = new MoveWriter();
        for (int ply = 0; ply < PLIES; ply++) {
            MoveGenerator.legal(position, legal);
            if (legal.isEmpty()) {
                text.setLength(start);
                return false;
            }
            int move = legal.get(random.nextInt(legal.size()));
            text.append(ply % 2 == 0 ? (ply == 0 ? "" : "\n") + (ply / 2 + 1) + ". " : " ");
            writer.chinese(position, move, MoveWriter.BlackDigits.FULL_WIDTH, text);
            position.make(move);
        }
        return true;
    }

    /** Bytes to game records. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public long parse() throws IOException {
        return read(false);
    }

    /** Bytes to game records to replayed games. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public long parseAndReplay() throws IOException {
        return read(true);
    }

    /** The pass that hashes, samples and finds borders. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public SourceSurvey survey() throws IOException {
        return PgnSurvey.of(new ByteArrayInputStream(archive), 16 << 20, Optional.empty());
    }

    private long read(boolean replayed) throws IOException {
        ByteArrayInputStream stream = new ByteArrayInputStream(archive);
        long plies = 0;
        try (RecordIterator records =
                new PgnFormat().open(new SourceSlice("bench", "", stream, 0, Long.MAX_VALUE, 0, charset))) {
            for (ParsedRecord record = records.next(); record != null; record = records.next()) {
                GameRecord game = (GameRecord) record;
                int count = game.moves().size();
                plies += replayed
                        ? replayer.replay(Setup.INITIAL, game.moves().codes(), count).reachedPlies()
                        : count;
            }
        }
        if (plies != (long) GAMES * PLIES) {
            throw new IllegalStateException("read " + plies + " plies");
        }
        return plies;
    }
}
