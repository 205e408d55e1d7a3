package org.qipu.pipeline.export;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.qipu.parsers.jsonl.GameLine;
import org.qipu.parsers.jsonl.JsonlWriter;
import org.qipu.parsers.record.GameHeader;
import org.qipu.rules.board.Fen;

/** Games as JSON lines: what the record states, the moves that could be replayed in ICCS, the others as written. */
final class GamesJsonl {
    private GamesJsonl() {}

    /** The line of a row of {@code games}; one without moves states the initial position, since a line needs one or the other. */
    static String text(Row game) {
        String start = text(game, "start_fen");
        String fen = start.equals(Fen.INITIAL) ? "" : start;
        List<String> moves = Stream.of("moves", "unreplayed")
                .flatMap(column -> Arrays.stream(text(game, column).split(" ")))
                .filter(move -> !move.isEmpty())
                .toList();
        boolean empty = fen.isEmpty() && moves.isEmpty();
        int variations = game.getAs("variations");
        return JsonlWriter.line(
                new GameLine(header(game), empty ? Fen.INITIAL : fen, moves, variations, text(game, "movetext")));
    }

    private static GameHeader header(Row game) {
        return new GameHeader(
                text(game, "event"),
                text(game, "title"),
                text(game, "site"),
                text(game, "date_text"),
                text(game, "round"),
                text(game, "red_text"),
                text(game, "black_text"),
                text(game, "red_team"),
                text(game, "black_team"),
                text(game, "result_text"),
                "",
                text(game, "termination"),
                "");
    }

    private static String text(Row game, String column) {
        String text = game.getAs(column);
        return text == null ? "" : text;
    }
}
