package org.qipu.pipeline.audit;

/** Counts the plies of a record's variations, which are kept as text only. */
final class VariationPlies {
    private VariationPlies() {}

    /** Number of words in parentheses and outside of comments that are no move numbers; the moves of the variations. */
    static long of(String movetext) {
        long plies = 0;
        int depth = 0;
        boolean comment = false;
        boolean word = false;
        for (int i = 0; i < movetext.length(); i++) {
            char c = movetext.charAt(i);
            comment = comment ? c != '}' : c == '{';
            depth += comment ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
            boolean letter = !comment && Character.isLetter(c);
            boolean part = letter || !comment && word && !Character.isWhitespace(c) && c != '(' && c != ')' && c != '}';
            plies += letter && !word && depth > 0 ? 1 : 0;
            word = part;
        }
        return plies;
    }
}
