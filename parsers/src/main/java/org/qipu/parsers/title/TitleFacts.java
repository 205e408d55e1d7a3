package org.qipu.parsers.title;

import java.util.Optional;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.TitleResult;

/**
 * What a title, or the name of a file without folder and extension, says about its game. Each value only where it is sure:
 * texts as written and empty, or {@link PlayerText#NONE} and {@link GameResult#UNKNOWN}, where it is not.
 *
 * @param red Red
 * @param black Black
 * @param result the result
 * @param matched the words that state the result, empty without any
 * @param date the date, for {@link org.qipu.parsers.record.DateText}
 * @param round the round, as 第三轮
 * @param event the event
 */
public record TitleFacts(
        PlayerText red, PlayerText black, GameResult result, String matched, String date, String round, String event) {
    /** Nothing is sure. */
    public static final TitleFacts NONE =
            new TitleFacts(PlayerText.NONE, PlayerText.NONE, GameResult.UNKNOWN, "", "", "", "");

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
        TitleFacts game = game(title, spaced, stated);
        return new TitleFacts(
                game.red,
                game.black,
                game.result,
                game.matched,
                TitleDate.of(spaced, plain),
                TitleWords.round(spaced, plain),
                TitleWords.event(spaced, plain, stated));
    }

    /** Of what is sure of a title, the players and the result only. */
    public static TitleFacts ofGame(String title) {
        if (title.length() > MAX_TITLE || !mayState(title)) {
            return NONE;
        }
        String spaced = title.replace('_', ' ');
        return game(title, spaced, Statement.of(spaced, PlainText.of(spaced)));
    }

    /** Of what is sure of a title, the date only. */
    public static String dateOf(String title) {
        return title.length() > MAX_TITLE ? "" : TitleDate.of(title, PlainText.of(title));
    }

    private static TitleFacts game(String title, String spaced, Statement stated) {
        Optional<TitleResult> words = stated.result() == GameResult.UNKNOWN ? TitleResult.of(title) : Optional.empty();
        String matched = spaced.substring(stated.start(), stated.end()).strip();
        return new TitleFacts(
                stated.red(),
                stated.black(),
                words.map(TitleResult::result).orElse(stated.result()),
                words.map(TitleResult::matched).orElse(stated.result() == GameResult.UNKNOWN ? "" : matched),
                "",
                "",
                "");
    }

    /** Whether a title holds what a round cannot be named without. */
    public static boolean mayNameRound(String title) {
        return TitleWords.mayNameRound(title);
    }

    /** Whether both players are named. */
    public boolean namesBoth() {
        return red != PlayerText.NONE && black != PlayerText.NONE;
    }

    /** Whether a character stands in a title without which no statement is made. */
    private static boolean mayState(String plain) {
        for (int i = 0; i < plain.length(); i++) {
            switch (plain.charAt(i)) {
                case '胜', '勝', '负', '負', '和', '先', '红', '紅', '黑' -> {
                    return true;
                }
                case 's', 'S', 'ｓ', 'Ｓ' -> {
                    if (i > 0 && "vVｖＶ".indexOf(plain.charAt(i - 1)) >= 0) {
                        return true;
                    }
                }
                default -> {}
            }
        }
        return false;
    }
}
