package org.qipu.parsers.csv;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;

/** What the columns of a table mean, by their names. */
final class CsvColumns {
    private static final int NONE = -1;

    private static final Map<HeaderField, List<String>> HEADER = header();
    private static final List<String> GAME = List.of("gameid", "game", "id");
    private static final List<String> INDEX = List.of("moveindex", "ply", "plyindex", "halfmove", "index");
    private static final List<String> TURN = List.of("turn", "round", "moveno", "movenumber");
    private static final List<String> SIDE = List.of("side", "color", "colour", "player");
    private static final List<String> MOVE = List.of("move", "uci", "iccs", "wxf", "san");
    private static final List<String> MOVES = List.of("moves", "movelist", "pgn");
    private static final List<String> FEN = List.of("startfen", "fen");

    private final List<String> names;
    private final Map<HeaderField, Integer> header = new EnumMap<>(HeaderField.class);
    private final int game;
    private final int index;
    private final int turn;
    private final int side;
    private final int move;
    private final int moves;
    private final int fen;

    CsvColumns(List<String> row) {
        names = row.stream().map(CsvColumns::normal).toList();
        HEADER.forEach((field, wanted) -> header.put(field, find(wanted)));
        game = find(GAME);
        index = find(INDEX);
        side = find(SIDE);
        move = find(MOVE);
        moves = find(MOVES);
        turn = move == NONE || side == NONE ? NONE : find(TURN);
        fen = find(FEN);
    }

    private static Map<HeaderField, List<String>> header() {
        Map<HeaderField, List<String>> columns = new EnumMap<>(HeaderField.class);
        columns.put(HeaderField.EVENT, List.of("event"));
        columns.put(HeaderField.TITLE, List.of("title", "gameid", "game", "id"));
        columns.put(HeaderField.SITE, List.of("site", "place"));
        columns.put(HeaderField.DATE, List.of("date", "gamedatetime", "datetime", "timestamp"));
        columns.put(HeaderField.ROUND, List.of("round"));
        columns.put(HeaderField.RED, List.of("redplayer", "redname", "red", "redid", "white", "whiteplayer"));
        columns.put(HeaderField.BLACK, List.of("blackplayer", "blackname", "black", "blackid"));
        columns.put(HeaderField.RED_TEAM, List.of("redteam"));
        columns.put(HeaderField.BLACK_TEAM, List.of("blackteam"));
        columns.put(HeaderField.RESULT, List.of("result", "outcome", "winner"));
        columns.put(HeaderField.TERMINATION, List.of("gamestatus", "termination", "status"));
        return columns;
    }

    /** Letters and digits of a name, in lower case. */
    private static String normal(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    private int find(List<String> wanted) {
        for (String name : wanted) {
            if (names.contains(name)) {
                return names.indexOf(name);
            }
        }
        return NONE;
    }

    /** Whether rows are plies: they name a game and hold one move. */
    boolean arePlies() {
        return game != NONE && move != NONE;
    }

    /** Whether rows are games: with a list of moves, or at least with a result and a player. */
    boolean areGames() {
        boolean stated = header.get(HeaderField.RESULT) != NONE && header.get(HeaderField.RED) != NONE;
        return !arePlies() && (moves != NONE || stated);
    }

    /** Number of the last column that a row of plies needs, counted from 0. */
    int lastNeeded() {
        return Math.max(game, move);
    }

    String game(List<String> row) {
        return value(row, game);
    }

    String move(List<String> row) {
        return value(row, move);
    }

    String moves(List<String> row) {
        return value(row, moves);
    }

    String fen(List<String> row) {
        return value(row, fen);
    }

    /**
     * The number of a ply as the row gives it, from 0 or 1; or -1 when the table numbers nothing, so that the order of the
     * rows counts. A round and a side are taken together.
     */
    int ply(List<String> row) {
        if (index != NONE) {
            return number(value(row, index));
        }
        int round = number(value(row, turn));
        if (round < 1) {
            return NONE;
        }
        String mover = value(row, side).toLowerCase(Locale.ROOT);
        return 2 * (round - 1) + (mover.startsWith("b") || mover.startsWith("黑") ? 1 : 0);
    }

    private static int number(String text) {
        boolean digits = !text.isEmpty() && text.length() <= 6 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Integer.parseInt(text) : NONE;
    }

    HeaderFields fields(List<String> row) {
        HeaderFields fields = new HeaderFields();
        header.forEach((field, column) -> fields.put(field, value(row, column)));
        return fields;
    }

    private static String value(List<String> row, int column) {
        return column == NONE || column >= row.size() ? "" : row.get(column);
    }
}
