package org.qipu.parsers.title;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qipu.parsers.record.GameResult;

/**
 * Statements in parentheses behind the names: 甲(先胜)乙, 甲(先) 乙(胜), 甲(胜) 乙(先), 甲 乙(先胜), 甲(红先和)乙. Who moved first is
 * Red; an outcome beside 先 is that of Red, one without is that of the player before it.
 */
final class Marked {
    private static final Pattern MARK = Pattern.compile("\\( ?(?<first>红?先手?|红|黑|后手?)? ?(?<outcome>[胜负和])? ?\\)");

    private Marked() {}

    /** What the marks of a title state; {@link Statement#NONE} without any, or when they are not sure. */
    static Statement of(String plain, Operand operand) {
        List<MatchResult> marks = new ArrayList<>(2);
        Matcher matcher = plain.indexOf('(') < 0 ? null : MARK.matcher(plain);
        while (matcher != null && matcher.find()) {
            MatchResult mark = matcher.toMatchResult();
            if (isSecond(mark) && outcome(mark) != GameResult.UNKNOWN) {
                return Statement.NONE; // (黑胜) says who won, or that the one before it did
            }
            if (mark.group(1) != null || mark.group(2) != null) {
                marks.add(mark);
            }
        }
        return switch (marks.size()) {
            case 1 -> one(marks.get(0), operand);
            case 2 -> two(marks.get(0), marks.get(1), operand);
            default -> Statement.NONE;
        };
    }

    private static Statement one(MatchResult mark, Operand operand) {
        PlayerText before = operand.before(mark.start());
        PlayerText after = operand.after(mark.end(), before);
        GameResult outcome = outcome(mark);
        if (before == PlayerText.NONE || operand.isOfPairs(mark.start(), mark.end())) {
            return Statement.NONE;
        }
        if (after != PlayerText.NONE) {
            return isSecond(mark)
                    ? statement(after, before, outcome.mirrored(), mark)
                    : statement(before, after, outcome, mark);
        }
        PlayerText other = operand.before(operand.startBefore(mark.start()));
        boolean team = !other.team().isEmpty() && other.name().length() == 2;
        boolean sure = other != PlayerText.NONE && !team && isFirst(mark);
        return sure ? statement(before, other, outcome, mark) : Statement.NONE;
    }

    private static Statement two(MatchResult first, MatchResult second, Operand operand) {
        PlayerText one = operand.before(first.start());
        PlayerText other = operand.before(second.start());
        if (one == PlayerText.NONE || other == PlayerText.NONE) {
            return Statement.NONE;
        }
        GameResult ofOne = outcome(first);
        GameResult ofOther = outcome(second);
        GameResult result = ofOne == GameResult.UNKNOWN ? ofOther.mirrored() : ofOne;
        boolean agree = ofOne == GameResult.UNKNOWN || ofOther == GameResult.UNKNOWN || ofOne == ofOther.mirrored();
        boolean oneIsRed = isFirst(first) || isSecond(second);
        boolean otherIsRed = isFirst(second) || isSecond(first);
        if (!agree || oneIsRed == otherIsRed) {
            return Statement.NONE;
        }
        return oneIsRed ? statement(one, other, result, first) : statement(other, one, result.mirrored(), first);
    }

    private static Statement statement(PlayerText red, PlayerText black, GameResult result, MatchResult mark) {
        return red.equals(black) ? Statement.NONE : new Statement(red, black, result, mark.start(), mark.end());
    }

    private static GameResult outcome(MatchResult mark) {
        String outcome = mark.group(2);
        return outcome == null ? GameResult.UNKNOWN : Statement.outcome(outcome.charAt(0));
    }

    private static boolean isFirst(MatchResult mark) {
        return mark.group(1) != null && !isSecond(mark);
    }

    private static boolean isSecond(MatchResult mark) {
        return mark.group(1) != null
                && (mark.group(1).startsWith("黑") || mark.group(1).startsWith("后"));
    }
}
