package org.qipu.rules.notation;

/** Which of the pieces that stand one behind the other on a file a qualifier means. */
final class Ranking {
    private Ranking() {}

    /**
     * Index from the front, 0-based, of the piece meant among {@code count} on one file; -1 when the qualifier names
     * none of them. A middle one exists among three and five.
     */
    static int index(int qualifier, int count) {
        return switch (qualifier) {
            case MoveTexts.FRONT, MoveTexts.FOREMOST -> 0;
            case MoveTexts.REAR, MoveTexts.REARMOST -> count - 1;
            case MoveTexts.MIDDLE -> middle(count);
            default -> ordinal(qualifier) <= count ? ordinal(qualifier) - 1 : -1;
        };
    }

    /**
     * The same for a text in Latin letters without a file. WXF (1997) writes the foremost of four or five as
     * {@code ++} and the rearmost as {@code --}, so that a single sign means the one next to it.
     */
    static int latinIndex(int qualifier, int count) {
        if (count >= 4 && qualifier == MoveTexts.FRONT) {
            return 1;
        }
        if (count >= 4 && qualifier == MoveTexts.REAR) {
            return count - 2;
        }
        return index(qualifier, count);
    }

    /** Index of the middle one of three or five, or -1. */
    static int middle(int count) {
        return count == 3 || count == 5 ? count / 2 : -1;
    }

    /** Whether the qualifier is one of 一..五. */
    static boolean isOrdinal(int qualifier) {
        return qualifier >= MoveTexts.FIRST && qualifier <= MoveTexts.FIFTH;
    }

    /** The number 1..5 of an ordinal. */
    static int ordinal(int qualifier) {
        return qualifier - MoveTexts.FIRST + 1;
    }
}
