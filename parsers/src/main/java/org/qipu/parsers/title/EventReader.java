package org.qipu.parsers.title;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.qipu.parsers.record.TitleResult;

/** Reads the texts of events; for one thread, as it remembers the names it met. */
public final class EventReader {
    /** A longer text is no title. */
    private static final int MAX_TITLE = 300;

    /** An archive names few competitions in many titles; what is remembered is bounded for those that do not. */
    private static final int REMEMBERED = 8192;

    /** Numbers that books give their games, and chapters; a game named by its day and its players. */
    private static final Pattern NUMBERED =
            Pattern.compile("第 ?[0-9一二三四五六七八九十百零]{1,5} ?[章节局例题型]|^[0-9]{8}[^0-9].*[胜负和]");

    private final Map<String, Named> named = new HashMap<>();

    /** A name with its year and edition taken off, and its key. */
    private record Named(EventYear when, String key) {}

    /**
     * Reads the text of an event.
     *
     * @param text as written
     * @param red Red's name as far as known, may be empty; a text that is about both players and names no competition
     *     is about their game
     * @param black Black's name, likewise
     */
    public EventTitle read(String text, String red, String black) {
        if (text.isEmpty() || text.length() > MAX_TITLE) {
            return EventTitle.NONE;
        }
        FoldedTitle folded = FoldedTitle.of(text);
        String stage = EventWords.stage(folded);
        int board = EventWords.board(folded.plain());
        EventTitle event = competition(folded, stage, board);
        if (event != null) {
            return event;
        }
        boolean other = isAboutGame(text, folded.plain(), red, black);
        return other ? EventTitle.noEvent(stage, board) : whole(folded, stage, board);
    }

    /** The first words that end as names of competitions do; null when none do. */
    private EventTitle competition(FoldedTitle title, String stage, int board) {
        String plain = title.plain();
        int before = 0;
        for (int from = title.nextWord(0); from < plain.length(); ) {
            int to = title.endOfWord(from);
            int end = EventWords.endOfName(plain, from, to);
            if (end > 0) {
                int start = EventYear.isYearOrEdition(plain, before, from) ? before : from;
                Named name = named(plain.substring(start, end));
                if (!name.key.isEmpty()) {
                    String key = EventKey.withGroups(name.key, plain, end);
                    EventYear when = name.when.year() > 0 ? name.when : name.when.orIn(plain, end);
                    return new EventTitle(title.written(start, end), key, when.year(), when.edition(), stage, board);
                }
            }
            before = from;
            from = title.nextWord(to);
        }
        return null;
    }

    private Named named(String name) {
        Named known = named.get(name);
        if (known == null) {
            EventYear when = EventYear.of(name);
            known = new Named(when, EventKey.of(when.rest()));
            if (named.size() >= REMEMBERED) {
                named.clear();
            }
            named.put(name, known);
        }
        return known;
    }

    private static boolean isAboutGame(String text, String plain, String red, String black) {
        return names(text, red) && names(text, black)
                || Names.hasTerm(plain)
                || NUMBERED.matcher(plain).find()
                || TitleResult.of(text, red, black).isPresent();
    }

    private static boolean names(String text, String player) {
        return player.length() > 1 && text.contains(player);
    }

    /** A text that is the event's name as a whole, apart from years and numbers of rounds. */
    private static EventTitle whole(FoldedTitle title, String stage, int board) {
        String plain = title.plain();
        EventYear when = EventYear.of(plain);
        String key = EventKey.ofText(EventWords.withoutStage(when.rest()));
        return key.isEmpty()
                ? EventTitle.noEvent(stage, board)
                : new EventTitle(title.written(0, plain.length()), key, when.year(), when.edition(), stage, board);
    }
}
