package org.qipu.rules.notation;

import java.util.List;
import java.util.StringJoiner;

/** A move-text code in words, so that expectations can be read. */
final class Described {
    private static final List<String> KINDS =
            List.of("unnamed", "king", "advisor", "elephant", "horse", "rook", "cannon", "pawn");
    private static final List<String> QUALIFIERS = List.of(
            "", "front", "middle", "rear", "first", "second", "third", "fourth", "fifth", "foremost", "rearmost");
    private static final List<String> ACTIONS = List.of("", "advance", "retreat", "traverse");

    private Described() {}

    static String of(int code) {
        return switch (MoveTexts.form(code)) {
            case MoveTexts.COORDINATES ->
                square(MoveTexts.fromFile(code), MoveTexts.fromRank(code))
                        + " "
                        + square(MoveTexts.toFile(code), MoveTexts.toRank(code));
            case MoveTexts.FILE_NOTATION -> fileNotation(code);
            case MoveTexts.ALGEBRAIC -> algebraic(code);
            default -> "";
        };
    }

    private static String fileNotation(int code) {
        StringJoiner words = new StringJoiner(" ");
        words.add(KINDS.get(MoveTexts.kind(code)));
        if (MoveTexts.qualifier(code) != MoveTexts.NO_QUALIFIER) {
            words.add(QUALIFIERS.get(MoveTexts.qualifier(code)));
        }
        if (MoveTexts.file(code) != 0) {
            words.add("" + MoveTexts.file(code));
        }
        words.add(ACTIONS.get(MoveTexts.action(code))).add("" + MoveTexts.number(code));
        return MoveTexts.isLatin(code) ? words.add("latin").toString() : words.toString();
    }

    private static String algebraic(int code) {
        StringJoiner words = new StringJoiner(" ");
        words.add(KINDS.get(MoveTexts.kind(code)));
        if (MoveTexts.fromFile(code) >= 0) {
            words.add("" + (char) ('a' + MoveTexts.fromFile(code)));
        }
        if (MoveTexts.fromRank(code) >= 0) {
            words.add("rank " + MoveTexts.fromRank(code));
        }
        return words.add("to")
                .add(square(MoveTexts.toFile(code), MoveTexts.toRank(code)))
                .toString();
    }

    private static String square(int file, int rank) {
        return (char) ('a' + file) + "" + rank;
    }
}
