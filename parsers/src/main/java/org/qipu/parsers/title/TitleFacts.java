package org.qipu.parsers.title;

import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.TitleResult;

/**
 * What a title, or the name of a file without folder and extension, says about its game. Each value only where it is sure:
 * texts as written and empty, or {@link PlayerText#NONE} and {@link GameResult#UNKNOWN}, where it is not.
 *
 * @param red Red
 * @param black Black
 * @param result the result
 * @param date the date, for {@link org.qipu.parsers.record.DateText}
 * @param round the round, as 第三轮
 * @param event the event
 */
public record TitleFacts(
        PlayerText red, PlayerText black, GameResult result, String date, String round, String event) {
    /** Nothing is sure. */
    public static final TitleFacts NONE =
            new TitleFacts(PlayerText.NONE, PlayerText.NONE, GameResult.UNKNOWN, "", "", "");

    /** A longer text is no title. */
    private static final int MAX_TITLE = 300;

    /** What is sure of a title. */
    public static TitleFacts of(String title) {
        if (title.isEmpty() || title.length() > MAX_TITLE) {
            return NONE;
        }
        String spaced = title.replace('_', ' ');
        String plain = PlainText.of(spaced);
        Statement stated = mayState(plain) ? Statement.of(spaced, plain) : Statement.NONE;
        return new TitleFacts(
                stated.red(),
                stated.black(),
                result(stated, title),
                TitleDate.of(spaced, plain),
                TitleWords.round(spaced, plain),
                TitleWords.event(spaced, plain, stated));
    }

    /** Whether both players are named. */
    public boolean namesBoth() {
        return red != PlayerText.NONE && black != PlayerText.NONE;
    }

    private static GameResult result(Statement stated, String title) {
        return stated == Statement.NONE || stated.result() == GameResult.UNKNOWN
                ? TitleResult.of(title).map(TitleResult::result).orElse(GameResult.UNKNOWN)
                : stated.result();
    }

    /** Whether a character stands in a title without which no statement is made. */
    private static boolean mayState(String plain) {
        for (int i = 0; i < plain.length(); i++) {
            switch (plain.charAt(i)) {
                case '胜', '负', '和', '先', '红', '黑' -> {
                    return true;
                }
                case 's', 'S' -> {
                    if (i > 0 && (plain.charAt(i - 1) | 0x20) == 'v') {
                        return true;
                    }
                }
                default -> {}
            }
        }
        return false;
    }
}
