package org.qipu.parsers.xqf;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.ShortText;
import org.qipu.parsers.bytes.StringsCharset;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SingleRecord;
import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** Reads the one record of an XQF file. */
final class XqfReader implements SingleRecord.Reader {
    /** The files do not say how their texts are coded; most come from mainland China. */
    private static final String USUAL_CHARSET = "GB18030";

    private static final int SAMPLED = 256 * 1024;

    @Override
    public CharsetDecision charset(byte[] bytes, Optional<String> named) {
        ByteArrayOutputStream strings = new ByteArrayOutputStream();
        if (named.isEmpty() && XqfHeader.problem(bytes).isEmpty()) {
            XqfHeader.sample(bytes, strings);
            nodes(bytes).read(new MoveTree(), (node, text, start, end) -> {
                if (strings.size() < SAMPLED) {
                    strings.write(text, start, end - start);
                    strings.write('\n');
                }
            });
        }
        return StringsCharset.decide(strings.toByteArray(), USUAL_CHARSET, named);
    }

    @Override
    public ParsedRecord read(Origin origin, byte[] bytes) {
        String problem = XqfHeader.problem(bytes);
        if (!problem.isEmpty()) {
            return new Reject(origin, RejectCode.DAMAGED_RECORD, 0, problem, "");
        }
        HeaderFields fields = XqfHeader.fields(bytes, origin.encoding());
        XqfBoard board = board(bytes);
        if (board.clash() >= 0) {
            String message = "two pieces stand on " + Squares.name(board.clash());
            return new Reject(origin, RejectCode.DAMAGED_RECORD, XqfBoard.OFFSET, message, "");
        }
        XqfNodes nodes = nodes(bytes);
        MoveTree tree = new MoveTree();
        nodes.read(tree, (node, text, from, to) -> tree.comment(node, ShortText.of(text, from, to, origin.encoding())));
        List<ParseIssue> issues = nodes.cutAt() < 0
                ? List.of()
                : List.of(new ParseIssue(ParseIssue.Kind.CUT_SHORT, nodes.cutAt(), "after " + tree.size() + " moves"));
        return TreeRecord.of(origin, fields, start(bytes), tree, issues);
    }

    static XqfNodes nodes(byte[] bytes) {
        XqfKeys keys = keys(bytes);
        return new XqfNodes(keys.reveal(bytes, XqfNodes.OFFSET), keys);
    }

    static Setup start(byte[] bytes) {
        return Setup.of(board(bytes).pieces(), XqfHeader.sideToMove(bytes));
    }

    private static XqfBoard board(byte[] bytes) {
        return new XqfBoard(bytes, XqfHeader.version(bytes), keys(bytes));
    }

    private static XqfKeys keys(byte[] bytes) {
        return XqfKeys.of(bytes, XqfHeader.version(bytes));
    }
}
