package org.qipu.parsers.csv;

import java.util.Arrays;
import java.util.List;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.PlyList;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.rules.notation.MoveTextScanner;

/** A game whose rows are being collected. */
final class PlyGame {
    private final HeaderFields header;
    private final String fen;
    private final long firstByte;
    private long endByte;
    private int[] plies = new int[8];
    private String[] moves = new String[8];
    private int size;
    private long held;

    PlyGame(HeaderFields header, String fen, long firstByte) {
        this.header = header;
        this.fen = fen;
        this.firstByte = firstByte;
        endByte = firstByte;
    }

    /**
     * Adds a row.
     *
     * @param ply number of the ply as the row gives it, or -1
     * @param endByte offset after the row
     */
    void add(int ply, String move, long endByte) {
        if (size == plies.length) {
            plies = Arrays.copyOf(plies, 2 * size);
            moves = Arrays.copyOf(moves, 2 * size);
        }
        plies[size] = ply;
        moves[size++] = move;
        this.endByte = endByte;
    }

    /** Notes how many characters more the game holds; gives back that number. */
    int grow(int characters) {
        held += characters;
        return characters;
    }

    /** Number of characters that the game was noted to hold. */
    long held() {
        return held;
    }

    long firstByte() {
        return firstByte;
    }

    /** Number of bytes from the first row to the end of the last; rows of other games may stand between. */
    long byteLength() {
        return endByte - firstByte;
    }

    /**
     * The game in the order of its plies, up to the first that is missing or given twice with different moves.
     *
     * @param firstPly number that the table gives to the first ply of a game
     */
    ParsedRecord toRecord(Origin origin, int firstPly) {
        long[] order = order();
        int base = (int) (order[0] >>> 32);
        if (isNumbered() && base > firstPly) {
            String message = "the rows of the game begin with ply " + base;
            return new Reject(origin, RejectCode.INCOMPLETE_GAME, origin.byteOffset(), message, moves[(int) order[0]]);
        }
        PlyList list = new PlyList();
        String problem = collect(order, base, list);
        if (list.readable() == 0) {
            String message = "no move can be read; rows of the game: " + size;
            String excerpt = list.toMoveList().text(0);
            return new Reject(origin, RejectCode.UNREADABLE_MOVETEXT, origin.byteOffset(), message, excerpt);
        }
        List<ParseIssue> issues = problem.isEmpty()
                ? List.of()
                : List.of(new ParseIssue(ParseIssue.Kind.CUT_SHORT, origin.byteOffset(), problem));
        return new GameRecord(origin, header.toHeader(), fen, list.toMoveList(), 0, "", issues);
    }

    /** Fills the list; why it ends before the rows do, empty when it does not. A row that is repeated counts once. */
    private String collect(long[] order, int base, PlyList list) {
        int expected = base;
        String former = "";
        for (long entry : order) {
            int ply = (int) (entry >>> 32);
            String move = moves[(int) entry];
            if (ply == expected - 1 && move.equals(former)) {
                continue;
            }
            if (ply != expected) {
                return ply < expected ? "ply " + ply + " is given twice" : "ply " + expected + " is missing";
            }
            list.add(MoveTextScanner.code(move), move.toCharArray(), 0, move.length());
            former = move;
            expected++;
        }
        return "";
    }

    /** The rows by ply, and by their order where plies are equal: the ply in the high 32 bits, the row in the low. */
    private long[] order() {
        boolean numbered = isNumbered();
        long[] order = new long[size];
        for (int i = 0; i < size; i++) {
            order[i] = (long) (numbered ? plies[i] : i) << 32 | i;
        }
        Arrays.sort(order);
        return order;
    }

    private boolean isNumbered() {
        boolean numbered = true;
        for (int i = 0; i < size; i++) {
            numbered &= plies[i] >= 0;
        }
        return numbered;
    }
}
