package org.qipu.parsers.wxf;

/**
 * The letters that a record states for its pieces, as in {@code FORMAT AXF, K(K) R(C) N(H)}: in front of the parenthesis the
 * usual letter, in it the one that this record writes. Source: the draft of the WXF format of the 1990s.
 */
final class PieceSymbols {
    private final char[] usual = new char[128];
    private boolean any;

    /** The letters of a FORMAT line's value. */
    PieceSymbols(String value) {
        for (int i = 0; i + 3 < value.length(); i++) {
            boolean pair = value.charAt(i + 1) == '(' && value.charAt(i + 3) == ')';
            if (pair && isCapital(value.charAt(i)) && isCapital(value.charAt(i + 2))) {
                set(value.charAt(i + 2), value.charAt(i));
            }
        }
    }

    private void set(char written, char meant) {
        any |= written != meant;
        usual[written] = meant;
        usual[written | 0x20] = (char) (meant | 0x20);
    }

    private static boolean isCapital(char c) {
        return c >= 'A' && c <= 'Z';
    }

    /** Whether any letter has another meaning than usual. */
    boolean differ() {
        return any;
    }

    /** The first characters of a text with the usual letters for the record's. */
    char[] translated(char[] text, int length) {
        char[] out = new char[length];
        for (int i = 0; i < length; i++) {
            char c = text[i];
            out[i] = c < usual.length && usual[c] != 0 ? usual[c] : c;
        }
        return out;
    }
}
