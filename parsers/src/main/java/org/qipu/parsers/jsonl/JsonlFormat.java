package org.qipu.parsers.jsonl;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qipu.parsers.bytes.TextHead;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;
import org.qipu.parsers.record.TextRecords;

/** JSON lines: one game, a JSON object, a line; docs/JSONL.md names its keys. It streams; a line has up to 8 MiB. */
public final class JsonlFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "jsonl";

    /** Largest line that is read, in bytes. */
    static final int RECORD_LIMIT = 8 << 20;

    private static final int NAMED_OBJECT = 95;
    private static final int GAME_OBJECT = 90;
    private static final int NAME_ONLY = 20;

    /** A line that begins an object and names what a game cannot do without. */
    private static final Pattern GAME = Pattern.compile("\\{[^\\r\\n]*\"(?:moves|fen)\"\\s*:");

    private final TextRecords records = new TextRecords(ID, RECORD_LIMIT, JsonlBorders::new, JsonlReader::new);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "JSON lines: one game, a JSON object, a line";
    }

    @Override
    public int probe(String name, byte[] head) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean named = lower.endsWith(".jsonl") || lower.endsWith(".ndjson");
        TextHead text = TextHead.of(head);
        if (text.isBinary()) {
            return 0;
        }
        if (text.trimmed().startsWith("{")) {
            return named ? NAMED_OBJECT : GAME.matcher(text.trimmed()).lookingAt() ? GAME_OBJECT : 0;
        }
        return named ? NAME_ONLY : 0;
    }

    @Override
    public SourceSurvey survey(InputStream stream, long splitBytes, Optional<String> charset) throws IOException {
        return records.survey(stream, splitBytes, charset);
    }

    @Override
    public RecordIterator open(SourceSlice slice) {
        return records.open(slice);
    }
}
