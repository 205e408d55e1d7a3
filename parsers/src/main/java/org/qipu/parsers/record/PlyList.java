package org.qipu.parsers.record;

import java.util.Arrays;
import org.qipu.rules.notation.MoveTexts;

/** Collects the plies of one record in reused arrays. Not for use by several threads at once. */
public final class PlyList {
    private int[] codes = new int[256];
    private int[] ends = new int[256];
    private char[] text = new char[1024];
    private int size;
    private int length;
    private int readable;

    /** Forgets all plies. */
    public void clear() {
        size = 0;
        length = 0;
        readable = 0;
    }

    /** Number of plies. */
    public int size() {
        return size;
    }

    /** Number of plies whose text can be read as a move. */
    public int readable() {
        return readable;
    }

    /** Adds a ply: the code of its text, see {@link MoveTexts}, and the text as a range of characters. */
    public void add(int code, char[] chars, int start, int end) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
        }
        int count = end - start;
        if (length + count > text.length) {
            text = Arrays.copyOf(text, Math.max(length + count, 2 * text.length));
        }
        for (int i = 0; i < count; i++) {
            text[length + i] = chars[start + i];
        }
        length += count;
        codes[size] = code;
        ends[size++] = length;
        readable += code == MoveTexts.UNREADABLE ? 0 : 1;
    }

    /** The plies as a value of their own. */
    public MoveList toMoveList() {
        return size == 0
                ? MoveList.EMPTY
                : new MoveList(Arrays.copyOf(codes, size), Arrays.copyOf(ends, size), Arrays.copyOf(text, length));
    }
}
