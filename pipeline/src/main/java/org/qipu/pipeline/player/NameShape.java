package org.qipu.pipeline.player;

/** How an id is written, which decides what may be mistaken in it. */
enum NameShape {
    /** Two to eight Chinese characters and nothing else. */
    CHINESE,
    /** Latin letters. */
    LATIN,
    /** Anything else. */
    OTHER;

    private static final int LONGEST_CHINESE = 8;
    private static final char AFTER_LATIN = '\u0250';

    static NameShape of(String id) {
        boolean chinese = id.length() >= 2 && id.length() <= LONGEST_CHINESE;
        boolean latin = !id.isEmpty();
        for (int i = 0; i < id.length(); i++) {
            char c = id.charAt(i);
            chinese &= Character.isIdeographic(c);
            latin &= c == ' ' || Character.isLetterOrDigit(c) && (c < AFTER_LATIN || c >= '\u1E00' && c <= '\u1EFF');
        }
        return chinese ? CHINESE : latin && Character.isLetter(id.charAt(0)) ? LATIN : OTHER;
    }
}
