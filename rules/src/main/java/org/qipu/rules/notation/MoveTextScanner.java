package org.qipu.rules.notation;

import static org.qipu.rules.notation.CharClasses.ACTION;
import static org.qipu.rules.notation.CharClasses.DIGIT;
import static org.qipu.rules.notation.CharClasses.LETTER;
import static org.qipu.rules.notation.CharClasses.NONE;
import static org.qipu.rules.notation.CharClasses.PIECE;
import static org.qipu.rules.notation.CharClasses.QUALIFIER;
import static org.qipu.rules.notation.CharClasses.SIGN;

import org.qipu.rules.board.Pieces;

/**
 * Reads one move text out of running text, in whatever notation it is written, without allocating.
 *
 * <p>The grammar of file notation, in which Chinese and Latin characters may even be mixed:
 *
 * <pre>
 * move   = who action number
 * who    = piece file            炮二平五  C2.5        pawns and others alike
 *        | piece end [file]      炮前退二  R+.3        the older Chinese order
 *        | end piece [file]      前炮退二  +C=1  前兵九平八
 *        | end file              前九平八              a pawn, not named
 *        | ordinal pawn          二兵平六
 *        | ordinal file          二7平6    15+1        a pawn, not named
 *        | file end              3+.4                  a pawn, not named
 *        | "++" | "--"           ++.4                  the foremost and the rearmost of four or five pawns
 * end    = 前 | 中 | 后 | + | -
 * </pre>
 *
 * Whoever walks a movetext has to take move numbers away first: {@code 12.5} alone is a well-formed move.
 */
public final class MoveTextScanner {
    private MoveTextScanner() {}

    /**
     * Scans the longest move text that begins at {@code start}. Annotation marks and check signs after it are left.
     *
     * @param text holds the text
     * @param start index of the first character
     * @param end index after the last character that may be read
     * @return the consumed length in the high 32 bits and the code, see {@link MoveTexts}, in the low 32; 0 when no move
     *     text begins at {@code start}
     */
    public static long scan(char[] text, int start, int end) {
        int first = at(text, start, end);
        switch (CharClasses.type(first)) {
            case PIECE:
                return pieceFirst(text, start, end);
            case DIGIT:
                return digitFirst(text, start, end);
            case QUALIFIER:
                return endFirst(text, start, end);
            case SIGN:
                return signFirst(text, start, end);
            case LETTER:
                return letterFirst(text, start, end);
            default:
                return 0;
        }
    }

    /** Scans a text that has to be one move text from its first to its last character; its code, or 0. */
    public static int code(String text) {
        long scanned = scan(text.toCharArray(), 0, text.length());
        return length(scanned) == text.length() ? code(scanned) : MoveTexts.UNREADABLE;
    }

    /** Consumed length of a scan's answer. */
    public static int length(long scanned) {
        return (int) (scanned >>> 32);
    }

    /** Code of a scan's answer. */
    public static int code(long scanned) {
        return (int) scanned;
    }

    /** Packs an answer; a code of 0 makes it the answer "no move". */
    static long answer(int length, int code) {
        return code == MoveTexts.UNREADABLE ? 0 : (long) length << 32 | code;
    }

    private static long letterFirst(char[] text, int start, int end) {
        long coordinates = CoordinateScanner.coordinates(text, start, end);
        if (coordinates != 0) {
            return coordinates;
        }
        if (CharClasses.value(CharClasses.of(text[start])) != 0) {
            long fileNotation = pieceFirst(text, start, end);
            if (fileNotation != 0) {
                return fileNotation;
            }
        }
        return CoordinateScanner.algebraic(text, start, end);
    }

    private static long pieceFirst(char[] text, int start, int end) {
        int kind = CharClasses.value(CharClasses.of(text[start]));
        int second = at(text, start + 1, end);
        if (isFile(second)) {
            return finish(text, start, start + 2, end, who(kind, MoveTexts.NO_QUALIFIER, CharClasses.value(second)));
        }
        int qualifier = endOf(second);
        return qualifier == 0 ? 0 : finishWithFile(text, start, start + 2, end, who(kind, qualifier, 0));
    }

