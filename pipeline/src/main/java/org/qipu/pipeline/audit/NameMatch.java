package org.qipu.pipeline.audit;

import org.qipu.parsers.title.PlayerText;
import org.qipu.parsers.title.Simplified;

/**
 * Whether two texts may name the same player. Simplified and traditional characters are the same, a team or a title may
 * stand beside the name, a field may cut a name short, and one character may be mistaken for another.
 */
final class NameMatch {
    private static final int MISTAKES = 1;

    /** Fields of files hold seven characters and more. */
    private static final int LEAST_CUT = 6;

    private NameMatch() {}

    /** Whether two players may be the same; cheap when their names are written alike. */
    static boolean mayBeSame(PlayerText one, PlayerText other) {
        if (one.text().contains(other.name()) || other.text().contains(one.name())) {
            return true;
        }
        String first = folded(one.text());
        String second = folded(other.text());
        String firstName = folded(one.name());
        String secondName = folded(other.name());
        return first.contains(secondName)
                || second.contains(firstName)
                || first.startsWith(second)
                || second.startsWith(first)
                || isCut(first, secondName)
                || isCut(second, firstName)
                || isSlip(firstName, secondName);
    }

    private static String folded(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLetterOrDigit(c)) {
                folded.append(Character.toLowerCase(Simplified.of(c)));
            }
        }
        return folded.toString();
    }

    /** Whether a long text may end within a name. */
    private static boolean isCut(String text, String name) {
        boolean cut = false;
        for (int length = 1; length < name.length() && text.length() >= LEAST_CUT; length++) {
            cut |= text.endsWith(name.substring(0, length));
        }
        return cut;
    }

    private static boolean isSlip(String one, String other) {
        if (one.length() != other.length() || one.length() < 2) {
            return false;
        }
        int differences = 0;
        for (int i = 0; i < one.length(); i++) {
            differences += one.charAt(i) == other.charAt(i) ? 0 : 1;
        }
        return differences <= MISTAKES;
    }
}
