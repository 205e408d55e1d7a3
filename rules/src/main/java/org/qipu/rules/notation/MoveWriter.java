package org.qipu.rules.notation;

import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Squares;

/**
 * Writes moves as people read them. For a legal move in a position that can arise in play, the Chinese text and the WXF
 * text resolve to exactly that move.
 */
public final class MoveWriter {
    /** How Black's numbers look in Chinese text; Red's are always Chinese numerals. */
    public enum BlackDigits {
        /** １ to ９, as books print them. */
        FULL_WIDTH('１'),
        /** 1 to 9. */
        ASCII('1');

        private final char one;

        BlackDigits(char one) {
            this.one = one;
        }
    }

    private static final String CHINESE_RED = ".帅仕相马车炮兵";
    private static final String CHINESE_BLACK = ".将士象马车炮卒";
    private static final String CHINESE_NUMERALS = ".一二三四五六七八九";
    private static final String CHINESE_ACTIONS = ".进退平";
    private static final String WXF_LETTERS = ".KAEHRCP";
    private static final String WXF_ACTIONS = ".+-.";

    private final Origins origins = new Origins();

    private int side;
    private int kind;
    private int file;
    private int count;
    private int index;

    /**
     * Appends the Chinese text of a move, simplified characters: {@code 炮二平五}, {@code 前车进１}, and with two files of
     * tandem pawns {@code 前九平八}.
     *
     * @param before the position before the move, with the mover to move
     * @param move the move, see {@link Moves}
     * @param digits how Black's numbers look
     * @param out receives the text
     */
    public void chinese(Position before, int move, BlackDigits digits, StringBuilder out) {
        place(before, move);
        char piece = (side == Pieces.RED ? CHINESE_RED : CHINESE_BLACK).charAt(kind);
        if (count < 2) {
            out.append(piece).append(chineseNumber(file, digits));
        } else {
            out.append(chineseQualifier());
            boolean fileNeeded = kind == Pieces.PAWN && origins.doubledFiles() > 1;
            out.append(fileNeeded ? chineseNumber(file, digits) : piece);
        }
        out.append(CHINESE_ACTIONS.charAt(action(move))).append(chineseNumber(number(move), digits));
    }

    /**
     * Appends the WXF text of a move: {@code C2.5}, {@code R+.3}, and {@code 15+1} for the foremost pawn of file 5 when
     * three stand on it or two files hold tandem pawns. Letters are capitals for both sides.
     *
     * @param before the position before the move, with the mover to move
     * @param move the move, see {@link Moves}
     * @param out receives the text
     */
    public void wxf(Position before, int move, StringBuilder out) {
        place(before, move);
        char piece = WXF_LETTERS.charAt(kind);
        if (count < 2) {
            out.append(piece).append(file);
        } else if (count == 2 && origins.doubledFiles() == 1) {
            out.append(piece).append(index == 0 ? '+' : '-');
        } else if (index + 1 != file || count % 2 == 0 || index == count / 2) {
            out.append(index + 1).append(file);
        } else {
            wxfBesideTheMiddle(out);
        }
        out.append(WXF_ACTIONS.charAt(action(move))).append(number(move));
    }

    /** The move in ICCS style: {@code H2-E2}. */
    public static String iccs(int move) {
        return capitals(Moves.from(move)) + "-" + capitals(Moves.to(move));
    }

    /**
     * Among three or five pawns an ordinal equal to the file would also read as the middle one under the rule of 1997,
     * so the signs are used: with the file for the outer ones, with the letter for those between.
     */
    private void wxfBesideTheMiddle(StringBuilder out) {
        char sign = index < count / 2 ? '+' : '-';
        if (index == 0 || index == count - 1) {
            out.append(file).append(sign);
        } else {
            out.append(WXF_LETTERS.charAt(kind)).append(sign);
        }
    }

    /** Finds how many alike stand on the file and which of them moves; pieces that need no qualifier count as one. */
    private void place(Position before, int move) {
        int piece = Moves.piece(move);
        side = Pieces.side(piece);
        kind = Pieces.kind(piece);
        file = FileGeometry.number(Squares.file(Moves.from(move)), side);
        origins.fillBoard(before, kind);
        boolean qualifiable = kind != Pieces.KING && kind != Pieces.ADVISOR && kind != Pieces.ELEPHANT;
        count = qualifiable ? origins.count(file) : 1;
        index = 0;
        while (index < count - 1 && origins.square(file, index) != Moves.from(move)) {
            index++;
        }
    }

    /** Ordinals are Chinese numerals for both sides: beside Black's own digits they would read as a file. */
    private char chineseQualifier() {
        if (index == 0) {
            return '前';
        }
        if (index == count - 1) {
            return '后';
        }
        return count == 3 ? '中' : CHINESE_NUMERALS.charAt(index + 1);
    }

    private char chineseNumber(int number, BlackDigits digits) {
        return side == Pieces.RED ? CHINESE_NUMERALS.charAt(number) : (char) (digits.one + number - 1);
    }

    private int action(int move) {
        int up = Squares.rank(Moves.to(move)) - Squares.rank(Moves.from(move));
        if (up == 0) {
            return MoveTexts.TRAVERSE;
        }
        return up > 0 == (side == Pieces.RED) ? MoveTexts.ADVANCE : MoveTexts.RETREAT;
    }

    /** Points gone along the file, or the number of the file reached. */
    private int number(int move) {
        boolean alongTheFile = Squares.file(Moves.from(move)) == Squares.file(Moves.to(move));
        return alongTheFile
                ? Math.abs(Squares.rank(Moves.to(move)) - Squares.rank(Moves.from(move)))
                : FileGeometry.number(Squares.file(Moves.to(move)), side);
    }

    private static String capitals(int square) {
        return "" + (char) ('A' + Squares.file(square)) + Squares.rank(square);
    }
}
