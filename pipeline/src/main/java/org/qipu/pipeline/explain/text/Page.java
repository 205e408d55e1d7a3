package org.qipu.pipeline.explain.text;

import org.qipu.pipeline.explain.Language;
import org.qipu.rules.board.Setup;

/** Lines on their way to the terminal, with the language and the ink they are written in. */
final class Page {
    private static final int WIDTH = 100;
    private static final int FIELD_INDENT = 10;

    private final Language language;
    private final Terms terms;
    private final Ink ink;
    private final StringBuilder out = new StringBuilder();

    Page(Language language, Ink ink) {
        this.language = language;
        this.ink = ink;
        this.terms = new Terms(language);
    }

    Terms terms() {
        return terms;
    }

    Ink ink() {
        return ink;
    }

    /** Words in the page's language. */
    String say(Words words, Object... values) {
        return words.in(language, values);
    }

    /** One of two texts, by the page's language. */
    String pick(String english, String chinese) {
        return language == Language.ZH ? chinese : english;
    }

    /** A heading with a blank line before it. */
    void heading(String text) {
        blank();
        line(ink.bold(text));
    }

    /** A blank line, unless there is one or nothing stands above. */
    void blank() {
        int length = out.length();
        if (length > 1 && out.charAt(length - 2) != '\n') {
            out.append('\n');
        }
    }

    void line(String text) {
        out.append(text).append('\n');
    }

    /** A paragraph, its lines cut to the page's width. */
    void paragraph(int indent, String text) {
        for (String line : Columns.wrapped(text, WIDTH - indent)) {
            line(" ".repeat(indent) + line);
        }
    }

    /** A label with what belongs to it. */
    void field(Words label, String text) {
        String first = Columns.padded(say(label), FIELD_INDENT);
        for (String line : Columns.wrapped(text, WIDTH - FIELD_INDENT)) {
            line(first + line);
            first = " ".repeat(FIELD_INDENT);
        }
    }

    /** More that belongs to the label above. */
    void continued(String text) {
        paragraph(FIELD_INDENT, text);
    }

    /** A board under its own heading. */
    void board(String heading, Setup setup) {
        heading(heading);
        out.append(new BoardDrawing(language, ink).of(setup));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
