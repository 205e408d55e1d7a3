package org.qipu.parsers.oldsites;

import static org.qipu.parsers.bytes.LittleEndian.u16;

import java.util.List;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** CHN of 联众: a head of 188 bytes, then 32 bytes a move with its files and rows as numbers of 16 bits. */
public final class ChnFormat extends OldSiteFormat {
    private static final int HEAD_BYTES = 188;
    private static final int MOVE_BYTES = 32;
    private static final int SQUARES = 4;

    /** The format. */
    public ChnFormat() {
        super("chn", "CHN of Ourgame");
    }

    @Override
    boolean fits(byte[] head) {
        return head.length >= HEAD_BYTES + MOVE_BYTES
                && u16(head, HEAD_BYTES + SQUARES) < Squares.FILES
                && u16(head, HEAD_BYTES + SQUARES + 2) < Squares.RANKS;
    }

    @Override
    ParsedRecord read(Origin origin, byte[] bytes) {
        SiteMoves moves = SiteMoves.seenByEither();
        int at = HEAD_BYTES;
        for (; at + MOVE_BYTES <= bytes.length; at += MOVE_BYTES) {
            int first = at + SQUARES;
            moves.add(u16(bytes, first), u16(bytes, first + 2), u16(bytes, first + 4), u16(bytes, first + 6));
        }
        List<ParseIssue> issues = at == bytes.length
                ? List.of()
                : List.of(new ParseIssue(ParseIssue.Kind.CUT_SHORT, Math.min(at, bytes.length), "too few bytes"));
        return TreeRecord.of(origin, new HeaderFields(), Setup.INITIAL, moves.tree(), issues);
    }
}
