package org.qipu.parsers.jsonl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.parsers.GoldenTest;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;

class JsonlWriterTest {
    private static final GameHeader NOTHING = new GameHeader("", "", "", "", "", "", "", "", "", "", "", "", "");

    static List<Path> files() throws IOException {
        return GoldenTest.files();
    }

    /** Whatever format a game was read from; formats that store squares know more of a move than its text says. */
    @ParameterizedTest
    @MethodSource("files")
    void aGameThatIsWrittenIsReadBackAsItWas(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        RecordFormat format =
                RecordFormats.select(file.getFileName().toString(), bytes).orElseThrow();
        for (ParsedRecord record : Rendering.records(format, bytes)) {
            if (record instanceof GameRecord game && isAnyGame(game)) {
                String line = JsonlWriter.line(line(game));

                GameRecord again = read(line);

                assertThat(line(again)).isEqualTo(line(game));
                if (format.id().equals(JsonlFormat.ID)) {
                    assertThat(again.moves().codes()).isEqualTo(game.moves().codes());
                }
                assertThat(JsonlWriter.line(line(again))).isEqualTo(line);
            }
        }
    }

    @Test
    void aLineHoldsWhatIsNotEmpty() {
        assertThat(JsonlWriter.line(new GameLine(NOTHING, "", List.of("炮二平五", "h9g7"), 0, "")))
                .isEqualTo("{\"moves\":[\"炮二平五\",\"h9g7\"]}\n");
    }

    @Test
    void lineEndsAndQuotesStayWithinTheLine() {
        String line = JsonlWriter.line(new GameLine(NOTHING, "", List.of("h2e2"), 0, "h2e2 {\"a\"\r\nb}"));

        assertThat(line.strip()).doesNotContain("\n", "\r");
        assertThat(read(line).movetext()).isEqualTo("h2e2 {\"a\"\r\nb}");
    }

    /** A record with a title and nothing else is no game to this format, nor one whose moves nobody can read. */
    private static boolean isAnyGame(GameRecord game) {
        MoveList moves = game.moves();
        boolean readable = moves.size() == 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            readable |= moves.code(ply) != 0;
        }
        return readable && (moves.size() > 0 || !game.startFen().isEmpty());
    }

    private static GameLine line(GameRecord game) {
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < game.moves().size(); ply++) {
            moves.add(game.moves().text(ply));
        }
        return new GameLine(game.header(), game.startFen(), moves, game.variations(), game.movetext());
    }

    private static GameRecord read(String line) {
        try {
            List<ParsedRecord> records = Rendering.records(new JsonlFormat(), line.getBytes(StandardCharsets.UTF_8));
            return (GameRecord) Optional.of(records)
                    .filter(all -> all.size() == 1)
                    .orElseThrow()
                    .get(0);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
