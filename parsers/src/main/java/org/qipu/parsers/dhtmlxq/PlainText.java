package org.qipu.parsers.dhtmlxq;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes the marks of web pages and the format's own line breaks out of a value. */
final class PlainText {
    private static final Pattern LINE_BREAK = Pattern.compile("(?i)\\s*(?:<br\\s{0,8}/?>|\\|\\|)\\s*");
    private static final Pattern ENTITY = Pattern.compile("&(?:amp|lt|gt|quot|nbsp|#\\d{1,7}|#[xX][0-9a-fA-F]{1,6});");

    private PlainText() {}

    static String of(String value) {
        String text = value;
        if (text.indexOf('<') >= 0 || text.indexOf('|') >= 0) {
            text = LINE_BREAK.matcher(text).replaceAll("\n");
        }
        if (text.indexOf('&') >= 0) {
            text = ENTITY.matcher(text).replaceAll(entity -> Matcher.quoteReplacement(character(entity.group())));
        }
        return text.strip();
    }

    private static String character(String entity) {
        return switch (entity) {
            case "&amp;" -> "&";
            case "&lt;" -> "<";
            case "&gt;" -> ">";
            case "&quot;" -> "\"";
            case "&nbsp;" -> " ";
            default -> numbered(entity.substring(2, entity.length() - 1));
        };
    }

    private static String numbered(String number) {
        boolean hexadecimal = number.charAt(0) == 'x' || number.charAt(0) == 'X';
        int point = hexadecimal ? Integer.parseInt(number.substring(1), 16) : Integer.parseInt(number);
        return Character.isValidCodePoint(point) ? Character.toString(point) : "\uFFFD";
    }
}
