package org.qipu.parsers.pgn;

import java.util.Locale;
import java.util.Map;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.notation.MoveWriter;

/**
 * Writes games as PGN that {@link PgnFormat} reads back as the same game: tags, start position and moves. For one thread.
 *
 * <p>A value that holds line ends, which a tag cannot, has spaces in their place.
 */
public final class PgnWriter {
    /** How moves are written. */
    public enum Notation {
        /** Coordinates, {@code H2-E2}. */
        ICCS("ICCS"),
        /** Chinese, {@code 炮二平五}; Black's numbers are full-width. */
        CHINESE("Chinese");

        private final String format;

        Notation(String format) {
            this.format = format;
        }
    }

    private static final int LINE = 80;
    private static final String STARTING_FEN = Fen.write(Position.initial());

    private final Notation notation;
    private final MoveWriter writer = new MoveWriter();
    private final StringBuilder move = new StringBuilder();

    /** A writer of moves in a notation. */
    public PgnWriter(Notation notation) {
        this.notation = notation;
    }

    /**
     * Appends a game.
     *
     * @param tags names and values in the order in which they are written, {@code Result} among them; empty values are left
     *     out
     * @param start the position with which the moves begin
     * @param moves packed moves, all legal one after the other
     * @param unplayed what follows the moves and is no legal move, written as a comment; may be empty
     * @param out receives the text, with an empty line at its end
     */
    public void write(Map<String, String> tags, Setup start, int[] moves, String unplayed, StringBuilder out) {
        tag("Game", "Chinese Chess", out);
        tags.forEach((name, value) -> tag(name, value, out));
        tag("Format", notation.format, out);
        Position position = Position.of(start);
        if (!Fen.write(position).equals(STARTING_FEN)) {
            tag("FEN", Fen.write(position), out);
        }
        out.append('\n');
        int line = out.length();
        int offset = start.sideToMove();
        for (int ply = 0; ply < moves.length; ply++) {
            int turn = ply + offset;
            String number = turn % 2 == 0 ? turn / 2 + 1 + ". " : ply == 0 ? turn / 2 + 1 + "... " : "";
            line = word(number + text(position, moves[ply]), line, out);
            position.make(moves[ply]);
        }
        if (!unplayed.isEmpty()) {
            line = word("{" + unplayed.replace('}', ')').replace('\n', ' ') + "}", line, out);
        }
        word(tags.getOrDefault("Result", "*"), line, out);
        out.append("\n\n");
    }

    private String text(Position position, int packed) {
        move.setLength(0);
        switch (notation) {
            case ICCS -> {
                Moves.appendIccs(packed, move);
                return move.substring(0, 2).toUpperCase(Locale.ROOT) + "-"
                        + move.substring(2).toUpperCase(Locale.ROOT);
            }
            case CHINESE -> writer.chinese(position, packed, MoveWriter.BlackDigits.FULL_WIDTH, move);
        }
        return move.toString();
    }

    /** Appends a word and what parts it from the one before; the index at which its line begins. */
    private static int word(String word, int line, StringBuilder out) {
        if (out.length() == line) {
            out.append(word);
            return line;
        }
        boolean fits = out.length() - line + 1 + word.length() <= LINE;
        out.append(fits ? ' ' : '\n').append(word);
        return fits ? line : out.length() - word.length();
    }

    private static void tag(String name, String value, StringBuilder out) {
        if (!value.isEmpty()) {
            String plain = value.replaceAll("[\\r\\n\\u0085\\u2028\\u2029]+", " ")
                    .replace("\\", "\\\\")
                    .replace("\"", "\\\"");
            out.append('[').append(name).append(" \"").append(plain).append("\"]\n");
        }
    }
}
