package org.qipu.pipeline.export;

import java.util.Arrays;

/** A line of fixed columns, counted from 1 in characters (code points). */
final class ColumnLine {
    private int[] characters = new int[0];

    /** A line that begins with a text. */
    ColumnLine(String begin) {
        left(1, begin, begin.length());
    }

    /** Writes a text from a column on; what is longer than the field is cut off. */
    void left(int column, String text, int width) {
        int[] points = text.codePoints().limit(width).toArray();
        int end = column - 1 + points.length;
        if (end > characters.length) {
            int[] longer = new int[end];
            Arrays.fill(longer, ' ');
            System.arraycopy(characters, 0, longer, 0, characters.length);
            characters = longer;
        }
        System.arraycopy(points, 0, characters, column - 1, points.length);
    }

    /** Writes a text that ends with the field. */
    void right(int column, String text, int width) {
        left(column + Math.max(0, width - text.length()), text, width);
    }

    @Override
    public String toString() {
        return new String(characters, 0, characters.length);
    }
}
