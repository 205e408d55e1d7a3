package org.qipu.pipeline.player;

import com.ibm.icu.text.Transliterator;
import java.text.Normalizer;
import java.util.Locale;

/** How Chinese names sound: Hanyu Pinyin without tones, as ICU reads characters, family names in their own readings. */
final class Pinyin {
    private static final char FIRST_HAN = '\u2E80';

    /** What each character sounds like; null where it was not asked for yet. Threads that meet write the same. */
    private static final String[] FAMILY = new String[Character.MAX_VALUE + 1];

    private static final String[] GIVEN = new String[Character.MAX_VALUE + 1];

    private Pinyin() {}

    /** Loaded when the first name is asked for: reading the rules takes a third of a second. */
    private static final class Rules {
        static final Transliterator FAMILY = Transliterator.getInstance("Han-Latin/Names");
        static final Transliterator GIVEN = Transliterator.getInstance("Han-Latin");
    }

    /** The sound of the character at an index of a name; the character itself where it has none. */
    static String at(String name, int index) {
        char c = name.charAt(index);
        if (c < FIRST_HAN || Character.isSurrogate(c)) {
            return String.valueOf(c);
        }
        String[] known = index == 0 ? FAMILY : GIVEN;
        if (known[c] == null) {
            Transliterator rules = index == 0 ? Rules.FAMILY : Rules.GIVEN;
            known[c] = plain(rules.transliterate(String.valueOf(c)));
        }
        return known[c];
    }

    /** The sound of a whole name, in one word. */
    static String of(String name) {
        StringBuilder sound = new StringBuilder(name.length() * 4);
        for (int i = 0; i < name.length(); i++) {
            sound.append(at(name, i));
        }
        return sound.toString();
    }

    /** A romanised name in one word of plain letters, with one spelling of ü; digits stay. */
    static String romanised(String name) {
        return plain(name)
                .replace(" ", "")
                .replace("lyu", "lu")
                .replace("lv", "lu")
                .replace("nv", "nu");
    }

    /** A sound without what speakers of the south do not tell apart: zh ch sh, and ng at the end of a syllable. */
    static String near(String sound) {
        return sound.replace("zh", "z").replace("ch", "c").replace("sh", "s").replace("ng", "n");
    }

    private static String plain(String text) {
        String letters = Normalizer.normalize(text, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
        StringBuilder plain = new StringBuilder(letters.length());
        for (int i = 0; i < letters.length(); i++) {
            if (Character.getType(letters.charAt(i)) != Character.NON_SPACING_MARK) {
                plain.append(letters.charAt(i));
            }
        }
        return plain.toString();
    }
}
