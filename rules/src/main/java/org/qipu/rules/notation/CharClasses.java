package org.qipu.rules.notation;

import org.qipu.rules.board.Pieces;

/**
 * What a character can mean in a move text, by table lookup. A class is one byte: the type in the high four bits, its
 * value in the low four. Both colours' characters map to the same kind, because archives mix them freely.
 */
final class CharClasses {
    static final int NONE = 0;
    /** A Chinese piece character; the value is the kind. */
    static final int PIECE = 0x10;
    /** A digit, Chinese 一..九 or 0..9 of either width; the value is the number. */
    static final int DIGIT = 0x20;
    /** 前 中 后; the value is {@link MoveTexts#FRONT} and so on. */
    static final int QUALIFIER = 0x30;
    /** 进 退 平; the value is {@link MoveTexts#ADVANCE} and so on. */
    static final int ACTION = 0x40;
    /** {@code + - . =}; the value is the action that the sign stands for. */
    static final int SIGN = 0x50;
    /** A Latin letter that names a piece or a file; the value is the kind, or 0. */
    static final int LETTER = 0x60;

    private static final byte[] TABLE = new byte[1 << 16];

    private static final int WIDE = 0xFF01 - '!';

    static {
        all(PIECE | Pieces.KING, "帅帥将將");
        all(PIECE | Pieces.ADVISOR, "仕士");
        all(PIECE | Pieces.ELEPHANT, "相象");
        all(PIECE | Pieces.HORSE, "马馬傌");
        // U+F902 is the compatibility form of the traditional rook that Korean text holds.
        all(PIECE | Pieces.ROOK, "车車俥伡硨砗\uF902");
        all(PIECE | Pieces.CANNON, "炮砲包");
        all(PIECE | Pieces.PAWN, "兵卒");
        all(QUALIFIER | MoveTexts.FRONT, "前");
        all(QUALIFIER | MoveTexts.MIDDLE, "中");
        all(QUALIFIER | MoveTexts.REAR, "后後");
        all(ACTION | MoveTexts.ADVANCE, "进進上");
        all(ACTION | MoveTexts.RETREAT, "退下");
        all(ACTION | MoveTexts.TRAVERSE, "平");
        // Any hyphen, dash or minus sign, of Unicode's several, is typed for "backwards".
        all(SIGN | MoveTexts.RETREAT, "-\u2010\u2011\u2012\u2013\u2014\u2212\uFE63\uFF0D");
        all(SIGN | MoveTexts.ADVANCE, "+\uFF0B");
        all(SIGN | MoveTexts.TRAVERSE, ".=\uFF0E\uFF1D");
        String numerals = "一二三四五六七八九";
        for (int i = 0; i < numerals.length(); i++) {
            all(DIGIT | i + 1, numerals.substring(i, i + 1));
        }
        for (int i = 0; i <= 9; i++) {
            bothWidths(DIGIT | i, (char) ('0' + i));
        }
        letters("ABCDEFGHIKMNPR");
    }

    private CharClasses() {}

    /** Class of a character, {@link #NONE} when no move text holds it. */
    static int of(char c) {
        return TABLE[c];
    }

    /** Type part of a class. */
    static int type(int charClass) {
        return charClass & 0xF0;
    }

    /** Value part of a class. */
    static int value(int charClass) {
        return charClass & 0x0F;
    }

    /** The ASCII character that a full-width one stands for; any other character is returned as it is. */
    static char narrow(char c) {
        return c >= 0xFF01 && c <= 0xFF5E ? (char) (c - WIDE) : c;
    }

    private static void letters(String upperCase) {
        for (int i = 0; i < upperCase.length(); i++) {
            char upper = upperCase.charAt(i);
            int charClass = LETTER | kindOfLetter(upper);
            bothWidths(charClass, upper);
            bothWidths(charClass, Character.toLowerCase(upper));
        }
    }

    /** WXF letters, their usual aliases N and B, and G and M of the first ICCS description. */
    private static int kindOfLetter(char upper) {
        return switch (upper) {
            case 'K' -> Pieces.KING;
            case 'A', 'G' -> Pieces.ADVISOR;
            case 'E', 'B', 'M' -> Pieces.ELEPHANT;
            case 'H', 'N' -> Pieces.HORSE;
            case 'R' -> Pieces.ROOK;
            case 'C' -> Pieces.CANNON;
            case 'P' -> Pieces.PAWN;
            default -> 0;
        };
    }

    private static void bothWidths(int charClass, char c) {
        TABLE[c] = (byte) charClass;
        TABLE[c + WIDE] = (byte) charClass;
    }

    private static void all(int charClass, String characters) {
        for (int i = 0; i < characters.length(); i++) {
            TABLE[characters.charAt(i)] = (byte) charClass;
        }
    }
}
