package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.rules.notation.MoveTexts;

/** Real archives, where they are at hand. */
class CorpusTest {
    private static final Path CORPORA =
            Path.of("../../shared/corpora").toAbsolutePath().normalize();

    @Test
    void everyRecordOfCcpdIsAGameWithReadableMoves() throws IOException {
        Map<String, Integer> encodings = new TreeMap<>();
        int unreadable = 0;
        int issues = 0;
        long plies = 0;
        for (Path file : files("ccpd")) {
            PgnSurvey survey = survey(file);
            int records = 0;
            try (RecordIterator iterator = open(file, survey.charset().charset())) {
                for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                    assertThat(record).as("%s", record).isInstanceOf(GameRecord.class);
                    GameRecord game = (GameRecord) record;
                    records++;
                    issues += game.issues().size();
                    plies += game.moves().size();
                    unreadable += unreadable(game.moves());
                }
            }
            assertThat(survey.records()).as("%s", file).isEqualTo(records);
            encodings.merge(survey.charset().charset(), records, Integer::sum);
        }
        System.err.println(encodings + " plies " + plies + " issues " + issues);
        assertThat(unreadable).isZero();
    }

    @Test
    void list() throws IOException {
        for (Path file : files("pgn-varied")) {
            PgnSurvey survey = survey(file);
            Map<String, Integer> outcomes = new TreeMap<>();
            StringBuilder more = new StringBuilder();
            try (RecordIterator iterator = open(file, survey.charset().charset())) {
                for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                    if (record instanceof Reject reject) {
                        outcomes.merge(reject.code() + " " + reject.message(), 1, Integer::sum);
                    } else if (record instanceof GameRecord game) {
                        outcomes.merge("games", 1, Integer::sum);
                        outcomes.merge("plies", game.moves().size(), Integer::sum);
                        outcomes.merge("unreadable", unreadable(game.moves()), Integer::sum);
                        outcomes.merge("issues", game.issues().size(), Integer::sum);
                        outcomes.merge("variations", game.variations(), Integer::sum);
                        game.issues().stream()
                                .limit(3)
                                .forEach(i -> more.append("\n      ").append(i));
                        for (int i = 0; i < game.moves().size(); i++)
                            if (game.moves().code(i) == 0)
                                more.append("\n   UNR ").append(game.moves().text(i));
                    }
                }
            }
            System.err.println(file.getFileName() + " " + survey.charset() + " " + outcomes + more);
        }
    }

    private static int unreadable(MoveList moves) {
        int count = 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            count += moves.code(ply) == MoveTexts.UNREADABLE ? 1 : 0;
        }
        return count;
    }

    private static PgnSurvey survey(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return PgnSurvey.of(stream, 1 << 20);
        }
    }

    private static RecordIterator open(Path file, String charset) throws IOException {
        String name = file.getFileName().toString();
        return new PgnFormat()
                .open(new SourceSlice(name, "", Files.newInputStream(file), 0, Long.MAX_VALUE, 0, charset));
    }

    private static List<Path> files(String folder) throws IOException {
        Path root = CORPORA.resolve(folder);
        assumeTrue(Files.isDirectory(root), () -> "no archives at " + root);
        try (Stream<Path> files = Files.list(root)) {
            return files.filter(file ->
                            file.toString().contains(".pgn") || file.toString().endsWith(".PGN"))
                    .sorted()
                    .toList();
        }
    }
}
