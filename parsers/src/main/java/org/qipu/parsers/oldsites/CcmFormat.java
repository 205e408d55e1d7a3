package org.qipu.parsers.oldsites;

import static org.qipu.parsers.bytes.LittleEndian.u8;

import java.util.List;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** CCM of 中国游戏中心: seven bytes a move, of which the last four are its files and rows. */
public final class CcmFormat extends OldSiteFormat {
    private static final int MOVE_BYTES = 7;

    /** The format. */
    public CcmFormat() {
        super("ccm", "CCM of China Game Center");
    }

    @Override
    boolean fits(byte[] head) {
        return head.length >= MOVE_BYTES
                && Math.max(u8(head, 3), u8(head, 4)) < Squares.FILES
                && Math.max(u8(head, 5), u8(head, 6)) < Squares.RANKS;
    }

    @Override
    ParsedRecord read(Origin origin, byte[] bytes) {
        SiteMoves moves = SiteMoves.seenByEither();
        int at = 0;
        for (; at + MOVE_BYTES <= bytes.length; at += MOVE_BYTES) {
            moves.add(u8(bytes, at + 3), u8(bytes, at + 5), u8(bytes, at + 4), u8(bytes, at + 6));
        }
        List<ParseIssue> issues = at == bytes.length
                ? List.of()
                : List.of(new ParseIssue(ParseIssue.Kind.CUT_SHORT, at, "the last move has too few bytes"));
        return TreeRecord.of(origin, new HeaderFields(), Setup.INITIAL, moves.tree(), issues);
    }
}
