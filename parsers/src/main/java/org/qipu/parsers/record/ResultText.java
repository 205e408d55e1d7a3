package org.qipu.parsers.record;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Reads a result in the spellings that archives use. A spelling of one side's outcome is meant from Red's view: 先负, as
 * 红先负, is a win for Black.
 */
public final class ResultText {
    /** Longest spelling, in characters after {@link #normal}. */
    private static final int MAX_LENGTH = 24;

    private static final Map<String, GameResult> SPELLINGS = spellings();

    private ResultText() {}

    /**
     * The result that a text states; {@link GameResult#UNKNOWN} for an empty text, for one that says unknown, and for one
     * that is no spelling of a result. What follows a result in parentheses, as in {@code 1-0 (resign)}, is its reason.
     */
    public static GameResult of(String text) {
        GameResult result = SPELLINGS.get(normal(text));
        if (result == null) {
            int reason = Math.max(text.indexOf('('), text.indexOf('（'));
            result = reason > 0 ? SPELLINGS.get(normal(text.substring(0, reason))) : null;
        }
        return result == null ? GameResult.UNKNOWN : result;
    }

    /** Whether a text is a spelling of a result, the unknown one among them. */
    public static boolean isResult(String text) {
        return text.length() <= MAX_LENGTH && SPELLINGS.containsKey(normal(text));
    }

    /** Half-width, lower case, simplified, without blanks and with one kind of dash. */
    private static String normal(String text) {
        StringBuilder out = new StringBuilder(Math.min(text.length(), MAX_LENGTH));
        for (int i = 0; i < text.length() && out.length() < MAX_LENGTH; i++) {
            char c = text.charAt(i);
            char half = c > '\uFF00' && c < '\uFF5F' ? (char) (c - 0xFEE0) : c;
            if (!Character.isWhitespace(half) && half != '\u00A0') {
                out.append(plain(half));
            }
        }
        return out.toString().toLowerCase(Locale.ROOT);
    }

    private static char plain(char c) {
        return switch (c) {
            case '–', '—', '‐', '‑', '−', '－', ':', '∶' -> '-';
            case '勝', '贏', '赢' -> '胜';
            case '負', '輸', '输' -> '负';
            case '紅' -> '红';
            case '棄' -> '弃';
            case '認' -> '认';
            case '結' -> '结';
            default -> c;
        };
    }

    private static Map<String, GameResult> spellings() {
        Map<String, GameResult> map = new HashMap<>();
        put(map, GameResult.RED_WINS, "1-0 1-0. 2-0 1.0 红胜 红方胜 红先胜 先胜 先手胜 胜 黑负 黑方负 黑认负 后负 w win red redwins red_wins");
        put(map, GameResult.RED_WINS, "red-wins redwon whitewins 红胜黑负 红胜。 1-0+");
        put(map, GameResult.BLACK_WINS, "0-1 0-1. 0-2 -1 -1.0 黑胜 黑方胜 红负 红方负 红认负 红先负 先负 先手负 负 后胜 后手胜 l loss");
        put(map, GameResult.BLACK_WINS, "black blackwins black_wins black-wins blackwon 黑胜红负 黑胜。");
        put(map, GameResult.DRAW, "1/2-1/2 1/2 ½-½ ½ 0.5 0.5-0.5 .5-.5 1-1 = d draw drawn 和 和棋 和局 红先和 先和 先手和 平 平局");
        put(map, GameResult.DRAW, "双方和 双方和棋 握手言和 议和 和棋。 draw_accepted");
        put(map, GameResult.UNKNOWN, "* ? - 未知 不详 未完 未终 无 未结束 多种 unknown none ongoing unfinished");
        return map;
    }

    private static void put(Map<String, GameResult> map, GameResult result, String words) {
        for (String word : words.split(" ")) {
            map.put(word, result);
        }
    }
}
