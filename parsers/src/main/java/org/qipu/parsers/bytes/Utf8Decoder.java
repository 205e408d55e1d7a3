package org.qipu.parsers.bytes;

/** UTF-8 as RFC 3629 defines it: no overlong forms, no surrogates. A broken sequence gives one U+FFFD. */
final class Utf8Decoder extends TextDecoder {
    @Override
    int run(byte[] in, int start, int end, char[] out, int limit) {
        int i = start;
        int n = 0;
        while (i < end && n < limit) {
            int b = in[i];
            if (b >= 0) {
                out[n++] = (char) b;
                i++;
                continue;
            }
            int length = sequence(in, i, end);
            if (length == 3) {
                out[n++] = (char) ((b & 0xF) << 12 | (in[i + 1] & 0x3F) << 6 | in[i + 2] & 0x3F);
            } else if (length == 2) {
                out[n++] = (char) ((b & 0x1F) << 6 | in[i + 1] & 0x3F);
            } else if (length == 4) {
                int point = (b & 7) << 18 | (in[i + 1] & 0x3F) << 12 | (in[i + 2] & 0x3F) << 6 | in[i + 3] & 0x3F;
                out[n++] = Character.highSurrogate(point);
                out[n++] = Character.lowSurrogate(point);
            } else {
                out[n++] = REPLACEMENT;
                defect(i);
            }
            i += Math.abs(length);
        }
        consumed(i - start);
        return n;
    }

    /**
     * Length of the sequence at a byte beyond ASCII, 2..4; or minus the number of bytes, 1..3, of the longest start of
     * a sequence there.
     */
    static int sequence(byte[] in, int at, int end) {
        int lead = in[at] & 0xFF;
        int length =
                lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
        if (length == 0) {
            return -1;
        }
        for (int k = 1; k < length; k++) {
            if (at + k >= end || !continues(lead, k, in[at + k] & 0xFF)) {
                return -k;
            }
        }
        return length;
    }

    /** Whether a byte may stand at a place of a sequence; the lead narrows what may follow directly after it. */
    private static boolean continues(int lead, int place, int b) {
        if (b < 0x80 || b > 0xBF) {
            return false;
        }
        if (place > 1) {
            return true;
        }
        return switch (lead) {
            case 0xE0 -> b >= 0xA0;
            case 0xED -> b < 0xA0;
            case 0xF0 -> b >= 0x90;
            case 0xF4 -> b < 0x90;
            default -> true;
        };
    }
}
