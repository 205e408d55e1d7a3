package org.qipu.parsers.pgn;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Tells records of other games from records of xiangqi by what their tags state. */
final class Dialects {
    private static final Set<String> XIANGQI = Set.of(
            "xiangqi", "chinesechess", "cchess", "象棋", "中国象棋", "中國象棋", "normal", "standard", "全局", "残局", "殘局", "");

    /** Words of the Game tag that name another game; the tag is free text otherwise. */
    private static final Map<String, String> OTHER_GAMES = Map.of(
            "jieqi",
            "jieqi",
            "揭棋",
            "jieqi",
            "翻翻",
            "jieqi",
            "janggi",
            "janggi",
            "shogi",
            "shogi",
            "banqi",
            "banqi",
            "暗棋",
            "banqi",
            "围棋",
            "go",
            "圍棋",
            "go",
            "国际象棋",
            "standard chess");

    /** Letters of a FEN by the game that alone has them. */
    private static final List<Map.Entry<Character, String>> FOREIGN_PIECES =
            List.of(Map.entry('X', "jieqi"), Map.entry('Q', "standard chess"));

    private Dialects() {}

    /** Name of the other game; empty when the tags say xiangqi or nothing. */
    static String ofTags(Tags tags) {
        String variant = normal(tags.value(Tag.VARIANT));
        if (!XIANGQI.contains(variant)) {
            return tags.value(Tag.VARIANT);
        }
        String game = normal(tags.value(Tag.GAME));
        if (game.equals("chess")) {
            return "standard chess";
        }
        for (Map.Entry<String, String> other : OTHER_GAMES.entrySet()) {
            if (!game.isEmpty() && game.contains(other.getKey())) {
                return other.getValue();
            }
        }
        return ofFen(tags.value(Tag.FEN));
    }

    /** Whether the tags themselves say that the game is xiangqi. */
    static boolean statesXiangqi(Tags tags) {
        String game = normal(tags.value(Tag.GAME));
        return normal(tags.value(Tag.VARIANT)).equals("xiangqi")
                || game.equals("chinesechess")
                || game.equals("xiangqi");
    }

    private static String ofFen(String fen) {
        int space = fen.indexOf(' ');
        String board = (space < 0 ? fen : fen.substring(0, space)).toUpperCase(Locale.ROOT);
        for (Map.Entry<Character, String> piece : FOREIGN_PIECES) {
            if (board.indexOf(piece.getKey()) >= 0) {
                return piece.getValue();
            }
        }
        return "";
    }

    private static String normal(String value) {
        return value.toLowerCase(Locale.ROOT).replace(" ", "").replace("-", "").replace("_", "");
    }
}
