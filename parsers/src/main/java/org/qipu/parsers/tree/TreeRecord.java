package org.qipu.parsers.tree;

import java.util.List;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.ResultText;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** Makes the record of a tree. */
public final class TreeRecord {
    private TreeRecord() {}

    /**
     * The main line as a game; or a reject when there is nothing to audit: no move, no result, and no position but the
     * initial one or an empty board, as headings in libraries have it.
     */
    public static ParsedRecord of(
            Origin origin, HeaderFields fields, Setup start, MoveTree tree, List<ParseIssue> issues) {
        String fen = start.equals(Setup.INITIAL) ? "" : Fen.write(start);
        boolean setUp = !fen.isEmpty() && !start.withSideToMove(Pieces.RED).equals(Setup.INITIAL) && !isEmpty(start);
        boolean ended = ResultText.of(fields.value(HeaderField.RESULT)) != GameResult.UNKNOWN;
        if (tree.size() == 0 && !setUp && !ended) {
            String title = fields.value(HeaderField.TITLE);
            String message = issues.isEmpty()
                    ? "a heading without moves, set-up position or result"
                    : "the moves cannot be read: the data are cut short before the first one";
            return new Reject(origin, RejectCode.NO_MOVES, origin.byteOffset(), message, title);
        }
        String text = tree.isAnnotated() ? TreeText.of(tree, start.sideToMove()) : "";
        return new GameRecord(origin, fields.toHeader(), fen, tree.mainLine(), tree.variations(), text, issues);
    }

    /** A record of a library that holds a title and nothing else, under which the records that follow it stand. */
    public static GameRecord heading(Origin origin, HeaderFields fields) {
        return new GameRecord(origin, fields.toHeader(), "", MoveList.EMPTY, 0, "", List.of());
    }

    private static boolean isEmpty(Setup setup) {
        for (int square = 0; square < Squares.COUNT; square++) {
            if (setup.pieceAt(square) != Pieces.EMPTY) {
                return false;
            }
        }
        return true;
    }
}
