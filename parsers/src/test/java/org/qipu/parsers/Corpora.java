package org.qipu.parsers;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.qipu.parsers.record.GameRecord;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.Replay;
import org.qipu.rules.game.Replayer;

/** Real archives beside the project, where they are at hand; a test that needs them is skipped otherwise. */
public final class Corpora {
    private static final Path ROOT =
            Path.of("../../shared/corpora").toAbsolutePath().normalize();

    private Corpora() {}

    /** The files below a folder whose names end in one of the endings, in any case. */
    public static List<Path> files(String folder, String... endings) throws IOException {
        Path root = ROOT.resolve(folder);
        assumeTrue(Files.isDirectory(root), () -> "no archives at " + root);
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> hasEnding(file, endings))
                    .sorted()
                    .toList();
        }
    }

    private static boolean hasEnding(Path file, String... endings) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return endings.length == 0 || Stream.of(endings).anyMatch(name::endsWith);
    }

    /** How the replay of a game ends. */
    public static Ending ending(GameRecord game) {
        return replay(game).ending();
    }

    /** The replay of a game. */
    public static Replay replay(GameRecord game) {
        Setup setup = game.startFen().isEmpty() ? Setup.INITIAL : ((Fen.Read) Fen.parse(game.startFen())).setup();
        return new Replayer().replay(setup, game.moves().codes(), game.moves().size());
    }
}
