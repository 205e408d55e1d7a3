package org.qipu.parsers.record;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the title of an event or a game says about the result, where this is sure. Names of cups and of players hold the
 * same characters (和平杯, 蔣全勝), so a bare 和 or 勝 is no statement. Sure are:
 *
 * <ul>
 *   <li>先胜, 先负, 先和, also with 红 before it, unless the character before makes 先 part of another word (让先, 争先);
 *   <li>胜, 负 or 和, with or without 红 or 先, between two dashes, as a word of its own between spaces (和 only when no
 *       competition is named after it, as two teams may be joined by it), or in parentheses (胜 and 负 without 红 or 先
 *       only between two names, of which the second is not said to have moved first: 甲后手(胜) and 甲(胜) 乙(先) are no
 *       wins for Red); 黑胜 and 黑负 in parentheses;
 *   <li>two names of two or three characters joined by one of them behind a date of eight digits, at the title's end.
 * </ul>
 *
 * Where the record names its players, a title that joins just these two names by 胜, 负 or 和 is sure as well.
 *
 * <p>All are from Red's view but those that name Black. A title with statements that differ is not sure.
 *
 * @param result the result that the title states
 * @param red Red's name, empty where the title does not tell it for sure
 * @param black Black's name, likewise
 * @param matched the words that state it
 */
public record TitleResult(GameResult result, String red, String black, String matched) {
    private static final Pattern WORDS =
            Pattern.compile("(?<![让讓得爭争夺奪领領抢搶优優占佔率首预預祖事当當手])[红紅]?先(?<a>[胜勝负負和])(?![平谐諧睦气氣棋])"
                    + "|[(（](?:[红紅]先?|先)?(?<f>和)[)）]|[(（](?:[红紅]先?|先)(?<b>[胜勝负負])[)）]"
                    + "|[(（]黑方?(?<g>[胜勝负負])[)）]"
                    + "|[(（](?<e>[胜勝负負])[)）](?=\\s*\\p{L})(?!.*[(（][红紅]?先)"
                    + "|[-－—]\\s*[红紅]?先?(?<c>[胜勝负負和])\\s*[-－—]"
                    + "|(?<=[\\s\u3000])[红紅]?(?<d>[胜勝负負]|和(?!.*[赛賽杯战戰会會]))(?=[\\s\u3000])");

    private static final List<String> OUTCOME_GROUPS = List.of("a", "b", "c", "d", "e", "f");

    /** All that may stand between the beginning of a statement and its outcome, beside spaces. */
    private static final String BEFORE_OUTCOME = "红紅先黑方(（-－—";

    private static final Pattern DATED = Pattern.compile("(?:^|[^0-9])[0-9]{8}(?<pair>\\p{IsHan}{5,7})[^\\p{IsHan}]*$");

    private static final Pattern DASHED =
            Pattern.compile("^\\s*(?<red>[^-－—]+?)\\s*[-－—]\\s*先?[胜勝负負和]\\s*[-－—]\\s*(?<black>[^-－—]+?)\\s*$");

    private static final Pattern SPACES = Pattern.compile("[\\s\u3000]+");

    private static final Pattern JOINT = Pattern.compile("[红紅]?先?([胜勝负負和])");

    /** A longer text is no title. */
    private static final int MAX_TITLE = 500;

    private static final int MIN_NAME = 2;
    private static final int MAX_NAME = 3;

    /** What a title states; empty when nothing is sure. */
    public static Optional<TitleResult> of(String title) {
        int first = title.length() > MAX_TITLE ? -1 : firstOutcome(title);
        if (first < 0) {
            return Optional.empty();
        }
        TitleResult words = byWords(title, first);
        if (words != null) {
            return words.result == GameResult.UNKNOWN ? Optional.empty() : Optional.of(words);
        }
        Matcher dated = DATED.matcher(title);
        return dated.find() ? byPair(dated.group("pair")) : Optional.empty();
    }

