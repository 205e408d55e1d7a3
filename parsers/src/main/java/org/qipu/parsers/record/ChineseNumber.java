package org.qipu.parsers.record;

/** Numbers written in Chinese characters, as they stand in dates, rounds and editions. */
public final class ChineseNumber {
    private static final String DIGITS = "〇一二三四五六七八九";
    private static final int TEN = 10;

    private ChineseNumber() {}

    /** Whether a character is part of a number in Chinese characters. */
    public static boolean isPart(char c) {
        return digit(c) >= 0 || c == '十' || c == '廿' || c == '卅';
    }

    /**
     * The number of a text: below 100 by tens (十二, 二十, 廿三), or digit by digit (一九五六); -1 when it is neither, or longer
     * than four digits.
     */
    public static int of(CharSequence text) {
        if (text.isEmpty() || text.length() > 4) {
            return -1;
        }
        int number = 0;
        boolean tens = false;
        for (int i = 0; i < text.length(); i++) {
            int digit = digit(text.charAt(i));
            int ten = ten(text.charAt(i), i == 0 ? 1 : number);
            boolean fits = ten > 0 ? !tens && i <= 1 && ten < TEN * TEN : digit >= 0 && (!tens || number % TEN == 0);
            if (!fits) {
                return -1;
            }
            number = ten > 0 ? ten : tens ? number + digit : number * TEN + digit;
            tens |= ten > 0;
        }
        return number;
    }

    /** A text in which the numbers in Chinese characters before one of some characters, or at the end, are in digits. */
    static String inDigits(String text, String before) {
        StringBuilder digits = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int end = i;
            while (end < text.length() && isPart(text.charAt(end))) {
                end++;
            }
            boolean number = end > i && (end == text.length() || before.indexOf(text.charAt(end)) >= 0);
            String run = text.substring(i, Math.max(end, i + 1));
            int value = number ? of(run) : -1;
            boolean digitwise = value >= 0 && run.chars().allMatch(c -> digit((char) c) >= 0);
            digits.append(value < 0 ? run : digitwise ? String.format("%0" + run.length() + "d", value) : value);
            i = Math.max(end, i + 1);
        }
        return digits.toString();
    }

    private static int digit(char c) {
        return c == '零' || c == '○' || c == 'Ｏ' ? 0 : DIGITS.indexOf(c);
    }

    /** The tens that a character makes of the number before it; 0 when it is none. */
    private static int ten(char c, int before) {
        return switch (c) {
            case '十' -> before * TEN;
            case '廿' -> 2 * TEN;
            case '卅' -> 3 * TEN;
            default -> 0;
        };
    }
}
