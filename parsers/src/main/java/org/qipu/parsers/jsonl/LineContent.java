package org.qipu.parsers.jsonl;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.bytes.TextDecoder;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.PlyList;
import org.qipu.parsers.record.PlyScanner;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.MoveTexts;

/** Takes in the object of one line, token by token; keys that are not known are passed over. */
final class LineContent {
    private static final int MAX_ISSUES = 20;
    private static final String MARKS = "!?+#！？";

    private final RecordText text;
    private final PlyList plies;
    private final Set<String> seen = new HashSet<>();
    private final HeaderFields header = new HeaderFields();
    private final List<PlyComment> comments = new ArrayList<>();
    private final List<ParseIssue> issues = new ArrayList<>();
    private String fen = "";
    private String movetext = "";
    private int variations;

    /**
     * The content of a line.
     *
     * @param text the line, to find the bytes of what is odd
     * @param plies receives the moves
     */
    LineContent(RecordText text, PlyList plies) {
        this.text = text;
        this.plies = plies;
    }

    HeaderFields header() {
        return header;
    }

    String fen() {
        return fen;
    }

    /** The move section as stated, else the moves with their comments; empty when there is neither. */
    String movetext() {
        return movetext.isEmpty() && !comments.isEmpty() ? PlyComment.movetext(plies.toMoveList(), comments) : movetext;
    }

    int variations() {
        return variations;
    }

    List<ParseIssue> issues() {
        return issues;
    }

    /** Notes an oddity at a range of characters. */
    void issue(ParseIssue.Kind kind, int from, int to) {
        if (issues.size() < MAX_ISSUES) {
            issues.add(new ParseIssue(kind, text.byteOffset(from), text.excerpt(from, to)));
        }
    }

    /** Takes in an object up to its closing brace; the parser stands at the opening one. */
    void object(JsonParser json) throws IOException {
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String key = json.currentName();
            boolean first = !isKnown(key) || seen.add(key);
            json.nextToken();
            if (first) {
                value(key, json);
            } else {
                odd(ParseIssue.Kind.REPEATED_TAG, json);
            }
        }
    }

    private static boolean isKnown(String key) {
        return JsonlKeys.headerField(key) != null
                || List.of(JsonlKeys.FEN, JsonlKeys.MOVES, JsonlKeys.COMMENTS, JsonlKeys.MOVETEXT, JsonlKeys.VARIATIONS)
                        .contains(key);
    }

    private void value(String key, JsonParser json) throws IOException {
        HeaderField field = JsonlKeys.headerField(key);
        if (field != null) {
            header.put(field, text(json));
            return;
        }
        switch (key) {
            case JsonlKeys.FEN -> fen = text(json).strip();
            case JsonlKeys.MOVES -> moves(json);
            case JsonlKeys.COMMENTS -> comments(json);
            case JsonlKeys.MOVETEXT -> movetext = text(json);
            case JsonlKeys.VARIATIONS -> variations = number(json, 0);
            default -> json.skipChildren();
        }
    }

    /** A text, or a number or truth value as it is written; empty, and an issue, for anything else. */
    private String text(JsonParser json) throws IOException {
        JsonToken token = json.currentToken();
        if (token == JsonToken.VALUE_NULL) {
            return "";
        }
        if (token.isScalarValue()) {
            return string(json);
        }
        odd(ParseIssue.Kind.BROKEN_TAG, json);
        return "";
    }

    /** The text of a token; half of a surrogate pair, which only an escape can write, is replaced by U+FFFD. */
    private String string(JsonParser json) throws IOException {
        String text = json.getText();
        StringBuilder whole = null;
        for (int i = 0; i < text.length(); i++) {
            boolean pair = i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
            if (pair) {
                i++;
            } else if (Character.isSurrogate(text.charAt(i))) {
                whole = whole == null ? new StringBuilder(text) : whole;
                whole.setCharAt(i, TextDecoder.REPLACEMENT);
            }
        }
        if (whole == null) {
            return text;
        }
        int from = (int) json.currentTokenLocation().getCharOffset();
        issue(ParseIssue.Kind.UNDECODABLE_BYTES, from, (int)
                json.currentLocation().getCharOffset());
        return whole.toString();
    }

    /** A whole number from a least one on; the least, and an issue, for anything else. */
    private int number(JsonParser json, int least) throws IOException {
        if (json.currentToken() == JsonToken.VALUE_NULL) {
            return least;
        }
        boolean whole = json.currentToken() == JsonToken.VALUE_NUMBER_INT
                && json.getNumberType() == JsonParser.NumberType.INT
                && json.getIntValue() >= least;
        if (whole) {
            return json.getIntValue();
        }
        odd(ParseIssue.Kind.BROKEN_TAG, json);
        return least;
    }

    private void odd(ParseIssue.Kind kind, JsonParser json) throws IOException {
        int from = (int) json.currentTokenLocation().getCharOffset();
        json.skipChildren();
        json.finishToken();
        issue(kind, from, (int) json.currentLocation().getCharOffset());
    }

    private void moves(JsonParser json) throws IOException {
        switch (json.currentToken()) {
            case START_ARRAY -> {
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    move(json);
                }
            }
            case VALUE_STRING -> moveSection(json);
            case VALUE_NULL -> {}
            default -> odd(ParseIssue.Kind.BROKEN_TAG, json);
        }
    }

    /** One move of an array; what is no text cannot be read as a move, and keeps its place as such. */
    private void move(JsonParser json) throws IOException {
        String move = string(json);
        int code = json.currentToken() == JsonToken.VALUE_STRING ? code(move) : MoveTexts.UNREADABLE;
        json.skipChildren();
        plies.add(code, move.toCharArray(), 0, move.length());
    }

    private static int code(String move) {
        String plain = move.strip();
        int end = plain.length();
        while (end > 0 && MARKS.indexOf(plain.charAt(end - 1)) >= 0) {
            end--;
        }
        return MoveTextScanner.code(plain.substring(0, end));
    }

    /** All moves in one text, with numbers, comments and a result as in PGN. */
    private void moveSection(JsonParser json) throws IOException {
        PlyScanner scanner = new PlyScanner(plies);
        char[] section = string(json).toCharArray();
        int from = (int) json.currentTokenLocation().getCharOffset();
        int read = scanner.read(section, 0, section.length);
        header.put(HeaderField.TERMINATOR, scanner.terminator());
        if (scanner.annotated() && movetext.isEmpty()) {
            movetext = new String(section);
        }
        if (scanner.strayStart() >= 0 || read < section.length) {
            issue(ParseIssue.Kind.STRAY_TEXT, from, (int) json.currentLocation().getCharOffset());
        }
    }

    private void comments(JsonParser json) throws IOException {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            if (json.currentToken() != JsonToken.VALUE_NULL) {
                odd(ParseIssue.Kind.BROKEN_TAG, json);
            }
            return;
        }
        while (json.nextToken() != JsonToken.END_ARRAY) {
            if (json.currentToken() == JsonToken.START_OBJECT) {
                comment(json);
            } else {
                odd(ParseIssue.Kind.BROKEN_TAG, json);
            }
        }
    }

    private void comment(JsonParser json) throws IOException {
        int ply = PlyComment.BEFORE_ALL;
        String words = "";
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String key = json.currentName();
            json.nextToken();
            switch (key) {
                case JsonlKeys.PLY -> ply = number(json, PlyComment.BEFORE_ALL);
                case JsonlKeys.TEXT -> words = text(json).strip();
                default -> json.skipChildren();
            }
        }
        if (!words.isEmpty()) {
            comments.add(new PlyComment(ply, words));
        }
    }
}
