package org.qipu.parsers.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;
import org.qipu.rules.adjudication.Judge;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Replay;
import org.qipu.rules.game.Replayer;

/**
 * What judging the repetitions of a real archive costs beside replaying it, in processor time of one thread.
 *
 * <p>Arguments: a folder, passes over it, games after which the judge forgets (0 for never), and rulebook ids. Parsing is
 * not counted. Every pass begins with a new judge.
 */
public final class ArchiveJudging {
    private static final int FOLDS = 3;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Game> games = new ArrayList<>();
    private final List<Rulebook> rulebooks;
    private final int forgetsAfter;

    private record Game(Setup start, int[] moves) {}

    private ArchiveJudging(List<Rulebook> rulebooks, int forgetsAfter) {
        this.rulebooks = rulebooks;
        this.forgetsAfter = forgetsAfter;
    }

    /** Runs the passes and prints a line for each. */
    public static void main(String[] arguments) throws IOException {
        List<Rulebook> rulebooks =
                Arrays.stream(arguments).skip(3).map(Rulebooks::of).toList();
        ArchiveJudging judging = new ArchiveJudging(rulebooks, Integer.parseInt(arguments[2]));
        try (Stream<Path> files = Files.walk(Path.of(arguments[0]))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                judging.read(file);
            }
        }
        for (int pass = 0; pass < Integer.parseInt(arguments[1]); pass++) {
            judging.pass();
        }
    }

    private void read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        String name = file.getFileName().toString();
        Optional<RecordFormat> format = RecordFormats.select(name, bytes);
        if (format.isEmpty()) {
            return;
        }
        SourceSurvey survey = format.get().survey(new ByteArrayInputStream(bytes), Long.MAX_VALUE, Optional.empty());
        SourceSlice slice = new SourceSlice(
                name, "", new ByteArrayInputStream(bytes), 0, bytes.length, 1, survey.charset().charset());
        try (RecordIterator records = format.get().open(slice)) {
            for (ParsedRecord record = records.next(); record != null; record = records.next()) {
                if (record instanceof GameRecord game && start(game).isPresent()) {
                    int[] moves = Arrays.copyOf(game.moves().codes(), game.moves().size());
                    games.add(new Game(start(game).get(), moves));
                }
            }
        }
    }

    private static Optional<Setup> start(GameRecord game) {
        if (game.startFen().isEmpty()) {
            return Optional.of(Setup.INITIAL);
        }
        return Fen.parse(game.startFen()) instanceof Fen.Read read ? Optional.of(read.setup()) : Optional.empty();
    }

    private void pass() {
        Replayer replayer = new Replayer();
        Judge judge = new Judge();
        long replaying = 0;
        long judging = 0;
        List<Long> perGame = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            if (forgetsAfter > 0 && i % forgetsAfter == 0) {
                judge = new Judge();
            }
            long begun = threads.getCurrentThreadCpuTime();
            Replay replay = replayer.replay(games.get(i).start(), games.get(i).moves(), games.get(i).moves().length);
            long replayed = threads.getCurrentThreadCpuTime();
            int verdicts = judge.all(rulebooks, replay.start(), replay.trace(), FOLDS).size();
            long judged = threads.getCurrentThreadCpuTime();
            replaying += replayed - begun;
            judging += judged - replayed;
            if (verdicts > 0) {
                perGame.add(judged - replayed);
            }
        }
        print(replaying, judging, perGame);
    }

    private void print(long replaying, long judging, List<Long> perGame) {
        perGame.sort(null);
        long slowest = perGame.stream().skip(perGame.size() * 99L / 100).mapToLong(Long::longValue).sum();
        System.out.printf(
                "%,d games; replaying %.2f s, judging %.2f s (%.2f); %,d games judged: median %,d us, p99 %,d us, last 1 %% %.2f s%n",
                games.size(),
                replaying / 1e9,
                judging / 1e9,
                (double) judging / replaying,
                perGame.size(),
                perGame.get(perGame.size() / 2) / 1000,
                perGame.get((int) (perGame.size() * 99L / 100)) / 1000,
                slowest / 1e9);
    }
}
