package org.qipu.pipeline.explain.text;

import org.qipu.pipeline.explain.Language;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/**
 * The board in characters, Red below: Chinese characters or FEN letters on the points, the river, the palaces, and around
 * it the files as Black counts them, the files and ranks of coordinates, and the files as Red counts them.
 */
final class BoardDrawing {
    /** Red's horse is written 傌 so that the sides can be told apart without colour. */
    private static final String CHINESE = ".帥仕相傌俥炮兵.將士象馬車砲卒";

    /** Columns from one file to the next. */
    private static final int PITCH = 4;

    private static final int WIDTH = (Squares.FILES - 1) * PITCH + 1;
    private static final String MARGIN = "    ";

    private final Language language;
    private final Ink ink;

    BoardDrawing(Language language, Ink ink) {
        this.language = language;
        this.ink = ink;
    }

    /** The lines of the drawing. */
    String of(Setup setup) {
        StringBuilder out = new StringBuilder();
        files(out, language == Language.ZH ? "１２３４５６７８９" : "123456789");
        for (int rank = Squares.RANKS - 1; rank >= 0; rank--) {
            out.append("  ").append(rank).append(' ');
            points(setup, rank, out);
            out.append('\n');
            if (rank > 0) {
                out.append(MARGIN).append(between(rank)).append('\n');
            }
        }
        files(out, "abcdefghi");
        files(out, language == Language.ZH ? "九八七六五四三二一" : "987654321");
        return out.toString();
    }

    private static void files(StringBuilder out, String names) {
        StringBuilder line = new StringBuilder(MARGIN);
        for (int file = 0; file < Squares.FILES; file++) {
            line.append(Columns.padded(names.substring(file, file + 1), PITCH));
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }

    private void points(Setup setup, int rank, StringBuilder out) {
        for (int file = 0; file < Squares.FILES; file++) {
            int piece = setup.pieceAt(Squares.of(file, rank));
            String shown = piece == Pieces.EMPTY ? crossing(file, rank) : name(piece);
            boolean red = piece != Pieces.EMPTY && Pieces.side(piece) == Pieces.RED;
            out.append(red ? ink.red(shown) : piece == Pieces.EMPTY ? shown : ink.bold(shown));
            if (file < Squares.FILES - 1) {
                out.append("─".repeat(PITCH - Columns.width(shown)));
            }
        }
    }

    private String name(int piece) {
        return language == Language.ZH ? CHINESE.substring(piece, piece + 1) : Character.toString(Pieces.letter(piece));
    }

    private static String crossing(int file, int rank) {
        boolean top = rank == Squares.RANKS - 1 || rank == 4;
        boolean bottom = rank == 0 || rank == 5;
        if (file == 0) {
            return rank == 9 ? "┌" : rank == 0 ? "└" : "├";
        }
        if (file == Squares.FILES - 1) {
            return rank == 9 ? "┐" : rank == 0 ? "┘" : "┤";
        }
        return top ? "┬" : bottom ? "┴" : "┼";
    }

    /** What stands between a rank and the one below it. */
    private String between(int rank) {
        if (rank == 5) {
            return language == Language.ZH ? river("楚　河", "汉　界") : river("river", "");
        }
        StringBuilder line = new StringBuilder();
        for (int file = 0; file < Squares.FILES - 1; file++) {
            line.append('│').append(' ').append(diagonal(rank, file)).append(' ');
        }
        return line.append('│').toString();
    }

    private static char diagonal(int rank, int file) {
        boolean upper = rank == 9 || rank == 2;
        boolean lower = rank == 8 || rank == 1;
        if (file == 3 && upper || file == 4 && lower) {
            return '╲';
        }
        return file == 4 && upper || file == 3 && lower ? '╱' : ' ';
    }

    private static String river(String left, String right) {
        String words = right.isEmpty() ? left : left + "       " + right;
        int free = WIDTH - 2 - Columns.width(words);
        return "│" + " ".repeat(free / 2) + words + " ".repeat(free - free / 2) + "│";
    }
}
