package org.qipu.parsers.xqr;

import static org.qipu.parsers.bytes.LittleEndian.u8;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.ShortText;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SingleRecord;
import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;

/**
 * Reads the one record of an XQR file: fields of a type, a length and a value, then the tree, then a field with a checksum.
 * Source: the README of the format's repository; no file was seen.
 */
final class XqrReader implements SingleRecord.Reader {
    private static final String CHARSET = "UTF-8";
    private static final byte[] MAGIC = {0, 2, 0x20, 0x17};
    private static final int FEN = 9;
    private static final int MOVES = 10;

    private static final Map<Integer, HeaderField> HEADER = Map.of(
            2, HeaderField.EVENT,
            3, HeaderField.SITE,
            4, HeaderField.DATE,
            5, HeaderField.ROUND,
            6, HeaderField.RED,
            7, HeaderField.BLACK,
            8, HeaderField.RESULT);

    @Override
    public CharsetDecision charset(byte[] bytes, Optional<String> named) {
        return CharsetDecision.prescribed(CHARSET);
    }

    /** Whether a file begins with the field that marks the format. */
    static boolean begins(byte[] bytes) {
        for (int i = 0; i < MAGIC.length; i++) {
            if (i >= bytes.length || bytes[i] != MAGIC[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public ParsedRecord read(Origin origin, byte[] bytes) {
        if (!begins(bytes)) {
            return damaged(origin, 0, "the file does not begin as XQR");
        }
        HeaderFields header = new HeaderFields();
        String fen = "";
        int at = MAGIC.length;
        while (at + 2 <= bytes.length && u8(bytes, at) != MOVES) {
            int end = at + 2 + u8(bytes, at + 1);
            if (end > bytes.length) {
                return damaged(origin, at, "a field of the head leads beyond the end of the file");
            }
            String value = ShortText.of(bytes, at + 2, end, CHARSET);
            HeaderField field = HEADER.get(u8(bytes, at));
            if (field != null) {
                header.put(field, value);
            }
            fen = u8(bytes, at) == FEN ? value : fen;
            at = end;
        }
        if (at + 2 > bytes.length) {
            return damaged(origin, at, "the file ends before its moves");
        }
        return record(origin, bytes, at + 2 + u8(bytes, at + 1), header, fen);
    }

    private static ParsedRecord record(Origin origin, byte[] bytes, int movesAt, HeaderFields header, String fen) {
        Setup start = Setup.INITIAL;
        if (!fen.isEmpty()) {
            if (!(Fen.parse(fen) instanceof Fen.Read read)) {
                return new Reject(origin, RejectCode.UNREADABLE_FEN, 0, "the start position cannot be read", fen);
            }
            start = read.setup();
        }
        MoveTree tree = new MoveTree();
        XqrNodes nodes = new XqrNodes(bytes, movesAt);
        nodes.read(tree);
        List<ParseIssue> issues = new ArrayList<>();
        if (nodes.cutAt() >= 0) {
            issues.add(new ParseIssue(ParseIssue.Kind.CUT_SHORT, nodes.cutAt(), "after " + tree.size() + " moves"));
        } else if (!XqrChecksum.agrees(bytes, nodes.end())) {
            issues.add(new ParseIssue(ParseIssue.Kind.CHECKSUM_MISMATCH, nodes.end(), ""));
        }
        return TreeRecord.of(origin, header, start, tree, issues);
    }

    private static Reject damaged(Origin origin, long offset, String message) {
        return new Reject(origin, RejectCode.DAMAGED_RECORD, offset, message, "");
    }
}
