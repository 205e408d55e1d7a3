package org.qipu.parsers.record;

import java.util.Arrays;

/**
 * The moves of a record's main line: for each ply the code of its text (see {@code org.qipu.rules.notation.MoveTexts})
 * and the text as written.
 */
public final class MoveList {
    /** A list without moves. */
    public static final MoveList EMPTY = new MoveList(new int[0], new int[0], new char[0]);

    private final int[] codes;
    private final int[] ends;
    private final char[] text;

    /**
     * Takes ownership of the arrays.
     *
     * @param codes one move-text code a ply
     * @param ends end of each ply's text in {@code text}; it begins where the former ply's text ends
     * @param text the texts of all plies, one after the other
     */
    public MoveList(int[] codes, int[] ends, char[] text) {
        this.codes = codes;
        this.ends = ends;
        this.text = text;
    }

    /** Number of plies. */
    public int size() {
        return codes.length;
    }

    /** Code of the move text at a ply, 0-based. */
    public int code(int ply) {
        return codes[ply];
    }

    /** Text of the move at a ply as it was written. */
    public String text(int ply) {
        int start = ply == 0 ? 0 : ends[ply - 1];
        return new String(text, start, ends[ply] - start);
    }

    /** The codes of all plies, as a copy. */
    public int[] codes() {
        return Arrays.copyOf(codes, codes.length);
    }
}
