package org.qipu.parsers.oldsites;

import static org.qipu.parsers.bytes.LittleEndian.u8;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.bytes.CharsetDecision;
import org.qipu.parsers.bytes.ShortText;
import org.qipu.parsers.bytes.StringsCharset;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/**
 * MXQ of 弈天: strings with a length byte in front. Site, date, title, two ratings, five without a meaning, a comment, one
 * without; then the moves, such as {@code 7C-4C} with ranks A to J from Red's side, up to the word Ends.
 */
public final class MxqFormat extends OldSiteFormat {
    private static final int SITE = 0;
    private static final int DATE = 1;
    private static final int TITLE = 2;
    private static final int COMMENT = 10;
    private static final int MOVES = 12;
    private static final String END = "Ends";

    /** The format. */
    public MxqFormat() {
        super("mxq", "MXQ of Yitian");
    }

    @Override
    boolean fits(byte[] head) {
        List<Integer> starts = starts(head);
        return starts.size() > MOVES && u8(head, starts.get(MOVES)) <= 5;
    }

    @Override
    CharsetDecision charset(byte[] bytes, Optional<String> named) {
        ByteArrayOutputStream strings = new ByteArrayOutputStream();
        for (int start : starts(bytes)) {
            strings.write(bytes, start + 1, u8(bytes, start));
            strings.write('\n');
        }
        return StringsCharset.decide(strings.toByteArray(), "GB18030", named);
    }

    @Override
    ParsedRecord read(Origin origin, byte[] bytes) {
        List<Integer> starts = starts(bytes);
        List<String> strings = new ArrayList<>();
        starts.forEach(
                start -> strings.add(ShortText.of(bytes, start + 1, start + 1 + u8(bytes, start), origin.encoding())));
        HeaderFields header = new HeaderFields()
                .put(HeaderField.SITE, at(strings, SITE))
                .put(HeaderField.DATE, at(strings, DATE))
                .put(HeaderField.TITLE, at(strings, TITLE));
        SiteMoves moves = SiteMoves.seenByRed();
        int i = MOVES;
        while (i < strings.size() && !strings.get(i).equals(END)) {
            add(moves, strings.get(i++));
        }
        moves.comment(at(strings, COMMENT));
        List<ParseIssue> issues = i < strings.size()
                ? List.of()
                : List.of(new ParseIssue(ParseIssue.Kind.CUT_SHORT, bytes.length, "the word Ends is missing"));
        return TreeRecord.of(origin, header, Setup.INITIAL, moves.tree(), issues);
    }

    /** Where each string's length byte stands, up to the first string that leads beyond the end. */
    private static List<Integer> starts(byte[] bytes) {
        List<Integer> starts = new ArrayList<>();
        int at = 0;
        while (at < bytes.length && at + 1 + u8(bytes, at) <= bytes.length) {
            starts.add(at);
            at += 1 + u8(bytes, at);
        }
        return starts;
    }

    private static String at(List<String> strings, int index) {
        return index < strings.size() ? strings.get(index) : "";
    }

    private static void add(SiteMoves moves, String text) {
        int row = Squares.RANKS - 1;
        boolean whole = text.length() >= 5;
        moves.add(
                whole ? text.charAt(0) - '0' : -1,
                whole ? row - (text.charAt(1) - 'A') : -1,
                whole ? text.charAt(3) - '0' : -1,
                whole ? row - (text.charAt(4) - 'A') : -1);
    }
}