    private static long endFirst(char[] text, int start, int end) {
        int qualifier = CharClasses.value(CharClasses.of(text[start]));
        int second = at(text, start + 1, end);
        if (isFile(second)) {
            return finish(text, start, start + 2, end, who(0, qualifier, CharClasses.value(second)));
        }
        int kind = kindOf(second);
        return kind == 0 ? 0 : finishWithFile(text, start, start + 2, end, who(kind, qualifier, 0));
    }

    private static long signFirst(char[] text, int start, int end) {
        int sign = at(text, start, end);
        int qualifier = endOf(sign);
        int second = at(text, start + 1, end);
        if (qualifier == 0) {
            return 0;
        }
        if (second == sign) {
            int outermost = qualifier == MoveTexts.FRONT ? MoveTexts.FOREMOST : MoveTexts.REARMOST;
            return finish(text, start, start + 2, end, who(0, outermost, 0));
        }
        int kind = kindOf(second);
        return kind == 0 ? 0 : finish(text, start, start + 2, end, who(kind, qualifier, 0));
    }

    private static long digitFirst(char[] text, int start, int end) {
        int digit = CharClasses.value(at(text, start, end));
        int second = at(text, start + 1, end);
        int who = 0;
        if (kindOf(second) == Pieces.PAWN && digit >= 1 && digit <= 5) {
            who = who(Pieces.PAWN, MoveTexts.FIRST + digit - 1, 0);
        } else if (isFile(second) && digit >= 1) {
            who = twoDigits(digit, CharClasses.value(second));
        } else if (CharClasses.type(second) == SIGN && endOf(second) != 0 && digit >= 1) {
            who = who(0, endOf(second), digit);
        }
        return who == 0 ? 0 : finish(text, start, start + 2, end, who);
    }

    /**
     * Two digits are an ordinal and a file (WXF 2018, and Chinese 二7), or twice the file for the middle of three pawns
     * (WXF 1997). Where both fit, the ordinal is kept and the resolver knows the other reading.
     */
    private static int twoDigits(int first, int file) {
        if (first <= 5) {
            return who(0, MoveTexts.FIRST + first - 1, file);
        }
        return first == file ? who(0, MoveTexts.MIDDLE, file) : 0;
    }

    private static long finishWithFile(char[] text, int start, int at, int end, int who) {
        int next = at(text, at, end);
        if (isFile(next)) {
            return finish(text, start, at + 1, end, who | who(0, 0, CharClasses.value(next)));
        }
        return finish(text, start, at, end, who);
    }

    /** Reads action and number after the part that names the piece. */
    private static long finish(char[] text, int start, int at, int end, int who) {
        int action = at(text, at, end);
        int number = at(text, at + 1, end);
        int type = CharClasses.type(action);
        if (type != ACTION && type != SIGN || !isFile(number)) {
            return 0;
        }
        int code = who | MoveTexts.fileNotation(0, 0, 0, CharClasses.value(action), CharClasses.value(number));
        return answer(at + 2 - start, type == SIGN ? MoveTexts.latin(code) : code);
    }

    private static int who(int kind, int qualifier, int file) {
        return MoveTexts.fileNotation(kind, qualifier, file, 0, 0);
    }

    private static boolean isFile(int charClass) {
        return charClass > DIGIT && charClass <= (DIGIT | 9);
    }

    private static int kindOf(int charClass) {
        int type = CharClasses.type(charClass);
        return type == PIECE || type == LETTER ? CharClasses.value(charClass) : 0;
    }

    /** The qualifier that a character stands for beside a piece or a file, or 0. */
    private static int endOf(int charClass) {
        return switch (charClass) {
            case SIGN | MoveTexts.ADVANCE -> MoveTexts.FRONT;
            case SIGN | MoveTexts.RETREAT -> MoveTexts.REAR;
            default -> CharClasses.type(charClass) == QUALIFIER ? CharClasses.value(charClass) : 0;
        };
    }

    private static int at(char[] text, int index, int end) {
        return index < end ? CharClasses.of(text[index]) : NONE;
    }
}
