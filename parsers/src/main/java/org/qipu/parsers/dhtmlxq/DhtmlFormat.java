package org.qipu.parsers.dhtmlxq;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import org.qipu.parsers.bytes.TextHead;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;
import org.qipu.parsers.record.TextRecords;

/**
 * DhtmlXQ of 东萍象棋网 (dpxq.com), also called UBB: tagged fields in text files and in pages of sites; and its bare list of
 * moves, four digits each. It streams; a record has up to 8 MiB and {@value DhtmlTree#MAX_LINES} variations.
 */
public final class DhtmlFormat implements RecordFormat {
    /** Id of the format. */
    public static final String ID = "dhtmlxq";

    private static final int RECORD_LIMIT = 8 << 20;
    private static final int CERTAIN = 97;
    private static final int BARE_LIST = 60;
    private static final int NAME_ONLY = 20;

    /** A shorter list of digits may be anything. */
    private static final int FEWEST_DIGITS = 8;

    private final TextRecords records = new TextRecords(ID, RECORD_LIMIT, DhtmlBorders::new, DhtmlReader::new);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return "DhtmlXQ (UBB) of dpxq.com, as text or within web pages, with variations";
    }

    @Override
    public int probe(String name, byte[] head) {
        boolean named = name.toLowerCase(Locale.ROOT).endsWith(".ubb");
        TextHead text = TextHead.of(head);
        if (text.contains("[dhtmlxq")) {
            return CERTAIN;
        }
        if (!named || text.isBinary()) {
            return 0;
        }
        return isBareList(text) ? BARE_LIST : NAME_ONLY;
    }

    private static boolean isBareList(TextHead text) {
        int digits = 0;
        for (char c : text.trimmed().toCharArray()) {
            if (c >= '0' && c <= '9') {
                digits++;
            } else if (c > ' ') {
                return false;
            }
        }
        return digits >= FEWEST_DIGITS;
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
