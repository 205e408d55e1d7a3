package org.qipu.parsers.pgn;

/**
 * Strings seen lately, so that the tags which a file repeats in every record become one object each. The latest string of
 * a hash value stays; long ones are not kept.
 */
final class TextPool {
    private static final int SIZE = 1024;
    private static final int MAX_LENGTH = 128;

    private final String[] pool = new String[SIZE];

    /** The text of a range. */
    String text(char[] chars, int start, int end) {
        int length = end - start;
        if (length == 0) {
            return "";
        }
        if (length > MAX_LENGTH) {
            return new String(chars, start, length);
        }
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + chars[i];
        }
        int slot = (hash ^ hash >>> 15) & SIZE - 1;
        String pooled = pool[slot];
        if (pooled == null || !same(pooled, chars, start, length)) {
            pooled = new String(chars, start, length);
            pool[slot] = pooled;
        }
        return pooled;
    }

    private static boolean same(String pooled, char[] chars, int start, int length) {
        if (pooled.length() != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (pooled.charAt(i) != chars[start + i]) {
                return false;
            }
        }
        return true;
    }
}
