package org.qipu.parsers.cbf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.bytes.ByteSample;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.CharsetDetector;
import org.qipu.parsers.bytes.TextDecoder;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SingleRecord;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;

/** Reads the one record of a CBF file. The bytes decide the charset, not the XML declaration, which may be wrong. */
final class CbfReader implements SingleRecord.Reader {
    @Override
    public CharsetDecision charset(byte[] bytes, Optional<String> named) {
        return named.map(name -> CharsetDetector.override(name, bytes))
                .orElseGet(() -> CharsetDetector.decide(ByteSample.of(bytes)));
    }

    @Override
    public ParsedRecord read(Origin origin, byte[] bytes) {
        TextDecoder decoder = TextDecoder.of(origin.encoding());
        char[] chars = new char[bytes.length + 2];
        int length = decoder.decode(bytes, 0, bytes.length, chars, bytes.length + 1);
        CbfDocument document = CbfDocument.of(chars, length);
        if (!document.isRecord()) {
            String why = document.problem().isEmpty() ? "" : ": " + document.problem();
            String message = "no ChineseChessRecord element was found" + why;
            return new Reject(origin, RejectCode.DAMAGED_RECORD, 0, message, "");
        }
        Setup start = Setup.INITIAL;
        if (!document.fen().isEmpty()) {
            Fen.Result fen = Fen.parse(document.fen());
            if (fen instanceof Fen.Unreadable unreadable) {
                String message = "the start position cannot be read: "
                        + unreadable.reason().english();
                return new Reject(origin, RejectCode.UNREADABLE_FEN, 0, message, document.fen());
            }
            start = ((Fen.Read) fen).setup();
        }
        return TreeRecord.of(origin, document.header(), start, document.tree(), issues(document, decoder));
    }

    private static List<ParseIssue> issues(CbfDocument document, TextDecoder decoder) {
        List<ParseIssue> issues = new ArrayList<>();
        if (!document.problem().isEmpty()) {
            issues.add(new ParseIssue(ParseIssue.Kind.CUT_SHORT, 0, document.problem()));
        }
        if (document.movesAfterEnd() > 0) {
            String text = "moves after the one that is marked as the last: " + document.movesAfterEnd();
            issues.add(new ParseIssue(ParseIssue.Kind.STRAY_TEXT, 0, text));
        }
        if (decoder.defects() > 0) {
            String places = decoder.defects() == 1 ? "1 place" : decoder.defects() + " places";
            issues.add(new ParseIssue(ParseIssue.Kind.UNDECODABLE_BYTES, decoder.firstDefect(), places));
        }
        return issues;
    }
}
