package org.qipu.pipeline.identity;

import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.qipu.parsers.bytes.Sha256;
import org.qipu.parsers.bytes.Utf8Text;
import org.qipu.parsers.title.Simplified;

/**
 * A user's table of titles and the events that they mean, which goes before the rules. A title is compared without spaces, by
 * Unicode form NFKC, in simplified characters and lower case.
 */
public final class EventTable implements Serializable {
    /** No title means anything but what it says. */
    public static final EventTable EMPTY = new EventTable(Map.of(), "none");

    private static final long serialVersionUID = 1;
    private static final List<String> HEADER = List.of("title", "event");
    private static final int MOST_BYTES = 16 << 20;

    @SuppressWarnings("serial") // a HashMap or an immutable map, both of which are serialisable
    private final Map<String, String> events;

    private final String identity;

    private EventTable(Map<String, String> events, String identity) {
        this.events = events;
        this.identity = identity;
    }

    /**
     * Reads a table: UTF-8, comma-separated as RFC 4180 says, first line {@code title,event}.
     *
     * @throws EventTableProblem when the file cannot be read or is no such table, or gives a title two events
     */
    public static EventTable load(Path file) throws EventTableProblem {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new EventTableProblem(file + ": larger than 16 MiB");
            }
            return read(file.toString(), Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            throw new EventTableProblem(file + ": no such file");
        } catch (IOException e) {
            throw new EventTableProblem(file + ": cannot be read: " + e.getMessage());
        }
    }

    /** A table from the bytes of a file. */
    static EventTable read(String file, byte[] bytes) throws EventTableProblem {
        List<CsvText.Line> lines = CsvText.lines(file, decoded(file, bytes));
        if (lines.isEmpty() || !lines.get(0).cells().equals(HEADER)) {
            throw new EventTableProblem(file + ": the first line has to be title,event");
        }
        Map<String, String> events = new HashMap<>();
        for (CsvText.Line line : lines.subList(1, lines.size())) {
            String place = file + ", line " + line.number() + ": ";
            if (line.cells().size() != HEADER.size()) {
                throw new EventTableProblem(
                        place + "two cells expected, found " + line.cells().size());
            }
            String title = folded(line.cells().get(0));
            String event = line.cells().get(1).strip();
            if (title.isEmpty() || event.isEmpty()) {
                throw new EventTableProblem(place + "a title and an event expected, one is empty");
            }
            String other = events.putIfAbsent(title, event);
            if (other != null && !other.equals(event)) {
                throw new EventTableProblem(place + "the title already means " + other + ", and here " + event);
            }
        }
        return new EventTable(events, Sha256.of(bytes));
    }

    /** The event that a title means; empty when the table does not tell. */
    public Optional<String> of(String title) {
        return events.isEmpty() ? Optional.empty() : Optional.ofNullable(events.get(folded(title)));
    }

    /** Hash of the table's file, {@code none} without one; what the rows depend on. */
    public String identity() {
        return identity;
    }

    private static String folded(String title) {
        String plain = Simplified.of(Normalizer.normalize(title, Normalizer.Form.NFKC));
        StringBuilder folded = new StringBuilder(plain.length());
        plain.codePoints()
                .filter(c -> !Character.isWhitespace(c) && !Character.isSpaceChar(c))
                .filter(c -> Character.getType(c) != Character.FORMAT)
                .forEach(folded::appendCodePoint);
        return folded.toString().toLowerCase(Locale.ROOT);
    }

    private static String decoded(String file, byte[] bytes) throws EventTableProblem {
        try {
            return Utf8Text.strict(bytes);
        } catch (CharacterCodingException e) {
            throw new EventTableProblem(file + ": a table of events is UTF-8 text, and this file is not");
        }
    }
}
