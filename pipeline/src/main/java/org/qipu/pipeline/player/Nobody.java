package org.qipu.pipeline.player;

import java.util.Locale;
import java.util.Set;
import org.qipu.parsers.title.StatedPlayers;

/** What stands in a field for a name that is not known. */
public final class Nobody {
    private static final Set<String> WORDS = Set.of(
            "",
            "?",
            "??",
            "-",
            ".",
            "*",
            "n/a",
            "unknown",
            "anonymous",
            "red",
            "black",
            "white",
            "未知",
            "不详",
            "不詳",
            "佚名",
            "无名",
            "無名",
            "红方",
            "紅方",
            "黑方",
            "红",
            "紅",
            "黑");

    /** Every word for it in Chinese has up to two characters. */
    private static final int LONGEST_CHINESE = 2;

    private Nobody() {}

    /** Whether a folded name, in lower case and without blanks, is a word for nobody. */
    public static boolean is(String folded) {
        return WORDS.contains(folded);
    }

    /** Whether a field as written names nobody. */
    public static boolean isNamedBy(String stated) {
        boolean plain =
                stated.length() > LONGEST_CHINESE && stated.chars().allMatch(c -> c >= '\u4E00' && c <= '\u9FFF');
        return !plain && is(StatedPlayers.clean(stated).replace(" ", "").toLowerCase(Locale.ROOT));
    }
}
