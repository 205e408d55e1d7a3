package org.qipu.parsers.title;

/** A title in which what states something has one spelling: half-width, and 胜, 负, 红, 让 and the like simplified. */
final class PlainText {
    private PlainText() {}

    /** The text, character for character, so that an index means the same in both. */
    static String of(String title) {
        char[] chars = title.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            chars[i] = plain(chars[i]);
        }
        return new String(chars);
    }

    private static char plain(char c) {
        if (c > '\uFF00' && c < '\uFF5F') {
            return (char) (c - 0xFEE0);
        }
        return switch (c) {
            case '\u3000', '\u00A0', '\t', '_' -> ' ';
            case '【', '〔', '[' -> '(';
            case '】', '〕', ']' -> ')';
            case '—', '–', '−', '‐' -> '-';
            case '勝' -> '胜';
            case '負' -> '负';
            case '紅' -> '红';
            case '讓' -> '让';
            case '輪' -> '轮';
            case '屆' -> '届';
            case '場' -> '场';
            case '組' -> '组';
            case '盤' -> '盘';
            case '賽' -> '赛';
            case '盃' -> '杯';
            default -> c;
        };
    }
}
