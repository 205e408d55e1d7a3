package org.qipu.parsers.cbr;

import static org.qipu.parsers.bytes.LittleEndian.u8;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.qipu.parsers.bytes.ShortText;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;

/** Reads one record, in a file of its own or in a library. */
final class CbrRecord {
    /** Charset of all texts. */
    static final String CHARSET = "UTF-16LE";

    private static final byte[] MAGIC = "CCBridge Record\0".getBytes(StandardCharsets.US_ASCII);
    private static final int RESULT = 2076;
    private static final int BLACK_TO_MOVE = 2;

    /** By the result's number. */
    private static final String[] RESULTS = {"*", "1-0", "0-1", "1/2-1/2", "多种"};

    private CbrRecord() {}

    /** What a record begins with. */
    static byte[] magic() {
        return MAGIC.clone();
    }

    /** Whether a record begins at an index. */
    static boolean begins(byte[] bytes, int start, int end) {
        return start + MAGIC.length <= end && Arrays.equals(bytes, start, start + MAGIC.length, MAGIC, 0, MAGIC.length);
    }

    /** Reads the record between two indices; bytes after its last node are left alone. */
    static ParsedRecord read(Origin origin, byte[] bytes, int start, int end) {
        return read(origin, bytes, start, end, false);
    }

    /** Reads a record of a library, where one that holds a title and nothing else is a heading. */
    static ParsedRecord inLibrary(Origin origin, byte[] bytes, int start, int end) {
        return read(origin, bytes, start, end, true);
    }

    private static ParsedRecord read(Origin origin, byte[] bytes, int start, int end, boolean headings) {
        if (!begins(bytes, start, end) || end - start < CbrLayout.headLength()) {
            return damaged(origin, "the record does not begin as a CCBridge record");
        }
        int version = CbrLayout.version(bytes, start);
        if (version != 1 && version != 2) {
            String message = "a CCBridge record of version " + version + "; 1 and 2 are known";
            return new Reject(origin, RejectCode.UNSUPPORTED_DIALECT, origin.byteOffset(), message, "");
        }
        CbrLayout layout = CbrLayout.values()[version - 1];
        if (end - start < layout.root()) {
            return damaged(origin, "the record ends within its head, after " + (end - start) + " bytes");
        }
        CbrNodes nodes = new CbrNodes(bytes, start, end, layout);
        MoveTree tree = nodes.read();
        List<ParseIssue> issues = List.of();
        if (nodes.cutAt() >= 0) {
            long offset = origin.byteOffset() + nodes.cutAt() - start;
            issues = List.of(new ParseIssue(ParseIssue.Kind.CUT_SHORT, offset, "after " + tree.size() + " moves"));
        }
        int side = u8(bytes, start + layout.side()) == BLACK_TO_MOVE ? Pieces.BLACK : Pieces.RED;
        Setup setup = Setup.of(CbrBoard.pieces(bytes, start + layout.board()), side);
        HeaderFields fields = fields(bytes, start, layout);
        ParsedRecord record = TreeRecord.of(origin, fields, setup, tree, issues);
        boolean empty = record instanceof Reject && issues.isEmpty();
        boolean heading = headings && empty && !fields.value(HeaderField.TITLE).isEmpty();
        return heading ? TreeRecord.heading(origin, fields) : record;
    }

    private static HeaderFields fields(byte[] bytes, int start, CbrLayout layout) {
        HeaderFields fields = new HeaderFields();
        for (CbrField field : CbrField.values()) {
            int at = start + layout.text(field.offset());
            fields.put(field.field(), ShortText.wide(bytes, at, at + field.bytes()));
        }
        if (layout.resultKnown()) {
            int result = u8(bytes, start + RESULT);
            int ending = start + RESULT + 4;
            fields.put(HeaderField.RESULT, result < RESULTS.length ? RESULTS[result] : "code " + result);
            fields.put(HeaderField.TERMINATION, ShortText.wide(bytes, ending, ending + 32));
        }
        return fields;
    }

    private static Reject damaged(Origin origin, String message) {
        return new Reject(origin, RejectCode.DAMAGED_RECORD, origin.byteOffset(), message, "");
    }
}
