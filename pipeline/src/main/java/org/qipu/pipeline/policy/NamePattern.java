package org.qipu.pipeline.policy;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/**
 * A pattern that a name contains: {@code *} stands for any characters, {@code ?} for one. A Latin word or a number at
 * either end of the pattern is a whole one in the name, unless {@code *} stands there.
 *
 * <p>Each piece between stars is looked for from the end of the piece before, never again from an earlier place, so the
 * time is bounded by the lengths of name and pattern multiplied.
 */
final class NamePattern implements Serializable {
    /** The longest pattern, in characters. */
    static final int MOST_CHARACTERS = 200;

    private static final long serialVersionUID = 1;

    private final List<String> pieces;
    private final boolean openStart;
    private final boolean openEnd;

    private NamePattern(List<String> pieces, boolean openStart, boolean openEnd) {
        this.pieces = pieces;
        this.openStart = openStart;
        this.openEnd = openEnd;
    }

    /** A pattern as written; a text that is nothing but stars and blanks gives one without pieces. */
    static NamePattern of(String text) {
        String folded = FoldedText.of(text);
        List<String> pieces = Arrays.stream(folded.split("\\*"))
                .map(String::strip)
                .filter(piece -> !piece.isEmpty())
                .toList();
        return new NamePattern(pieces, folded.startsWith("*"), folded.endsWith("*"));
    }

    /** Whether every name would match. */
    boolean isEmpty() {
        return pieces.isEmpty();
    }

    /** Whether a folded name contains the pattern. */
    boolean matches(String name) {
        int from = 0;
        for (int i = 0; i < pieces.size(); i++) {
            String piece = pieces.get(i);
            boolean wholeStart = i == 0 && !openStart;
            boolean wholeEnd = i == pieces.size() - 1 && !openEnd;
            int at = find(name, piece, from, wholeStart, wholeEnd);
            if (at < 0) {
                return false;
            }
            from = at + piece.length();
        }
        return true;
    }

    private static int find(String name, String piece, int from, boolean wholeStart, boolean wholeEnd) {
        for (int at = next(name, piece, from); at >= 0; at = next(name, piece, at + 1)) {
            int end = at + piece.length();
            boolean fits = (!wholeStart || at == 0 || !FoldedText.isJoined(name.charAt(at - 1), piece.charAt(0)))
                    && (!wholeEnd
                            || end == name.length()
                            || !FoldedText.isJoined(piece.charAt(piece.length() - 1), name.charAt(end)));
            if (fits) {
                return at;
            }
        }
        return -1;
    }

    /** Where a piece stands next, not before a place; -1 when nowhere. */
    private static int next(String name, String piece, int from) {
        if (piece.indexOf('?') < 0) {
            return name.indexOf(piece, from);
        }
        for (int at = from; at + piece.length() <= name.length(); at++) {
            if (isAt(name, piece, at)) {
                return at;
            }
        }
        return -1;
    }

    private static boolean isAt(String name, String piece, int at) {
        for (int i = 0; i < piece.length(); i++) {
            char c = piece.charAt(i);
            if (c != '?' && c != name.charAt(at + i)) {
                return false;
            }
        }
        return true;
    }
}
