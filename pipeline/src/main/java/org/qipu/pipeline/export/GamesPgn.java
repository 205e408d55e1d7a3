package org.qipu.pipeline.export;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.qipu.parsers.pgn.PgnWriter;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** Games as PGN: what the record states in tags, the moves that could be replayed, and the others as a comment. */
final class GamesPgn {
    /** Columns of {@code games} by the tag they are written in. */
    private static final Map<String, String> TAGS = tags();

    private final PgnWriter writer;

    GamesPgn(PgnWriter.Notation notation) {
        this.writer = new PgnWriter(notation);
    }

    /** The text of a row of {@code games}; empty when its start position could not be read, so that it has no moves. */
    String text(Row game) {
        if (!(Fen.parse(game.getAs("start_fen")) instanceof Fen.Read read)) {
            return "";
        }
        Map<String, String> tags = new LinkedHashMap<>();
        TAGS.forEach((tag, column) -> {
            String value = game.getAs(column);
            tags.put(tag, value == null ? "" : value);
        });
        String unreplayed = game.getAs("unreplayed");
        StringBuilder out = new StringBuilder();
        Setup start = read.setup();
        writer.write(tags, start, moves(start, game.getAs("moves")), unreplayed == null ? "" : unreplayed, out);
        return out.toString();
    }

    private static int[] moves(Setup start, String iccs) {
        if (iccs.isEmpty()) {
            return new int[0];
        }
        Position position = Position.of(start);
        String[] texts = iccs.split(" ");
        int[] moves = new int[texts.length];
        for (int ply = 0; ply < moves.length; ply++) {
            int from = square(texts[ply], 0);
            int to = square(texts[ply], 2);
            moves[ply] = Moves.of(from, to, position.pieceAt(from), position.pieceAt(to));
            position.make(moves[ply]);
        }
        return moves;
    }

    private static int square(String iccs, int at) {
        return Squares.of(iccs.charAt(at) - 'a', iccs.charAt(at + 1) - '0');
    }

    private static Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "event");
        tags.put("Site", "site");
        tags.put("Date", "date_text");
        tags.put("Round", "round");
        tags.put("RedTeam", "red_team");
        tags.put("Red", "red_text");
        tags.put("BlackTeam", "black_team");
        tags.put("Black", "black_text");
        tags.put("Result", "result");
        tags.put("Termination", "termination");
        return tags;
    }
}
