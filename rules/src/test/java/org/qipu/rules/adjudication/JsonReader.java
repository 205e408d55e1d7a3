package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Just enough of JSON to read labelled cases: objects, arrays, strings, numbers and literals. */
final class JsonReader {
    private final String text;
    private int at;

    private JsonReader(String text) {
        this.text = text;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(String text) {
        return (Map<String, Object>) new JsonReader(text).value();
    }

    private Object value() {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            default -> literal();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        while (peek() != '}') {
            String key = string();
            peek();
            at++;
            object.put(key, value());
            if (peek() == ',') {
                at++;
            }
        }
        at++;
        return object;
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        at++;
        while (peek() != ']') {
            array.add(value());
            if (peek() == ',') {
                at++;
            }
        }
        at++;
        return array;
    }

    private String string() {
        peek();
        StringBuilder string = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            if (text.charAt(at) == '\\') {
                at++;
                if (text.charAt(at) == 'u') {
                    string.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                    at += 4;
                    continue;
                }
            }
            string.append(text.charAt(at));
        }
        at++;
        return string.toString();
    }

    private Object literal() {
        int start = at;
        while (at < text.length() && ",]} ".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String literal = text.substring(start, at);
        return literal.matches("-?[0-9.]+") ? Double.valueOf(literal) : literal;
    }

    /** The next character that is no space. */
    private char peek() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return text.charAt(at);
    }
}
