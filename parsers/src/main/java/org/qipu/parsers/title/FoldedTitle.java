package org.qipu.parsers.title;

/**
 * A title in the one spelling in which rules are applied: half-width, simplified, lower case, without quotation marks. Each
 * of its characters knows where it stands in the title as written.
 */
final class FoldedTitle {
    private static final String QUOTES = "\"“”„‘’'＂＇｀`「」『』《》〈〉<>";
    /** Behind the marks for Chinese text come characters only. */
    private static final char LAST_MARK = '\u3030';

    private static final String BORDERS = " ,;:|/()。．\t";

    private final String written;
    private final String plain;
    private final int[] places;

    private FoldedTitle(String written, String plain, int[] places) {
        this.written = written;
        this.plain = plain;
        this.places = places;
    }

    /** Folds a title. */
    static FoldedTitle of(String title) {
        String wide = PlainText.of(title);
        StringBuilder plain = new StringBuilder(title.length());
        int[] places = new int[title.length() + 1];
        for (int i = 0; i < title.length(); i++) {
            char c = wide.charAt(i);
            boolean letter = c > LAST_MARK && c < '\uFE00';
            if (!letter && (QUOTES.indexOf(c) >= 0 || Character.getType(c) == Character.FORMAT || isBracket(wide, i))) {
                continue;
            }
            places[plain.length()] = i;
            plain.append(folded(c));
        }
        places[plain.length()] = title.length();
        return new FoldedTitle(title, plain.toString(), places);
    }

    private static char folded(char c) {
        return switch (c) {
            case '，' -> ',';
            case '；' -> ';';
            case '：' -> ':';
            case '臺' -> '台';
            default -> Character.toLowerCase(Simplified.of(c));
        };
    }

    /** Whether a character is a bracket around a group of players, as in 锦标赛（个人）, which belongs to the name. */
    private static boolean isBracket(String text, int at) {
        char c = text.charAt(at);
        int open = c == '(' ? at : c == ')' ? text.lastIndexOf('(', at) : -1;
        int close = open < 0 ? -1 : text.indexOf(')', open);
        return close > open + 1
                && close <= open + 5
                && EventKey.isGroup(Simplified.of(text.substring(open + 1, close)));
    }

    /** The folded text. */
    String plain() {
        return plain;
    }

    /** The part of the title as written that a part of the folded text stands for. */
    String written(int from, int to) {
        int end = to == 0 ? 0 : places[to - 1] + 1;
        return written.substring(from == 0 ? 0 : places[from], end).strip();
    }

    /** Index of the first character of a word at an index or behind it. */
    int nextWord(int from) {
        int at = from;
        while (at < plain.length() && BORDERS.indexOf(plain.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    /** Index after the last character of the word at an index. */
    int endOfWord(int from) {
        int at = from;
        while (at < plain.length() && BORDERS.indexOf(plain.charAt(at)) < 0) {
            at++;
        }
        return at;
    }
}
