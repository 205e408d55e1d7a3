package org.qipu.pipeline.player;

import java.util.regex.Pattern;

/** Syllables of Mandarin in Hanyu Pinyin (GB/T 16159) without tones. */
final class Syllables {
    private static final Pattern SYLLABLE = Pattern.compile("(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcswy])?"
            + "(?:iang|iong|uang|ueng|ang|eng|ing|ong|iao|ian|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|üe|ün|a|o|e|i|u|ü|v)"
            + "|er");

    private Syllables() {}

    /** Whether a word in lower case may be one syllable. */
    static boolean isOne(String word) {
        return SYLLABLE.matcher(word).matches();
    }
}
