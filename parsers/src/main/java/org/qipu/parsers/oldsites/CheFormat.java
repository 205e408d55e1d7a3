package org.qipu.parsers.oldsites;

import java.util.Arrays;
import java.util.List;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/**
 * CHE of QQ: whole numbers, each ended by one character that is no digit. The second is the number of moves; each move takes
 * ten, of which the fourth to the seventh are rank, file, rank, file from Red's side.
 */
public final class CheFormat extends OldSiteFormat {
    private static final int NUMBERS_BEFORE = 2;
    private static final int NUMBERS_A_MOVE = 10;
    private static final int SQUARES = 3;
    private static final int TOO_LARGE = 100_000;

    /** The format. */
    public CheFormat() {
        super("che", "CHE of QQ");
    }

    @Override
    boolean fits(byte[] head) {
        for (byte b : head) {
            boolean digit = b >= '0' && b <= '9';
            boolean separator = b == ' ' || b == ',' || b == ';' || b == '|' || b == '\t' || b == '\n' || b == '\r';
            if (!digit && !separator) {
                return false;
            }
        }
        return head.length > 0;
    }

    @Override
    ParsedRecord read(Origin origin, byte[] bytes) {
        int[] numbers = numbers(bytes);
        int stated = numbers.length < NUMBERS_BEFORE ? 0 : numbers[1];
        int held = Math.max(0, numbers.length - NUMBERS_BEFORE) / NUMBERS_A_MOVE;
        SiteMoves moves = SiteMoves.seenByRed();
        for (int i = 0; i < Math.min(stated, held); i++) {
            int at = NUMBERS_BEFORE + i * NUMBERS_A_MOVE + SQUARES;
            int fromRow = Squares.RANKS - 1 - numbers[at];
            int toRow = Squares.RANKS - 1 - numbers[at + 2];
            moves.add(numbers[at + 1], fromRow, numbers[at + 3], toRow);
        }
        List<ParseIssue> issues = stated <= held
                ? List.of()
                : List.of(new ParseIssue(ParseIssue.Kind.CUT_SHORT, bytes.length, held + " moves of " + stated));
        return TreeRecord.of(origin, new HeaderFields(), Setup.INITIAL, moves.tree(), issues);
    }

    private static int[] numbers(byte[] bytes) {
        int[] numbers = new int[bytes.length + 1];
        int count = 0;
        boolean open = false;
        int number = 0;
        for (byte b : bytes) {
            if (b >= '0' && b <= '9') {
                number = Math.min(TOO_LARGE, number * 10 + b - '0');
                open = true;
            } else {
                numbers[count++] = number;
                number = 0;
                open = false;
            }
        }
        if (open) {
            numbers[count++] = number;
        }
        return Arrays.copyOf(numbers, count);
    }
}
