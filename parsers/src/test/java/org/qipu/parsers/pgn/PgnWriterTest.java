package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qipu.parsers.Corpora;
import org.qipu.parsers.pgn.PgnWriter.Notation;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.Replay;

/** What is written is read back as the same game. */
class PgnWriterTest {
    private static final Path SAMPLES = Path.of("../samples");

    @ParameterizedTest
    @EnumSource(Notation.class)
    void theSamplesComeBack(Notation notation) throws IOException {
        for (String name : List.of("示例杯个人赛.gb18030.pgn", "placeholder-open.utf8.pgn", "循环示例.utf8.pgn")) {
            comesBack(Files.readAllBytes(SAMPLES.resolve(name)), notation, Integer.MAX_VALUE);
        }
    }

    @ParameterizedTest
    @EnumSource(Notation.class)
    void gamesOfARealArchiveComeBack(Notation notation) throws IOException {
        for (Path file : Corpora.files("ccpd", "pgn")) {
            comesBack(Files.readAllBytes(file), notation, 200);
        }
    }

    @ParameterizedTest
    @EnumSource(Notation.class)
    void anyNameComesBackAndNoneBreaksOut(Notation notation) throws IOException {
        List<String> names = List.of("甲 \"乙\" \\丙\\", "]\n\n[Result \"1-0\"]", "{x", "a\u2028b", "=1+1", "<b>");
        for (String name : names) {
            StringBuilder pgn = new StringBuilder();
            int[] moves = moves(Corpora.replay(
                    games("1. 炮二平五 *".getBytes(StandardCharsets.UTF_8)).get(0)));
            new PgnWriter(notation).write(Map.of("Red", name, "Result", "*"), Setup.INITIAL, moves, "1. } x", pgn);

            GameRecord read =
                    games(pgn.toString().getBytes(StandardCharsets.UTF_8)).get(0);

            assertThat(read.header().red()).isEqualTo(name.replaceAll("[\\n\\u2028]+", " "));
            assertThat(read.header().result()).isEqualTo("*");
        }
    }

    private static void comesBack(byte[] pgn, Notation notation, int most) throws IOException {
        PgnWriter writer = new PgnWriter(notation);
        for (GameRecord game : games(pgn).stream().limit(most).toList()) {
            Replay replay = Corpora.replay(game);
            Setup start = replay.start();
            int[] moves = moves(replay);
            if (moves.length == 0) {
                continue; // a record without moves is no game
            }
            StringBuilder out = new StringBuilder();
            writer.write(tags(game.header()), start, moves, "", out);

            GameRecord again =
                    games(out.toString().getBytes(StandardCharsets.UTF_8)).get(0);
            Replay replayed = Corpora.replay(again);

            assertThat(replayed.ending()).as(out.toString()).isIn(Ending.OPEN, Ending.CHECKMATE, Ending.STALEMATE);
            assertThat(moves(replayed)).as(out.toString()).isEqualTo(moves);
            assertThat(replayed.start()).isEqualTo(start);
            assertThat(tags(again.header())).isEqualTo(tags(game.header()));
        }
    }

    private static Map<String, String> tags(GameHeader header) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", header.event());
        tags.put("Site", header.site());
        tags.put("Date", header.date());
        tags.put("Round", header.round());
        tags.put("RedTeam", header.redTeam());
        tags.put("Red", header.red());
        tags.put("BlackTeam", header.blackTeam());
        tags.put("Black", header.black());
        tags.put("Result", header.result());
        return tags;
    }

    private static int[] moves(Replay replay) {
        int[] moves = new int[replay.trace().plies()];
        for (int ply = 0; ply < moves.length; ply++) {
            moves[ply] = replay.trace().move(ply);
        }
        return moves;
    }

    private static List<GameRecord> games(byte[] pgn) throws IOException {
        PgnFormat format = new PgnFormat();
        String charset = format.survey(new ByteArrayInputStream(pgn), 1 << 20, Optional.empty())
                .charset()
                .charset();
        SourceSlice slice = new SourceSlice("a.pgn", "", new ByteArrayInputStream(pgn), 0, pgn.length, 0, charset);
        List<GameRecord> games = new ArrayList<>();
        try (RecordIterator records = format.open(slice)) {
            for (ParsedRecord record = records.next(); record != null; record = records.next()) {
                if (record instanceof GameRecord game) {
                    games.add(game);
                }
            }
        }
        return games;
    }
}
