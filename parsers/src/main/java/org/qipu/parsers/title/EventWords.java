package org.qipu.parsers.title;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words in the title of an event that tell where its name ends, which stage it is at, and which board is meant. */
final class EventWords {
    private static final Pattern STAGE =
            Pattern.compile("第?[一二三四五六1-6]阶段|(?:半|四分之一|八分之一|1/4|冠军|季军|名次|总)?决赛|[预复初加]赛|附加赛|小组赛|淘汰赛|第?[一二三四五六七八九1-9]站");

    private static final Pattern BOARD = Pattern.compile("第 ?(?<number>[0-9]{1,2}|[一二三四五六七八九十]{1,3}) ?[台桌枱檯]"
            + "|(?<![a-z])[mw]?r[0-9]{1,2}t(?<code>[0-9]{1,2})(?![a-z0-9])");

    /** What belongs to a name behind its last word. */
    private static final Pattern SUFFIX = Pattern.compile("(?:[男女]子|(?:男女)?混双|个人|团体)*(?:[男女]?子?[甲乙丙丁a-d]?组[a-d]?)?");

    private static final String NOT_AFTER_NAME = "队区场";

    private EventWords() {}

    /** Index after the last name of a competition in a part of a text; -1 without any. */
    static int endOfName(String plain, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            boolean place = i + 1 < to && NOT_AFTER_NAME.indexOf(plain.charAt(i + 1)) >= 0;
            if (!place && endsName(plain.charAt(i), plain.charAt(i - 1))) {
                Matcher suffix = SUFFIX.matcher(plain).region(i + 1, to);
                return suffix.lookingAt() ? suffix.end() : i + 1;
            }
        }
        return -1;
    }

    private static boolean endsName(char last, char before) {
        return switch (last) {
            case '赛', '杯' -> true;
            case '会' -> before == '运' || before == '动' || before == '大' || before == '室';
            case '战' -> "会霸人台抗王".indexOf(before) >= 0;
            case '甲' -> before == '象';
            case '联' -> before == '甲' || before == '乙';
            default -> false;
        };
    }

    /** The stage that a title names, as written; empty without any. */
    static String stage(FoldedTitle title) {
        if (!mayHaveStage(title.plain())) {
            return "";
        }
        Matcher stage = STAGE.matcher(title.plain());
        return stage.find() ? title.written(stage.start(), stage.end()) : "";
    }

    private static boolean mayHaveStage(String plain) {
        for (int i = 1; i < plain.length(); i++) {
            switch (plain.charAt(i)) {
                case '赛' -> {
                    if ("决预复初加组汰".indexOf(plain.charAt(i - 1)) >= 0) {
                        return true;
                    }
                }
                case '段', '站' -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }

    /** A name without its stage; of 个人决赛 the competition stays. */
    static String withoutStage(String plain) {
        Matcher stage = mayHaveStage(plain) ? STAGE.matcher(plain) : null;
        if (stage == null || !stage.find()) {
            return plain;
        }
        String before = plain.substring(0, stage.start());
        boolean ended = before.isEmpty() || "赛杯会".indexOf(before.charAt(before.length() - 1)) >= 0;
        return before + (ended || !stage.group().endsWith("赛") ? "" : "赛") + plain.substring(stage.end());
    }

    /** The number of the board that a title names; 0 without any. */
    static int board(String plain) {
        boolean may =
                plain.indexOf('台') > 0 || plain.indexOf('桌') > 0 || plain.indexOf('枱') > 0 || plain.indexOf('t') > 0;
        Matcher board = may ? BOARD.matcher(plain) : null;
        if (board == null || !board.find()) {
            return 0;
        }
        String digits = board.group("number") == null ? board.group("code") : board.group("number");
        return Math.max(0, EventYear.number(digits));
    }
}
