package org.qipu.parsers.wxf;

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

/**
 * The text files of the WXF and of XieXie, PlayOK and ClubXiangqi, which differ in letters, case and signs. It streams; a
 * record has up to 1 MiB.
 */
public final class WxfFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "wxf";

    private static final int RECORD_LIMIT = 1 << 20;
    private static final int CERTAIN = 95;
    private static final int MOVES_ONLY = 70;
    private static final int NAME_ONLY = 20;

    /** A first line FORMAT, or a line that opens the moves under a header of known keys. */
    private static final Pattern HEAD = Pattern.compile("(?i)^FORMAT[ \\t:=]");

    private static final Pattern START = Pattern.compile("(?im)^[ \\t]*START[ \\t]*\\{");
    private static final Pattern KEYS = Pattern.compile("(?im)^[ \\t]*(?:RED|BLACK|GAME|FEN|EVENT|DATE)[ \\t:]");
    private static final Pattern NUMBERED = Pattern.compile("^1\\s*\\.\\s*[A-Za-z+\\-]");

    private final TextRecords records = new TextRecords(ID, RECORD_LIMIT, WxfBorders::new, WxfReader::new);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "WXF text files (FORMAT WXF), also of XieXie, PlayOK and ClubXiangqi";
    }

    @Override
    public int probe(String name, byte[] head) {
        boolean named = name.toLowerCase(Locale.ROOT).endsWith(".wxf");
        TextHead text = TextHead.of(head);
        if (text.isBinary()) {
            return 0;
        }
        String start = text.trimmed();
        boolean headed = HEAD.matcher(start).find()
                || START.matcher(start).find() && KEYS.matcher(start).find();
        if (headed) {
            return CERTAIN;
        }
        return !named ? 0 : NUMBERED.matcher(start).find() ? MOVES_ONLY : NAME_ONLY;
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
