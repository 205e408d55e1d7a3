package org.qipu.rules.board;

/**
 * Forsyth-Edwards notation of xiangqi: Black's back rank first, upper case for Red, then the side to move.
 *
 * <p>Reads every spelling met in archives: {@code w}, {@code r}, {@code W}, {@code R} or nothing for Red; {@code H} for
 * N, {@code E} or {@code M} (minister) for B, {@code G} (guard) for A; the side glued to the last rank; full-width
 * characters; anything at all after the side. Writes one: letters {@code KABNRCP}, {@code w} or {@code b}, and the
 * constant counters {@code - - 0 1}.
 */
public final class Fen {
    /** FEN of the initial position. */
    public static final String INITIAL = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    private Fen() {}

    /** What became of a FEN. */
    public sealed interface Result permits Read, Unreadable {}

    /**
     * A FEN that was read.
     *
     * @param setup the arrangement, whatever its flaws
     * @param sideStated false when the text names no side to move and Red was assumed
     */
    public record Read(Setup setup, boolean sideStated) implements Result {}

    /**
     * A text that is no FEN of xiangqi.
     *
     * @param reason why
     * @param index where in the text, 0-based; its length when something is missing at the end
     */
    public record Unreadable(FenProblem reason, int index) implements Result {}

    /** Reads a FEN; never fails otherwise than by returning {@link Unreadable}, whatever the text. */
    public static Result parse(String text) {
        return new FenReader(text).read();
    }

    /** The canonical FEN of a setup. */
    public static String write(Setup setup) {
        StringBuilder text = new StringBuilder(80);
        for (int rank = Squares.RANKS - 1; rank >= 0; rank--) {
            writeRank(setup, rank, text);
            text.append(rank > 0 ? '/' : ' ');
        }
        return text.append(setup.sideToMove() == Pieces.RED ? 'w' : 'b')
                .append(" - - 0 1")
                .toString();
    }

    /** The canonical FEN of a position, its history left out. */
    public static String write(Position position) {
        return write(position.setup());
    }

    private static void writeRank(Setup setup, int rank, StringBuilder text) {
        int empty = 0;
        for (int file = 0; file < Squares.FILES; file++) {
            int piece = setup.pieceAt(Squares.of(file, rank));
            if (piece == Pieces.EMPTY) {
                empty++;
                continue;
            }
            if (empty > 0) {
                text.append(empty);
            }
            text.append(Pieces.letter(piece));
            empty = 0;
        }
        if (empty > 0) {
            text.append(empty);
        }
    }
}
