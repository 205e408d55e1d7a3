package org.qipu.pipeline.audit;

import java.util.Optional;
import org.qipu.parsers.record.DateRange;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.title.EventReader;
import org.qipu.parsers.title.EventTitle;
import org.qipu.pipeline.identity.EventTable;

/**
 * Tells events apart: by the user's table, else by the rules of {@link EventReader}. For one thread.
 *
 * <p>The id is the key of the name and the year, which stands in the title or else is that of the date; without a year, the
 * edition takes its place.
 */
final class EventIdentity {
    private final EventReader reader = new EventReader();
    private final EventTable table;

    EventIdentity(EventTable table) {
        this.table = table;
    }

    /** The event of a game. */
    KnownEvent of(Known known, GameHeader header, DateRange date) {
        String red = known.red().value().name();
        String black = known.black().value().name();
        EventTitle stated = reader.read(known.event().value(), red, black);
        EventTitle event = stated.isEvent() ? stated : said(known, red, black).orElse(stated);
        boolean told =
                header.title().isEmpty() || header.title().equals(known.event().value());
        EventTitle beside = told ? event : reader.read(header.title(), red, black);
        String stage = event.stage().isEmpty() ? beside.stage() : event.stage();
        int board = event.board() == 0 ? beside.board() : event.board();
        EventTitle meant = meant(known.event().value(), event);
        int year = year(meant, date);
        return new KnownEvent(id(meant, year), meant.name(), year, stage, board);
    }

    /** Two digits in front of a name may be a number in a book; then the date has to agree. */
    private static int year(EventTitle event, DateRange date) {
        boolean dated = date.isKnown();
        boolean other = dated && Math.abs(event.year() - date.from().getYear()) > 1;
        boolean open = event.year() == 0 || other && !event.name().contains(Integer.toString(event.year()));
        return dated && open ? date.from().getYear() : event.year();
    }

    private static String id(EventTitle event, int year) {
        if (!event.isEvent() || year > 0) {
            return event.isEvent() ? event.key() + " " + year : "";
        }
        return event.edition() > 0 ? event.key() + " 第" + event.edition() + "届" : event.key();
    }

    /** Where the event's own text is about the game, the title or the file's name may name the event. */
    private Optional<EventTitle> said(Known known, String red, String black) {
        if (known.event().value().isEmpty()) {
            return Optional.empty();
        }
        return known.sayings().stream()
                .filter(saying -> !saying.text().equals(known.event().value()))
                .map(saying -> saying.facts().event())
                .filter(event -> !event.isEmpty())
                .map(event -> reader.read(event, red, black))
                .filter(EventTitle::isEvent)
                .findFirst();
    }

    /** What the user's table says of the whole text or of the name in it; read as if the record had stated it. */
    private EventTitle meant(String text, EventTitle event) {
        Optional<String> whole = table.of(text);
        Optional<String> told = whole.isPresent() || event.name().isEmpty() ? whole : table.of(event.name());
        return told.map(other -> reader.read(other, "", "")).orElse(event);
    }
}
