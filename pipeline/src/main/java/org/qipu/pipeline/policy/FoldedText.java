package org.qipu.pipeline.policy;

/**
 * Names made comparable: lower case, half-width, white space and invisible characters only as one space between two Latin
 * words or numbers. Simplified and traditional characters stay apart.
 */
final class FoldedText {
    /** No more of a name is looked at, in characters. */
    static final int MOST_CHARACTERS = 1_000;

    private FoldedText() {}

    static String of(String text) {
        int end = Math.min(text.length(), MOST_CHARACTERS);
        StringBuilder folded = new StringBuilder(end);
        boolean gap = false;
        for (int i = 0; i < end; i++) {
            char c = Character.toLowerCase(halfWidth(text.charAt(i)));
            if (isBlank(c)) {
                gap = true;
                continue;
            }
            if (gap && !folded.isEmpty() && isLatin(folded.charAt(folded.length() - 1)) && isLatin(c)) {
                folded.append(' ');
            }
            gap = false;
            folded.append(c);
        }
        return folded.toString();
    }

    /** Whether two neighbours belong to one Latin word or one number. */
    static boolean isJoined(char a, char b) {
        return isLetter(a) && isLetter(b) || isDigit(a) && isDigit(b);
    }

    private static char halfWidth(char c) {
        return c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c;
    }

    private static boolean isBlank(char c) {
        return c <= ' '
                || c > '~'
                        && (Character.isWhitespace(c)
                                || Character.isSpaceChar(c)
                                || Character.isISOControl(c)
                                || Character.getType(c) == Character.FORMAT);
    }

    private static boolean isLatin(char c) {
        return isLetter(c) || isDigit(c);
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
