package org.qipu.rules.notation;

import org.qipu.rules.board.Squares;

/**
 * Codec of a move text packed into an {@code int}: what was written, before any position is known. Zero means that the
 * text cannot be read as a move; a readable text is never zero.
 *
 * <pre>
 * bits 0-1    form: 1 coordinates, 2 file notation (Chinese, WXF, AXF), 3 algebraic
 *
 * coordinates (h2e2, H2-E2)
 * bits 2-5    origin file, 0..8 from Red's left
 * bits 6-9    origin rank as written, 0..10
 * bits 10-13  target file, 0..8
 * bits 14-17  target rank as written, 0..10
 * bit  18     1 when ranks are known to begin at 0, 0 when the record decides (0-9 or 1-10)
 *
 * file notation (炮二平五, C2.5)
 * bits 2-4    kind of piece, see {@link org.qipu.rules.board.Pieces}; 0 when it is not named, which means a pawn
 * bits 5-8    qualifier: {@link #NO_QUALIFIER} .. {@link #REARMOST}
 * bits 9-12   file, 1..9 from the mover's right, or 0 when none is given
 * bits 13-14  action: {@link #ADVANCE}, {@link #RETREAT}, {@link #TRAVERSE}
 * bits 15-18  number, 1..9: points to go, or the file to reach
 * bit  19     1 for Latin letters and signs, 0 for Chinese characters; WXF names tripled pawns in its own way
 *
 * algebraic (Cbe2, Rxi10, g4)
 * bits 2-4    kind of piece; a pawn when no letter is written
 * bits 5-8    origin file + 1, or 0 when none is given
 * bits 9-12   origin rank as written + 1, or 0 when none is given
 * bits 13-16  target file, 0..8
 * bits 17-20  target rank as written, 0..10
 * </pre>
 */
public final class MoveTexts {
    /** The code of a text that is no move. */
    public static final int UNREADABLE = 0;

    /** Form of a text that gives origin and target. */
    public static final int COORDINATES = 1;
    /** Form of a text that counts files from the mover's right. */
    public static final int FILE_NOTATION = 2;
    /** Form of a text that gives a piece letter and the target. */
    public static final int ALGEBRAIC = 3;

    /** No qualifier. */
    public static final int NO_QUALIFIER = 0;
    /** 前, or a plus sign: nearest to the enemy side. */
    public static final int FRONT = 1;
    /** 中: the middle one. */
    public static final int MIDDLE = 2;
    /** 后 後, or a minus sign: farthest from the enemy side. */
    public static final int REAR = 3;
    /** The first of five ordinals 一..五, counted from the front; the ordinal n is {@code FIRST + n - 1}. */
    public static final int FIRST = 4;
    /** The last ordinal, 五. */
    public static final int FIFTH = 8;
    /** {@code ++}: the foremost of four or five pawns. */
    public static final int FOREMOST = 9;
    /** {@code --}: the rearmost of four or five pawns. */
    public static final int REARMOST = 10;

    /** 进 進 上 {@code +}: towards the enemy side. */
    public static final int ADVANCE = 1;
    /** 退 下 {@code -}: towards the own side. */
    public static final int RETREAT = 2;
    /** 平 {@code . =}: along the rank. */
    public static final int TRAVERSE = 3;

    private static final int RANKS_FROM_ZERO = 1 << 18;
    private static final int LATIN = 1 << 19;

    private MoveTexts() {}

    /**
     * A text that gives origin and target, with ranks as written: whether they begin at 0 or at 1 is for the record to
     * decide. Files are 0..8, ranks 0..10.
     */
    public static int coordinates(int fromFile, int fromRank, int toFile, int toRank) {
        return COORDINATES | fromFile << 2 | fromRank << 6 | toFile << 10 | toRank << 14;
    }

    /** A move of a format that stores the two squares (0..89) themselves, so that nothing is left to decide. */
    public static int squares(int from, int to) {
        return RANKS_FROM_ZERO
                | coordinates(Squares.file(from), Squares.rank(from), Squares.file(to), Squares.rank(to));
    }

    /**
     * A text in file notation with Chinese characters.
     *
     * @param kind kind of piece, or 0 when it is not named
     * @param qualifier one of {@link #NO_QUALIFIER} .. {@link #REARMOST}
     * @param file 1..9, or 0 when none is given
     * @param action one of {@link #ADVANCE}, {@link #RETREAT}, {@link #TRAVERSE}
     * @param number 1..9
     */
    public static int fileNotation(int kind, int qualifier, int file, int action, int number) {
        return FILE_NOTATION | kind << 2 | qualifier << 5 | file << 9 | action << 13 | number << 15;
    }

    /** The same text in file notation, but written with Latin letters or signs. */
    public static int latin(int fileNotation) {
        return fileNotation | LATIN;
    }

    /**
     * A text with a piece letter and the target.
     *
     * @param kind kind of piece
     * @param fromFile 0..8, or -1 when none is given
     * @param fromRank rank as written, 0..10, or -1 when none is given
     * @param toFile 0..8
     * @param toRank rank as written, 0..10
     */
    public static int algebraic(int kind, int fromFile, int fromRank, int toFile, int toRank) {
        return ALGEBRAIC | kind << 2 | (fromFile + 1) << 5 | (fromRank + 1) << 9 | toFile << 13 | toRank << 17;
    }

    /** One of {@link #UNREADABLE}, {@link #COORDINATES}, {@link #FILE_NOTATION}, {@link #ALGEBRAIC}. */
    public static int form(int code) {
        return code & 3;
    }

    /** Kind of piece of a file-notation or algebraic text; 0 when file notation does not name it. */
    public static int kind(int code) {
        return code >>> 2 & 7;
    }

    /** Qualifier of a file-notation text. */
    public static int qualifier(int code) {
        return code >>> 5 & 15;
    }

    /** File of a file-notation text, 1..9 from the mover's right, or 0. */
    public static int file(int code) {
        return code >>> 9 & 15;
    }

    /** Action of a file-notation text. */
    public static int action(int code) {
        return code >>> 13 & 3;
    }

    /** Number of a file-notation text, 1..9. */
    public static int number(int code) {
        return code >>> 15 & 15;
    }

    /** Whether a file-notation text is written with Latin letters or signs. */
    public static boolean isLatin(int code) {
        return (code & LATIN) != 0;
    }

    /** Origin file of a coordinate or algebraic text, 0..8, or -1 when none is given. */
    public static int fromFile(int code) {
        return form(code) == COORDINATES ? code >>> 2 & 15 : (code >>> 5 & 15) - 1;
    }

    /** Origin rank as written of a coordinate or algebraic text, 0..10, or -1 when none is given. */
    public static int fromRank(int code) {
        return form(code) == COORDINATES ? code >>> 6 & 15 : (code >>> 9 & 15) - 1;
    }

    /** Target file of a coordinate or algebraic text, 0..8. */
    public static int toFile(int code) {
        return form(code) == COORDINATES ? code >>> 10 & 15 : code >>> 13 & 15;
    }

    /** Target rank as written of a coordinate or algebraic text, 0..10. */
    public static int toRank(int code) {
        return form(code) == COORDINATES ? code >>> 14 & 15 : code >>> 17 & 15;
    }

    /** Whether the text gives ranks and does not itself say whether they begin at 0 or at 1. */
    public static boolean leavesRankBaseOpen(int code) {
        int form = form(code);
        return form == ALGEBRAIC || form == COORDINATES && (code & RANKS_FROM_ZERO) == 0;
    }
}
