package org.qipu.pipeline.export;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.function.Function;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.parsers.pgn.PgnWriter;
import org.qipu.pipeline.table.Table;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Warehouse;

/** Writes parts of a warehouse as text, one row after the other: memory does not grow with the table. */
public final class Export {
    /** What is written. */
    public enum What {
        /** Rating inputs. */
        RATINGS(Format.CSV),
        /** Games. */
        PGN(Format.PGN),
        /** Findings. */
        FINDINGS(Format.CSV);

        private final Format usual;

        What(Format usual) {
            this.usual = usual;
        }

        /** The format unless another is asked for. */
        public Format usual() {
            return usual;
        }

        /** Whether it can be written in a format. */
        public boolean fits(Format format) {
            return format == Format.TRF ? this == RATINGS : (this == PGN) == format.ofGames();
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How it is written. */
    public enum Format {
        /** Comma-separated values with a line of names. */
        CSV,
        /** One JSON object a line. */
        JSON,
        /** PGN. */
        PGN,
        /** JSON lines of the record format {@code jsonl}. */
        JSONL,
        /** A tournament report of FIDE an event, TRF16, each in a file of its own. */
        TRF;

        /** Whether games are written in it, and nothing else. */
        boolean ofGames() {
            return this == PGN || this == JSONL;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Warehouse warehouse;

    /** An export from a warehouse. */
    public Export(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    /**
     * Writes games as PGN, in the order of the sources.
     *
     * @throws IOException when the warehouse cannot be read or the text not be written
     */
    public void games(PgnWriter.Notation notation, Writer out) throws IOException {
        games(new GamesPgn(notation)::text, out);
    }

    /**
     * Writes games as JSON lines, in the order of the sources.
     *
     * @throws IOException when the warehouse cannot be read or the text not be written
     */
    public void gameLines(Writer out) throws IOException {
        games(GamesJsonl::text, out);
    }

    private void games(Function<Row, String> text, Writer out) throws IOException {
        Iterator<Row> games = warehouse
                .read(Tables.GAMES)
                .orderBy("source", "entry", "record_no")
                .toLocalIterator();
        while (games.hasNext()) {
            out.write(text.apply(games.next()));
        }
        out.flush();
    }

    /**
     * Writes a tournament report for every event into a folder.
     *
     * @return number of reports
     * @throws IOException when the warehouse cannot be read or a report not be written
     */
    public int reports(Path folder) throws IOException {
        return new TournamentReports(warehouse).write(folder);
    }

    /**
     * Writes rating inputs or findings.
     *
     * @throws IOException when the warehouse cannot be read or the text not be written
     */
    public void rows(What what, Format format, Writer out) throws IOException {
        Table<?> table = what == What.RATINGS ? Tables.RATING_INPUTS : Tables.FINDINGS;
        Dataset<Row> stored = warehouse.read(table);
        Dataset<Row> rows = what == What.RATINGS ? stored.orderBy("game_id", "basis") : stored.orderBy("game_id");
        if (format == Format.JSON) {
            for (Iterator<String> lines = rows.toJSON().toLocalIterator(); lines.hasNext(); ) {
                out.write(lines.next() + "\n");
            }
        } else {
            CsvLines csv = new CsvLines(out);
            csv.names(rows.columns());
            rows.toLocalIterator().forEachRemaining(csv::row);
            csv.flush();
        }
        out.flush();
    }
}
