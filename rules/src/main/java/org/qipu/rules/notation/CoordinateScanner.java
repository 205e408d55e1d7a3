package org.qipu.rules.notation;

import org.qipu.rules.board.Pieces;

/** The part of {@link MoveTextScanner} that reads texts with square names. Ranks are 0..10 as written. */
final class CoordinateScanner {
    private CoordinateScanner() {}

    /**
     * Origin and target, with or without a dash. Without one, a capital that names a piece before a small letter is
     * algebraic ({@code A10e9}, the advisor of rank 10) and not read here.
     */
    static long coordinates(char[] text, int start, int end) {
        int fromFile = file(text, start, end);
        int fromRank = rank(text, start + 1, end);
        if (fromFile < 0 || fromRank < 0) {
            return 0;
        }
        int at = start + 1 + rankLength(fromRank);
        boolean joined = !isDash(text, at, end);
        if (!joined) {
            at++;
        }
        int toFile = file(text, at, end);
        int toRank = rank(text, at + 1, end);
        if (toFile < 0 || toRank < 0 || joined && isPieceLetter(text[start]) && !isCapital(text[at])) {
            return 0;
        }
        int code = MoveTexts.coordinates(fromFile, fromRank, toFile, toRank);
        return MoveTextScanner.answer(at + 1 + rankLength(toRank) - start, code);
    }

    /** A piece letter in capitals, or none for a pawn; origin file, rank or both where they are needed; the target. */
    static long algebraic(char[] text, int start, int end) {
        int at = start;
        int kind = Pieces.PAWN;
        if (isPieceLetter(text[start])) {
            kind = CharClasses.value(CharClasses.of(text[start]));
            at++;
        } else if (isCapital(text[start])) {
            return 0;
        }
        long plain = target(text, start, at, end, MoveTexts.algebraic(kind, -1, -1, 0, 0));
        int fromFile = file(text, at, end);
        if (fromFile >= 0) {
            at++;
        }
        int fromRank = rank(text, at, end);
        if (fromRank >= 0) {
            at += rankLength(fromRank);
        }
        if (at < end && CharClasses.narrow(text[at]) == 'x') {
            at++;
        }
        long longer = target(text, start, at, end, MoveTexts.algebraic(kind, fromFile, fromRank, 0, 0));
        return longer != 0 ? longer : plain;
    }

    private static long target(char[] text, int start, int at, int end, int who) {
        int file = file(text, at, end);
        int rank = rank(text, at + 1, end);
        if (file < 0 || rank < 0 || isCapital(text[at])) {
            return 0;
        }
        return MoveTextScanner.answer(
                at + 1 + rankLength(rank) - start, who | MoveTexts.algebraic(0, -1, -1, file, rank));
    }

    private static int file(char[] text, int at, int end) {
        int file = at < end ? (CharClasses.narrow(text[at]) | 0x20) - 'a' : -1;
        return file >= 0 && file <= 8 ? file : -1;
    }

    /** The rank at an index: 10 when a 1 and a 0 follow each other, since no move text goes on with a digit; -1 for none. */
    private static int rank(char[] text, int at, int end) {
        int digit = digit(text, at, end);
        return digit == 1 && digit(text, at + 1, end) == 0 ? 10 : digit;
    }

    private static int rankLength(int rank) {
        return rank == 10 ? 2 : 1;
    }

    private static int digit(char[] text, int at, int end) {
        int digit = at < end ? CharClasses.narrow(text[at]) - '0' : -1;
        return digit >= 0 && digit <= 9 ? digit : -1;
    }

    private static boolean isDash(char[] text, int at, int end) {
        return at < end && CharClasses.of(text[at]) == (CharClasses.SIGN | MoveTexts.RETREAT);
    }

    private static boolean isCapital(char c) {
        char narrow = CharClasses.narrow(c);
        return narrow >= 'A' && narrow <= 'Z';
    }

    private static boolean isPieceLetter(char c) {
        return isCapital(c) && CharClasses.of(c) > CharClasses.LETTER;
    }
}
