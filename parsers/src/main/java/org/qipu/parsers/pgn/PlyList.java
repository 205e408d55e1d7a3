package org.qipu.parsers.pgn;

import java.util.Arrays;
import org.qipu.parsers.record.MoveList;
import org.qipu.rules.notation.MoveTexts;

/** Collects the plies of one record in reused arrays. */
final class PlyList {
    private int[] codes = new int[256];
    private int[] ends = new int[256];
    private char[] text = new char[1024];
    private int size;
    private int length;
    private int readable;

    void clear() {
        size = 0;
        length = 0;
        readable = 0;
    }

    int size() {
        return size;
    }

    /** Number of plies whose text can be read as a move. */
    int readable() {
        return readable;
    }

    void add(int code, char[] chars, int start, int end) {
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

    MoveList toMoveList() {
        return size == 0
                ? MoveList.EMPTY
                : new MoveList(Arrays.copyOf(codes, size), Arrays.copyOf(ends, size), Arrays.copyOf(text, length));
    }
}
