package org.qipu.parsers.pgn;

import org.qipu.rules.board.Pieces;
import org.qipu.rules.notation.MoveTexts;

/** What the movetext of a record says for being something else than a list of xiangqi moves. */
final class DialectEvidence {
    /** The dialect that the moves of standard chess make. */
    static final String CHESS = "standard chess";

    private boolean drawnDiagram;
    private boolean privateVariation;
    private boolean plyNumbersBroken;
    private int otherNotation;
    private int chessOnly;

    void clear() {
        drawnDiagram = false;
        privateVariation = false;
        plyNumbersBroken = false;
        otherNotation = 0;
        chessOnly = 0;
    }

    /** An arrow between moves, as drawn trees of moves have them. */
    void drawnDiagram() {
        drawnDiagram = true;
    }

    /** {@code (2) +2546}. */
    void privateVariation() {
        privateVariation = true;
    }

    /** {@code 2-炮二平五}: the number of plies before the move, which repeats or jumps where lines branch. */
    void plyNumber(int number, int plies) {
        plyNumbersBroken |= number != plies;
    }

    /** A move that was read, with its first character. */
    void move(int code, char first) {
        if (MoveTexts.form(code) != MoveTexts.ALGEBRAIC) {
            otherNotation++;
        } else if (first == 'B' && MoveTexts.kind(code) == Pieces.ELEPHANT && !isElephantPoint(code)) {
            chessOnly++;
        }
    }

    /** An elephant only ever stands on seven points of its half, in ranks from 0 or from 1. */
    private static boolean isElephantPoint(int code) {
        int rank = MoveTexts.toRank(code);
        return switch (MoveTexts.toFile(code)) {
            case 0, 4, 8 -> rank == 2 || rank == 3 || rank == 7 || rank == 8;
            case 2, 6 -> rank < 2 || rank > 3 && rank < 7 || rank > 8;
            default -> false;
        };
    }

    /** A word that is no move: castling, a queen and a promotion are of standard chess. */
    void unreadable(char[] chars, int start, int end) {
        boolean promotion = end - start >= 4 && chars[end - 2] == '=' && PgnChars.isLatinLetter(chars[end - 1]);
        if (chars[start] == 'Q' || promotion || Words.isCastling(chars, start, Spans.wordEnd(chars, start, end))) {
            chessOnly++;
        }
    }

    /** Name of the dialect of the record's moves; empty when there is nothing against xiangqi. */
    String dialect() {
        if (drawnDiagram) {
            return "a drawn tree of moves";
        }
        if (privateVariation) {
            return "variations by ply number and squares";
        }
        if (plyNumbersBroken) {
            return "a tree of moves numbered by ply";
        }
        return chessOnly > 0 && otherNotation == 0 ? CHESS : "";
    }
}
