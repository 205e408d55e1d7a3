package org.qipu.rules.board;

/** One reading of a FEN from left to right; used once. */
final class FenReader {
    private static final int NOTHING = -1;
    private static final int COVERED = -2;

    private final String text;
    private final byte[] pieces = new byte[Squares.COUNT];
    /** Where each letter stands first, upper case, -1 when nowhere. */
    private final int[] firstSeen = new int['Z' + 1];

    private int index;
    private FenProblem problem = FenProblem.EMPTY_TEXT;

    FenReader(String text) {
        this.text = text;
        java.util.Arrays.fill(firstSeen, NOTHING);
    }

    Fen.Result read() {
        skipSpace();
        if (index == text.length()) {
            return new Fen.Unreadable(problem, index);
        }
        for (int rank = Squares.RANKS - 1; rank >= 0; rank--) {
            if (!readRank(rank)) {
                return new Fen.Unreadable(problem, index);
            }
        }
        int ambiguous = ambiguousLetter();
        if (ambiguous != NOTHING) {
            return new Fen.Unreadable(FenProblem.AMBIGUOUS_LETTER, ambiguous);
        }
        return readSide();
    }

    /** Reads one rank and the separator after it; false, with {@link #problem} set, when it cannot be read. */
    private boolean readRank(int rank) {
        int file = 0;
        while (file < Squares.FILES) {
            char c = peek();
            if (c == '/' || c == ' ' || c == 0) {
                boolean last = c != '/' && rank > 0 && file == 0;
                return fail(last ? FenProblem.TOO_FEW_RANKS : FenProblem.RANK_TOO_SHORT);
            }
            int width = readPoint(c, file, rank);
            if (width < 0) {
                return fail(width == COVERED ? FenProblem.COVERED_PIECE : FenProblem.UNKNOWN_CHARACTER);
            }
            file += width;
            if (file > Squares.FILES) {
                return fail(FenProblem.RANK_TOO_LONG);
            }
            index++;
        }
        return rank > 0 ? readSeparator() : afterLastRank();
    }

    /** Puts down what a character of a rank says; returns the number of points, or a negative number for none. */
    private int readPoint(char c, int file, int rank) {
        if (c >= '1' && c <= '9') {
            return c - '0';
        }
        char upper = upper(c);
        int kind = kind(upper);
        if (kind < 0) {
            return kind;
        }
        if (firstSeen[upper] == NOTHING) {
            firstSeen[upper] = index;
        }
        int side = c == upper ? Pieces.RED : Pieces.BLACK;
        pieces[Squares.of(file, rank)] = (byte) Pieces.of(kind, side);
        return 1;
    }

    private boolean readSeparator() {
        char c = peek();
        if (c == '/') {
            index++;
            return true;
        }
        return fail(c == ' ' || c == 0 ? FenProblem.TOO_FEW_RANKS : FenProblem.RANK_TOO_LONG);
    }

    private boolean afterLastRank() {
        char c = peek();
        if (c == '/') {
            return fail(FenProblem.TOO_MANY_RANKS);
        }
        boolean glued = side(c) != NOTHING && (peek(1) == ' ' || peek(1) == 0);
        return c == ' ' || c == 0 || glued || fail(FenProblem.RANK_TOO_LONG);
    }

    private Fen.Result readSide() {
        skipSpace();
        char c = peek();
        int side = side(c);
        boolean alone = peek(1) == ' ' || peek(1) == 0;
        if (side != NOTHING && alone) {
            return new Fen.Read(Setup.of(pieces, side), true);
        }
        boolean counter = c == '-' || c >= '0' && c <= '9';
        if (c == 0 || counter) {
            return new Fen.Read(Setup.of(pieces, Pieces.RED), false);
        }
        return new Fen.Unreadable(FenProblem.UNKNOWN_SIDE, index);
    }

    /** Index of a letter G or M whose meaning the other letters leave open, see {@link FenProblem#AMBIGUOUS_LETTER}. */
    private int ambiguousLetter() {
        if (seen('G') && (!seen('K') || seen('A'))) {
            return firstSeen['G'];
        }
        return seen('M') && (seen('B') || seen('E')) ? firstSeen['M'] : NOTHING;
    }

    private boolean seen(char letter) {
        return firstSeen[letter] != NOTHING;
    }

    private static int kind(char letter) {
        return switch (letter) {
            case 'K' -> Pieces.KING;
            case 'A', 'G' -> Pieces.ADVISOR;
            case 'B', 'E', 'M' -> Pieces.ELEPHANT;
            case 'N', 'H' -> Pieces.HORSE;
            case 'R' -> Pieces.ROOK;
            case 'C' -> Pieces.CANNON;
            case 'P' -> Pieces.PAWN;
            case 'X' -> COVERED;
            default -> NOTHING;
        };
    }

    private static int side(char c) {
        return switch (c) {
            case 'w', 'W', 'r', 'R' -> Pieces.RED;
            case 'b', 'B' -> Pieces.BLACK;
            default -> NOTHING;
        };
    }

    private static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
    }

    private void skipSpace() {
        while (index < text.length() && peek() == ' ') {
            index++;
        }
    }

    private char peek() {
        return peek(0);
    }

    /** The character so far ahead as half-width, any white space as a space, and 0 at the end of the text. */
    private char peek(int ahead) {
        if (index + ahead >= text.length()) {
            return 0;
        }
        char c = text.charAt(index + ahead);
        if (c >= '\uFF01' && c <= '\uFF5E') {
            return (char) (c - '\uFF01' + '!');
        }
        return c <= ' ' || c == '\u00A0' || c == '\u3000' || c == '\uFEFF' ? ' ' : c;
    }

    private boolean fail(FenProblem reason) {
        problem = reason;
        return false;
    }
}
