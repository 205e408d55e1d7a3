package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;
import org.qipu.rules.notation.MoveTexts;

/** Real archives, where they are at hand. */
class CorpusTest {
    private static final Path CORPORA =
            Path.of("../../shared/corpora").toAbsolutePath().normalize();

    @Test
    void everyRecordOfCcpdIsAGameWithReadableMoves() throws IOException {
        Map<String, Long> encodings = new TreeMap<>();
        long unreadable = 0;
        long issues = 0;
        for (Path file : files("ccpd")) {
            SourceSurvey survey = survey(file);
            long records = 0;
            try (RecordIterator iterator = open(file, survey.charset().charset())) {
                for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                    assertThat(record).as("%s", record.origin()).isInstanceOf(GameRecord.class);
                    GameRecord game = (GameRecord) record;
                    records++;
                    issues += game.issues().size();
                    unreadable += unreadable(game.moves());
                }
            }
            assertThat(survey.records()).as("%s", file).isEqualTo(records);
            encodings.merge(survey.charset().charset(), records, Long::sum);
        }
        assertThat(encodings).containsExactly(Map.entry("Big5", 48_976L));
        assertThat(unreadable).isZero();
        assertThat(issues).isZero();
    }

    /** Rejected are standard chess, other variants, a drawn tree and trees numbered by ply; the rest is read. */
    @Test
    void whatPeopleCallPgnIsReadOrRejectedByName() throws IOException {
        int games = 0;
        Map<String, Integer> rejects = new TreeMap<>();
        for (Path file : files("pgn-varied")) {
            try (RecordIterator iterator = open(file, survey(file).charset().charset())) {
                for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                    if (record instanceof GameRecord game) {
                        games++;
                        assertThat(game.moves().size()).as("%s", file).isPositive();
                        assertThat(unreadable(game.moves())).as("%s", file).isZero();
                        assertThat(game.issues()).as("%s", file).isEmpty();
                    } else if (record instanceof Reject reject) {
                        assertThat(reject.code()).isEqualTo(RejectCode.UNSUPPORTED_DIALECT);
                        rejects.merge(reject.message().replaceFirst(".* but ", ""), 1, Integer::sum);
                    }
                }
            }
        }
        assertThat(games).isGreaterThan(200);
        assertThat(rejects)
                .containsOnlyKeys(
                        "standard chess",
                        "Seirawan",
                        "Seirawan960",
                        "a drawn tree of moves",
                        "a tree of moves numbered by ply");
    }

    private static int unreadable(MoveList moves) {
        int count = 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            count += moves.code(ply) == MoveTexts.UNREADABLE ? 1 : 0;
        }
        return count;
    }

    private static SourceSurvey survey(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return PgnSurvey.of(stream, 1 << 20, Optional.empty());
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
