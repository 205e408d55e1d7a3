package org.qipu.pipeline.audit;

import java.util.ArrayList;
import java.util.List;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.title.FileName;
import org.qipu.parsers.title.TitleFacts;

/** A text beside the fields of a record, with what it says of the game. Read when it is asked for: most need not be. */
public final class Saying {
    private final ValueSource source;
    private final String text;
    private TitleFacts facts;
    private TitleFacts game;

    private Saying(ValueSource source, String text) {
        this.source = source;
        this.text = text;
    }

    /**
     * The title, the event and the name of the file, as far as there are such, each text once.
     *
     * @param sole whether the record is the only one of its file
     */
    static List<Saying> of(GameRecord record, boolean sole) {
        List<Saying> sayings = new ArrayList<>(3);
        GameHeader header = record.header();
        add(ValueSource.TITLE, header.title(), sayings);
        add(ValueSource.TITLE, header.event(), sayings);
        if (sole) {
            Origin origin = record.origin();
            String path = origin.entry().isEmpty() ? origin.source() : origin.entry();
            add(ValueSource.FILE_NAME, FileName.withoutExtension(path), sayings);
        }
        return sayings;
    }

    private static void add(ValueSource source, String text, List<Saying> sayings) {
        boolean told = text.isEmpty() || sayings.stream().anyMatch(saying -> saying.text.equals(text));
        if (!told) {
            sayings.add(new Saying(source, text));
        }
    }

    /** Where the text stands. */
    ValueSource source() {
        return source;
    }

    /** The text. */
    String text() {
        return text;
    }

    /** What it says of the players and the result. */
    TitleFacts game() {
        if (game == null) {
            game = facts == null ? TitleFacts.ofGame(text) : facts;
        }
        return game;
    }

    /** What it says. */
    TitleFacts facts() {
        if (facts == null) {
            facts = TitleFacts.of(text);
        }
        return facts;
    }
}
