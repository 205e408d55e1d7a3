package org.qipu.pipeline.audit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.qipu.parsers.pgn.PgnFormat;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.table.RecordRow;

/** Audits one PGN record that a test makes. */
final class OneRecord {
    private static final String MOVES = "1. 炮二平五 马８进７ 2. 马二进三 车９平８";

    private String source = "无.pgn";
    private String moves = MOVES;
    private final StringBuilder tags = new StringBuilder();

    OneRecord in(String file) {
        source = file;
        return this;
    }

    OneRecord tag(String name, String value) {
        tags.append('[').append(name).append(" \"").append(value).append("\"]\n");
        return this;
    }

    OneRecord moves(String text) {
        moves = text;
        return this;
    }

    /** The rows of the record, the only one of its file. */
    RecordRow audit() {
        return audit(true);
    }

    RecordRow audit(boolean sole) {
        byte[] bytes = ("[Game \"Chinese Chess\"]\n" + tags + "\n" + moves + "\n").getBytes(StandardCharsets.UTF_8);
        SourceSlice slice = new SourceSlice(source, "", new ByteArrayInputStream(bytes), 0, bytes.length, 0, "UTF-8");
        try (RecordIterator records = new PgnFormat().open(slice)) {
            ParsedRecord record = records.next();
            return new RecordAudit(Policy.bundled()).apply(record, sole);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
