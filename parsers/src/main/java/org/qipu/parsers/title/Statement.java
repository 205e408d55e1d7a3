package org.qipu.parsers.title;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qipu.parsers.record.GameResult;

/**
 * The players that a title names, and the result that it states of their game.
 *
 * @param red Red, {@link PlayerText#NONE} where not sure
 * @param black Black, likewise
 * @param result the result, unknown where not stated
 * @param start index of the first character
 * @param end index after the last one
 */
record Statement(PlayerText red, PlayerText black, GameResult result, int start, int end) {
    /** Nothing is stated. */
    static final Statement NONE = new Statement(PlayerText.NONE, PlayerText.NONE, GameResult.UNKNOWN, 0, 0);

    /** 先胜 with or without 红, and not part of another word as in 让先. */
    private static final Pattern FIRST =
            Pattern.compile("(?<![让得爭争夺奪領领抢搶优優占佔率首预預祖事当當手])(?<red>红?)先手? ?(?<outcome>[胜负和])(?![平谐諧睦气氣棋])");

    private static final Pattern ALONE =
            Pattern.compile("(?<=[ ])红?(?<outcome>[胜负]|和(?!.*[杯赛戰战會会]))(?=[ ])|(?<=-) ?红?(?<dashed>[胜负和]) ?(?=-)");

    private static final Pattern DASHED = Pattern.compile(
            "^ *(?:[0-9]{1,4} ?[-.、 ] ?)?(?<red>[^-]{1,20}?) ?- ?红?先?(?<outcome>[胜负和]) ?- ?(?<black>[^-]{1,20}?) *$");

    private static final Pattern VERSUS = Pattern.compile(" ?(?i:vs)\\.? ?");

    private static final Pattern MOVED_FIRST = Pattern.compile("(?<hand>先|后)手(?<how>\\p{IsHan}{1,8}?)(?<outcome>[胜负])");

    /** 甲先乙胜: the outcome is that of the second. */
    private static final Pattern SPLIT =
            Pattern.compile("(?<=\\p{IsHan}{2})先(?<second>\\p{IsHan}{2,8})(?<outcome>[胜负和])(?!\\p{IsHan})");

    private static final Pattern DATED = Pattern.compile("(?<![0-9])[0-9]{8}(?<pair>\\p{IsHan}{5,7})(?!\\p{IsHan})");

    private static final int DATE_DIGITS = 8;
    private static final int MIN_NAME = 2;
    private static final int MAX_NAME = 3;

    /** What a title states. What cannot be there, for want of a character, is not looked for. */
    static Statement of(String title, String plain) {
        Operand operand = new Operand(title, plain);
        boolean first = plain.indexOf('先') >= 0;
        boolean dashes = plain.indexOf('-') >= 0;
        Statement stated = dashes ? dashed(title, plain) : NONE;
        stated = stated == NONE ? Marked.of(plain, operand) : stated;
        stated = stated == NONE && first ? joined(FIRST, plain, operand) : stated;
        stated = stated == NONE && (dashes || plain.indexOf(' ') >= 0) ? joined(ALONE, plain, operand) : stated;
        stated = stated == NONE && hasDigits(plain) ? dated(title, plain) : stated;
        stated = stated == NONE && first ? split(title, plain, operand) : stated;
        stated = stated == NONE && plain.indexOf('手') > 0 ? movedFirst(plain, operand) : stated;
        return stated == NONE && (plain.indexOf('s') > 0 || plain.indexOf('S') > 0) ? versus(plain, operand) : stated;
    }

    private static boolean hasDigits(String plain) {
        int digits = 0;
        for (int i = 0; i < plain.length() && digits < DATE_DIGITS; i++) {
            digits = Han.isDigit(plain.charAt(i)) ? digits + 1 : 0;
        }
        return digits == DATE_DIGITS;
    }

    /** Whether both players are named. */
    boolean namesBoth() {
        return red != PlayerText.NONE && black != PlayerText.NONE;
    }

    /** The statement when it names someone, else nothing. */
    static Statement named(PlayerText red, PlayerText black, GameResult result, Matcher where) {
        boolean one = !red.equals(black) && (red != PlayerText.NONE || black != PlayerText.NONE);
        return one ? new Statement(red, black, result, where.start(), where.end()) : NONE;
    }

    private static Statement joined(Pattern pattern, String plain, Operand operand) {
        Matcher word = pattern.matcher(plain);
        Statement found = NONE;
        while (word.find()) {
            GameResult result = outcome(outcomeOf(word));
            PlayerText red = redBefore(word, plain, operand);
            boolean pairs = operand.isOfPairs(word.start(), word.end());
            Statement next = pairs ? NONE : named(red, operand.after(word.end(), red), result, word);
            if (found != NONE && next != NONE) {
                return NONE; // two games in one title
            }
            found = next == NONE || !next.namesBoth() ? found : next;
        }
        return found;
    }

