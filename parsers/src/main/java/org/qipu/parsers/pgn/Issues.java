package org.qipu.parsers.pgn;

import java.util.ArrayList;
import java.util.List;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.record.ParseIssue;

/** Collects the oddities of one record; a record full of them is told by its first few. */
final class Issues {
    private static final int MAX = 20;

    private final RecordText text;
    private final List<ParseIssue> found = new ArrayList<>();

    Issues(RecordText text) {
        this.text = text;
    }

    void clear() {
        found.clear();
    }

    /** Notes an oddity at a range of characters. */
    void add(ParseIssue.Kind kind, int from, int to) {
        if (found.size() < MAX) {
            found.add(new ParseIssue(kind, text.byteOffset(from), text.excerpt(from, to)));
        }
    }

    /** Notes that bytes did not decode, once for the record. */
    void addUndecodable() {
        String places = text.defects() == 1 ? "1 place" : text.defects() + " places";
        found.add(new ParseIssue(ParseIssue.Kind.UNDECODABLE_BYTES, text.firstDefect(), places));
    }

    List<ParseIssue> all() {
        return found.isEmpty() ? List.of() : List.copyOf(found);
    }
}
