package org.qipu.pipeline.standings;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The number of a round as archives write it: {@code 3}, {@code 3.1} (round and board), 第三轮, 第03輪, Round 3. */
public final class RoundNumber {
    /** No round, or none that can be told. */
    public static final int NONE = 0;

    private static final String CHINESE = "一二三四五六七八九";
    private static final Pattern DIGITS =
            Pattern.compile("(?:第|[Rr](?:ound|d)?)?[ .]*(\\d{1,2})(?:\\.\\d{1,3})?[ ]*(?:[轮輪].*)?");
    private static final Pattern CHINESE_DIGITS = Pattern.compile("第?([一二三四五六七八九]?十?[一二三四五六七八九]?)[轮輪].*");

    private RoundNumber() {}

    /** The number of a round as written, from 1; {@link #NONE} when it cannot be told. */
    public static int of(String written) {
        String text = Normalizer.normalize(written, Normalizer.Form.NFKC).strip();
        Matcher digits = DIGITS.matcher(text);
        if (digits.matches()) {
            return Integer.parseInt(digits.group(1));
        }
        Matcher chinese = CHINESE_DIGITS.matcher(text);
        return chinese.matches() ? chinese(chinese.group(1)) : NONE;
    }

    private static int chinese(String text) {
        int ten = text.indexOf('十');
        if (ten < 0) {
            return text.length() == 1 ? CHINESE.indexOf(text) + 1 : NONE;
        }
        int tens = ten == 0 ? 1 : CHINESE.indexOf(text.charAt(0)) + 1;
        int ones = ten == text.length() - 1 ? 0 : CHINESE.indexOf(text.charAt(ten + 1)) + 1;
        return 10 * tens + ones;
    }
}