    /** 甲-胜-乙 as a whole title, where any name is sure. */
    private static Statement dashed(String title, String plain) {
        Matcher word = DASHED.matcher(plain);
        if (!word.find()) {
            return NONE;
        }
        PlayerText red = PlayerText.of(title.substring(word.start("red"), word.end("red")));
        PlayerText black = PlayerText.of(title.substring(word.start("black"), word.end("black")));
        boolean names = Names.isNoTerm(red.name()) && Names.isNoTerm(black.name());
        return names ? named(red, black, outcome(word.group("outcome").charAt(0)), word) : NONE;
    }

    private static char outcomeOf(Matcher word) {
        String outcome = word.group("outcome");
        return (outcome == null ? word.group(word.groupCount()) : outcome).charAt(0);
    }

    /** 红 that is glued to a name may be its last character; then the name is not sure. */
    private static PlayerText redBefore(Matcher word, String plain, Operand operand) {
        PlayerText player = operand.before(word.start());
        boolean glued = word.start() > 0 && plain.charAt(word.start()) == '红' && Han.is(plain.charAt(word.start() - 1));
        if (!glued) {
            return player;
        }
        PlayerText longer = operand.before(word.start() + 1);
        boolean open = longer != PlayerText.NONE && longer.name().length() <= MAX_NAME;
        return open ? PlayerText.NONE : player;
    }

    /** Splits 甲负乙 behind a date of eight digits, when one place only splits it into two names. */
    private static Statement dated(String title, String plain) {
        Matcher dated = DATED.matcher(plain);
        if (!dated.find()) {
            return NONE;
        }
        Statement found = NONE;
        int start = dated.start("pair");
        int end = dated.end();
        for (int i = start + MIN_NAME; i <= Math.min(start + MAX_NAME, end - 1 - MIN_NAME); i++) {
            boolean splits = outcome(plain.charAt(i)) != GameResult.UNKNOWN && end - i - 1 <= MAX_NAME;
            if (!splits) {
                continue;
            }
            String red = title.substring(start, i);
            String black = title.substring(i + 1, end);
            if (found != NONE || !Names.isName(red) || !Names.isName(black)) {
                return NONE;
            }
            found = new Statement(
                    new PlayerText(red, "", red),
                    new PlayerText(black, "", black),
                    outcome(plain.charAt(i)),
                    start,
                    end);
        }
        return found;
    }

    private static Statement split(String title, String plain, Operand operand) {
        Matcher word = SPLIT.matcher(plain);
        if (!word.find() || outcome(plain.charAt(word.start("second"))) != GameResult.UNKNOWN) {
            return NONE;
        }
        PlayerText red = operand.before(word.start());
        PlayerText black = Operand.word(title.substring(word.start("second"), word.end("second")));
        boolean sure = red != PlayerText.NONE && black != PlayerText.NONE;
        return sure ? named(red, black, outcome(word.group("outcome").charAt(0)).mirrored(), word) : NONE;
    }

    private static Statement movedFirst(String plain, Operand operand) {
        Matcher word = MOVED_FIRST.matcher(plain);
        if (!word.find()) {
            return NONE;
        }
        GameResult result = outcome(word.group("outcome").charAt(0));
        PlayerText mover = operand.before(word.start());
        PlayerText other = operand.after(word.end(), mover);
        boolean first = word.group("hand").equals("先");
        boolean sure = mover != PlayerText.NONE && other != PlayerText.NONE;
        return !sure ? NONE : first ? named(mover, other, result, word) : named(other, mover, result.mirrored(), word);
    }

    private static Statement versus(String plain, Operand operand) {
        Matcher word = VERSUS.matcher(plain);
        if (!word.find()) {
            return NONE;
        }
        PlayerText red = operand.before(word.start());
        PlayerText black = operand.after(word.end(), red);
        boolean sure = red != PlayerText.NONE && black != PlayerText.NONE;
        Statement stated = sure ? named(red, black, GameResult.UNKNOWN, word) : NONE;
        return word.find() ? NONE : stated; // not of a game what names three
    }

    /** The result that a plain 胜, 负 or 和 means for the one it is said of, were he Red. */
    static GameResult outcome(char c) {
        return switch (c) {
            case '胜' -> GameResult.RED_WINS;
            case '负' -> GameResult.BLACK_WINS;
            case '和' -> GameResult.DRAW;
            default -> GameResult.UNKNOWN;
        };
    }
}
