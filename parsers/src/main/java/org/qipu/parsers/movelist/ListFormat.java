package org.qipu.parsers.movelist;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qipu.parsers.bytes.TextHead;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;
import org.qipu.parsers.record.TextRecords;
import org.qipu.rules.board.Fen;

/**
 * Bare lists of moves: {@code id;h2e2,h9g7} a line, coordinates one behind the other with a FEN on the next line, or a FEN
 * with moves of any notation behind it. Coordinates may count ranks from 0 (ICCS, UCCI) or from 1 (UCI); the record decides.
 * It streams; a record has up to 1 MiB.
 */
public final class ListFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "movelist";

    private static final int RECORD_LIMIT = 1 << 20;
    private static final int CERTAIN = 90;
    private static final int LONGEST_LINE = 512;

    private static final String MOVE = "[a-iA-I](?:10|\\d)-?[a-iA-I](?:10|\\d)";
    private static final Pattern WITH_ID =
            Pattern.compile("[^\\s;,\\[\\]{}]{1,64};\\s*" + MOVE + "(?:\\s*[,;|\\s].*)?");
    private static final Pattern JOINED = Pattern.compile("(?:" + MOVE + "[,;|]?){2}.*");
    private static final Pattern FEN_AND_MOVES = Pattern.compile("[^,]{20,128}(?:,.*)?");

    private final TextRecords records = new TextRecords(ID, RECORD_LIMIT, ListBorders::new, ListReader::new);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "bare lists of moves: id;move,move or coordinates in a row, with or without a FEN";
    }

    @Override
    public int probe(String name, byte[] head) {
        TextHead text = TextHead.of(head);
        if (text.isBinary()) {
            return 0;
        }
        String line = firstLine(text.trimmed());
        boolean list = WITH_ID.matcher(line).matches() || JOINED.matcher(line).matches();
        return list || isFen(line) ? CERTAIN : 0;
    }

    private static String firstLine(String text) {
        int end = 0;
        while (end < Math.min(text.length(), LONGEST_LINE) && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return text.substring(0, end);
    }

    private static boolean isFen(String line) {
        return FEN_AND_MOVES.matcher(line).matches() && Fen.parse(line.split(",", 2)[0]) instanceof Fen.Read;
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
