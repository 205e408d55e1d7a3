package org.qipu.parsers.pgn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.rules.notation.MoveTexts;

/** Reads records out of bytes, and writes them down so that a person can compare them. */
public final class Rendering {
    private Rendering() {}

    /** All records of a source whose encoding is not known. */
    public static List<ParsedRecord> records(RecordFormat format, byte[] bytes) throws IOException {
        return records(format, new SourceSlice("test", "", new ByteArrayInputStream(bytes), 0, Long.MAX_VALUE, 0, ""));
    }

    /** All records of a slice. */
    public static List<ParsedRecord> records(RecordFormat format, SourceSlice slice) throws IOException {
        List<ParsedRecord> records = new ArrayList<>();
        try (RecordIterator iterator = format.open(slice)) {
            for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                records.add(record);
            }
        }
        return records;
    }

    static String text(List<ParsedRecord> records) {
        StringBuilder out = new StringBuilder();
        records.forEach(record -> out.append(text(record)).append('\n'));
        return out.toString();
    }

    private static String text(ParsedRecord record) {
        Origin at = record.origin();
        String place =
                "#%d bytes %d+%d %s\n".formatted(at.recordNumber(), at.byteOffset(), at.byteLength(), at.encoding());
        if (record instanceof Reject reject) {
            return place
                    + "reject %s at %d: %s\n".formatted(reject.code().id(), reject.byteOffset(), reject.message())
                    + "excerpt: " + reject.excerpt() + "\n";
        }
        return place + game((GameRecord) record);
    }

    private static String game(GameRecord game) {
        StringBuilder out = new StringBuilder(header(game.header()));
        line(out, "fen", game.startFen());
        line(out, "moves", moves(game.moves()));
        line(out, "variations", game.variations() == 0 ? "" : Integer.toString(game.variations()));
        line(out, "movetext", game.movetext().replace("\n", "\\n").replace("\r", "\\r"));
        for (ParseIssue issue : game.issues()) {
            line(out, "issue", issue.kind() + " at " + issue.byteOffset() + ": " + issue.text());
        }
        return out.toString();
    }

    private static String header(GameHeader header) {
        StringBuilder out = new StringBuilder();
        line(out, "event", header.event());
        line(out, "title", header.title());
        line(out, "site", header.site());
        line(out, "date", header.date());
        line(out, "round", header.round());
        line(out, "red", header.red());
        line(out, "black", header.black());
        line(out, "teams", (header.redTeam() + " " + header.blackTeam()).strip());
        line(out, "result", header.result());
        line(out, "terminator", header.terminator());
        line(out, "termination", header.termination());
        return out.toString();
    }

    /** The moves as written; an unreadable one between question marks. */
    static String moves(MoveList moves) {
        List<String> out = new ArrayList<>();
        for (int ply = 0; ply < moves.size(); ply++) {
            String text = moves.text(ply);
            out.add(moves.code(ply) == MoveTexts.UNREADABLE ? "?" + text + "?" : text);
        }
        return String.join(" ", out);
    }

    private static void line(StringBuilder out, String name, String value) {
        if (!value.isEmpty()) {
            out.append(name).append(": ").append(value).append('\n');
        }
    }
}
