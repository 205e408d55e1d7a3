package org.qipu.pipeline.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.qipu.parsers.title.Simplified;

/**
 * The key of one name: Chinese in simplified characters without blanks and dots, Latin as family name and given name in
 * lower case. Names of one key are held to be one player, so that nothing is folded that tells two players apart.
 */
final class FoldedName {
    private static final String DOTS = "·・•‧∙";
    private static final String DROPPED = "-‐‑’'ʼ`";

    private FoldedName() {}

    /** The key of a name in Unicode form NFKC; empty when it holds neither letter nor digit. */
    static String of(String name) {
        if (name.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return "";
        }
        boolean latin = name.codePoints().anyMatch(Character::isLetter)
                && name.codePoints().noneMatch(Character::isIdeographic);
        return latin ? romanised(name) : chinese(name);
    }

    private static String chinese(String name) {
        StringBuilder key = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != ' ' && DOTS.indexOf(c) < 0) {
                key.append(c == '/' ? '-' : Simplified.of(c));
            }
        }
        return key.toString().toLowerCase(Locale.ROOT);
    }

    private static String romanised(String name) {
        List<String> words = inOrder(name);
        words.replaceAll(word -> word.toLowerCase(Locale.ROOT));
        boolean oneGivenName = words.size() == 3 && words.stream().allMatch(Syllables::isOne);
        return oneGivenName ? words.get(0) + " " + words.get(1) + words.get(2) : String.join(" ", words);
    }

    /** The words, the family name first where a comma or capitals show which it is; else as written. */
    private static List<String> inOrder(String name) {
        int comma = name.indexOf(',');
        if (comma >= 0 && comma == name.lastIndexOf(',')) {
            List<String> words = words(name.substring(0, comma));
            words.addAll(words(name.substring(comma + 1)));
            return words;
        }
        List<String> words = words(name);
        int first = 0;
        while (first < words.size() && !isCapital(words.get(first))) {
            first++;
        }
        boolean familyLast = first > 0
                && first < words.size()
                && words.subList(first, words.size()).stream().allMatch(FoldedName::isCapital);
        if (familyLast) {
            List<String> turned = new ArrayList<>(words.subList(first, words.size()));
            turned.addAll(words.subList(0, first));
            return turned;
        }
        return words;
    }

    /** Words of letters and digits; hyphens and apostrophes stand within words. */
    private static List<String> words(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (DROPPED.indexOf(c) < 0) {
                boolean part = Character.isLetterOrDigit(c) || Character.getType(c) == Character.NON_SPACING_MARK;
                plain.append(part || Character.isSurrogate(c) ? c : ' ');
            }
        }
        String stripped = plain.toString().strip();
        return stripped.isEmpty() ? new ArrayList<>() : new ArrayList<>(Arrays.asList(stripped.split(" +")));
    }

    /** Whether a word stands in capitals, as family names do; an initial is no such word. */
    private static boolean isCapital(String word) {
        return word.length() > 1
                && word.chars().anyMatch(Character::isUpperCase)
                && word.chars().noneMatch(Character::isLowerCase);
    }
}
