package org.qipu.parsers.pgn;

/** The tags that mean something here, each with the spellings in which it was met. Case makes no difference. */
enum Tag {
    GAME("game"),
    EVENT("event", "tournament", "competition"),
    TITLE("title", "titlea"),
    SITE("site", "place"),
    DATE("date", "gamedate"),
    ROUND("round"),
    RED("red", "redname", "redplayer", "white", "whitename", "whiteplayer"),
    BLACK("black", "blackname", "blackplayer"),
    RED_TEAM("redteam", "whiteteam"),
    BLACK_TEAM("blackteam"),
    RESULT("result", "win"),
    FEN("fen", "fenstr", "startfen"),
    VARIANT("variant"),
    TERMINATION("termination", "endtype"),
    /** Any other tag. */
    OTHER;

    /** Open addressing; a power of two, well above twice the number of spellings. */
    private static final int SLOTS = 256;

    private static final String[] KEYS = new String[SLOTS];
    private static final Tag[] VALUES = new Tag[SLOTS];

    static {
        for (Tag tag : values()) {
            for (String spelling : tag.spellings) {
                char[] chars = spelling.toCharArray();
                int slot = hash(chars, 0, chars.length);
                while (KEYS[slot] != null) {
                    slot = slot + 1 & SLOTS - 1;
                }
                KEYS[slot] = spelling;
                VALUES[slot] = tag;
            }
        }
    }

    private final String[] spellings;

    Tag(String... spellings) {
        this.spellings = spellings;
    }

    /** The tag that a range of characters names. */
    static Tag of(char[] text, int start, int end) {
        for (int slot = hash(text, start, end); KEYS[slot] != null; slot = slot + 1 & SLOTS - 1) {
            if (matches(KEYS[slot], text, start, end)) {
                return VALUES[slot];
            }
        }
        return OTHER;
    }

    private static boolean matches(String key, char[] text, int start, int end) {
        if (key.length() != end - start) {
            return false;
        }
        for (int i = 0; i < key.length(); i++) {
            if (key.charAt(i) != (text[start + i] | 0x20)) {
                return false;
            }
        }
        return true;
    }

    private static int hash(char[] text, int start, int end) {
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + (text[i] | 0x20);
        }
        return (hash ^ hash >>> 8) & SLOTS - 1;
    }
}