    /**
     * What a title states about the game of two players, as {@link #of(String)} and by their names.
     *
     * @param red Red's name as the record gives it, may be empty
     * @param black Black's name, likewise
     */
    public static Optional<TitleResult> of(String title, String red, String black) {
        Optional<TitleResult> stated = of(title);
        return stated.isPresent() || title.length() > MAX_TITLE ? stated : byNames(title, red, black);
    }

    private static Optional<TitleResult> byNames(String title, String red, String black) {
        String joined = SPACES.matcher(title).replaceAll("");
        String first = SPACES.matcher(red).replaceAll("");
        String second = SPACES.matcher(black).replaceAll("");
        int at = first.length() < MIN_NAME || second.length() < MIN_NAME ? -1 : joined.indexOf(first);
        if (at < 0) {
            return Optional.empty();
        }
        Matcher word = JOINT.matcher(joined).region(at + first.length(), joined.length());
        if (!word.lookingAt() || !joined.startsWith(second, word.end())) {
            return Optional.empty();
        }
        String matched = joined.substring(at, word.end() + second.length());
        return Optional.of(new TitleResult(outcome(word.group(1).charAt(0)), red, black, matched));
    }

    /** Index of the first character that may state a result; -1 without any. */
    private static int firstOutcome(String title) {
        for (int i = 0; i < title.length(); i++) {
            if (outcome(title.charAt(i)) != GameResult.UNKNOWN) {
                return i;
            }
        }
        return -1;
    }

    /** The words' result; unknown when they contradict each other, null without any. */
    private static TitleResult byWords(String title, int firstOutcome) {
        int from = firstOutcome;
        while (from > 0 && (isSpace(title.charAt(from - 1)) || BEFORE_OUTCOME.indexOf(title.charAt(from - 1)) >= 0)) {
            from--;
        }
        TitleResult found = null;
        Matcher matcher = WORDS.matcher(title);
        for (boolean more = matcher.find(from); more; more = matcher.find()) {
            GameResult result = outcome(matcher);
            if (found != null && found.result != result) {
                return new TitleResult(GameResult.UNKNOWN, "", "", "");
            }
            found = found == null ? withNames(title, result, matcher.group().strip()) : found;
        }
        return found;
    }

    /** Only what is said of Black is not from Red's view. */
    private static GameResult outcome(Matcher matcher) {
        if (matcher.group("g") != null) {
            boolean blackWon = outcome(matcher.group("g").charAt(0)) == GameResult.RED_WINS;
            return blackWon ? GameResult.BLACK_WINS : GameResult.RED_WINS;
        }
        for (String name : OUTCOME_GROUPS) {
            if (matcher.group(name) != null) {
                return outcome(matcher.group(name).charAt(0));
            }
        }
        throw new IllegalStateException("every alternative has a group");
    }

    private static TitleResult withNames(String title, GameResult result, String matched) {
        Matcher dashed = DASHED.matcher(title);
        return dashed.find()
                ? new TitleResult(result, dashed.group("red"), dashed.group("black"), matched)
                : new TitleResult(result, "", "", matched);
    }

    /** Splits 甲负乙; where several places fit, they have to say the same, and the names stay open. */
    private static Optional<TitleResult> byPair(String pair) {
        TitleResult found = null;
        for (int i = MIN_NAME; i <= Math.min(MAX_NAME, pair.length() - 1 - MIN_NAME); i++) {
            GameResult result = outcome(pair.charAt(i));
            if (result == GameResult.UNKNOWN || pair.length() - 1 - i > MAX_NAME) {
                continue;
            }
            if (found != null && found.result != result) {
                return Optional.empty();
            }
            found = found == null
                    ? new TitleResult(result, pair.substring(0, i), pair.substring(i + 1), pair)
                    : new TitleResult(result, "", "", pair);
        }
        return Optional.ofNullable(found);
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static GameResult outcome(char c) {
        return switch (c) {
            case '胜', '勝' -> GameResult.RED_WINS;
            case '负', '負' -> GameResult.BLACK_WINS;
            case '和' -> GameResult.DRAW;
            default -> GameResult.UNKNOWN;
        };
    }
}
