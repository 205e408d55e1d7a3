package org.qipu.pipeline.export;

import static org.apache.spark.sql.functions.col;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Warehouse;

/**
 * One tournament report (TRF16) an event: the games that are fit for rating, with their recorded results, and forfeits with a
 * result. Events of fewer than {@value #LEAST} games or players, or of more than {@value #MOST_GAMES} games, get none.
 */
final class TournamentReports {
    private static final int LEAST = 3;
    private static final int MOST_GAMES = 5_000;
    private static final int LONGEST_NAME = 50;
    private static final int HASH_LENGTH = 12;

    private final Warehouse warehouse;

    TournamentReports(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    /**
     * Writes the reports into a folder, which is made when it is missing. Memory holds the games of one event.
     *
     * @return number of reports
     * @throws IOException when the warehouse cannot be read or a file not be written
     */
    int write(Path folder) throws IOException {
        Iterator<Row> rows = games().toLocalIterator();
        Files.createDirectories(folder);
        int reports = 0;
        Row row = rows.hasNext() ? rows.next() : null;
        while (row != null) {
            Row first = row;
            String event = first.getAs("event_id");
            List<TournamentGame> games = new ArrayList<>();
            while (row != null && event.equals(row.getAs("event_id"))) {
                if (games.size() <= MOST_GAMES) {
                    games.add(TournamentGame.of(row));
                }
                row = rows.hasNext() ? rows.next() : null;
            }
            if (isReported(games)) {
                String text =
                        Trf16.text(TournamentGame.text(first, "event_name"), TournamentGame.text(first, "site"), games);
                if (!text.isEmpty()) {
                    Files.writeString(folder.resolve(fileName(event)), text, StandardCharsets.UTF_8);
                    reports++;
                }
            }
        }
        return reports;
    }

    private Dataset<Row> games() throws IOException {
        Column[] columns =
                Arrays.stream(TournamentGame.COLUMNS).map(name -> col(name)).toArray(Column[]::new);
        Dataset<Row> inputs = warehouse
                .read(Tables.RATING_INPUTS)
                .where(col("basis").notEqual("audited").and(col("event_id").isNotNull()))
                .where(col("rated")
                        .or(col("reason")
                                .equalTo("forfeit")
                                .and(col("score_red").isNotNull())))
                .select(col("game_id").as("input_id"), col("score_red"), col("reason"));
        return warehouse
                .read(Tables.GAMES)
                .join(inputs, col("game_id").equalTo(col("input_id")))
                .select(columns)
                .orderBy("event_id", "game_id");
    }

    private static boolean isReported(List<TournamentGame> games) {
        Set<String> players = new HashSet<>();
        games.forEach(game -> {
            players.add(game.red().id());
            players.add(game.black().id());
        });
        return games.size() >= LEAST && games.size() <= MOST_GAMES && players.size() >= LEAST;
    }

    /**
     * The name of an event's file: up to {@value #LONGEST_NAME} letters and digits of its id, other characters as {@code _},
     * and the beginning of a hash, which tells apart what is cut off or written alike.
     */
    static String fileName(String event) {
        StringBuilder name = new StringBuilder();
        event.codePoints()
                .limit(LONGEST_NAME)
                .forEach(c -> name.appendCodePoint(Character.isLetterOrDigit(c) ? c : '_'));
        return name + "-" + hash(event) + ".trf";
    }

    private static String hash(String event) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(event.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HASH_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
