package org.qipu.pipeline.explain;

import java.util.Optional;
import org.qipu.rules.notation.MoveTexts;

/** A Chinese move text in WXF notation, sign by sign: for readers of texts that cannot be played. */
final class WxfText {
    private static final String LETTERS = "PKAEHRCP";
    private static final String ACTIONS = " +-.";

    private WxfText() {}

    /** The text that a code stands for; empty unless it is Chinese. */
    static Optional<String> of(int code) {
        if (MoveTexts.form(code) != MoveTexts.FILE_NOTATION || MoveTexts.isLatin(code)) {
            return Optional.empty();
        }
        String file = MoveTexts.file(code) == 0 ? "" : Integer.toString(MoveTexts.file(code));
        return Optional.of(LETTERS.charAt(MoveTexts.kind(code))
                + qualifier(MoveTexts.qualifier(code))
                + file
                + ACTIONS.charAt(MoveTexts.action(code))
                + MoveTexts.number(code));
    }

    private static String qualifier(int qualifier) {
        return switch (qualifier) {
            case MoveTexts.NO_QUALIFIER -> "";
            case MoveTexts.FRONT, MoveTexts.FOREMOST -> "+";
            case MoveTexts.REAR, MoveTexts.REARMOST -> "-";
            case MoveTexts.MIDDLE -> "=";
            default -> Integer.toString(qualifier - MoveTexts.FIRST + 1);
        };
    }
}
