package org.qipu.pipeline.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qipu.parsers.record.DateText;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.Reject;
import org.qipu.pipeline.audit.Known;
import org.qipu.pipeline.audit.KnownReader;
import org.qipu.pipeline.audit.RecordReplayer;
import org.qipu.pipeline.player.Aliases;
import org.qipu.pipeline.player.PlayerIds;
import org.qipu.pipeline.table.ArchiveRow;
import org.qipu.pipeline.table.IssueRow;
import org.qipu.pipeline.table.RejectRow;
import org.qipu.rules.board.Fen;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.Replay;

/**
 * What a record fills the columns with. What takes work is left out, as null, unless its column is asked for; a game is
 * replayed only for a column that needs it. For one thread.
 */
final class ArchiveCells {
    private static final Set<String> OF_REPLAY = Set.of("start_fen", "moves", "replayed_plies", "end");

    private static final Set<String> OF_TEXTS = Set.of(
            "event",
            "date_text",
            "date",
            "round",
            "red_text",
            "black_text",
            "red_team",
            "black_team",
            "result",
            "event_source",
            "date_source",
            "round_source",
            "red_source",
            "black_source",
            "result_source");

    private final RecordReplayer replayer = new RecordReplayer();
    private final PlayerIds players = new PlayerIds(Aliases.NONE);
    private final Set<String> wanted;
    private final boolean replays;
    private final boolean readsTexts;
    private long replayed;

    /**
     * Cells of the columns asked for.
     *
     * @param wanted names of the columns
     */
    ArchiveCells(Set<String> wanted) {
        this.wanted = wanted;
        this.replays = OF_REPLAY.stream().anyMatch(wanted::contains);
        this.readsTexts = OF_TEXTS.stream().anyMatch(wanted::contains);
    }

    /** Number of games replayed so far. */
    long replayed() {
        return replayed;
    }

    /** What the replay of a game fills its columns with; all null when none of them is asked for. */
    private record Replayed(String startFen, String moves, Integer plies, String end) {
        static final Replayed NOT = new Replayed(null, null, null, null);
    }

    /**
     * The row of a game.
     *
     * @param sole whether the record is the only one of its file, whose name then speaks of it
     */
    @SuppressWarnings("checkstyle:MethodLength") // one line a column, in the table's order
    ArchiveRow game(GameRecord game, boolean sole) {
        Origin origin = game.origin();
        GameHeader header = game.header();
        Replayed replayed = replays ? replay(game) : Replayed.NOT;
        Known known = readsTexts ? KnownReader.of(game, sole) : Known.NOTHING;
        return new ArchiveRow(
                origin.source(),
                origin.entry(),
                origin.recordNumber(),
                origin.byteOffset(),
                origin.byteLength(),
                origin.format(),
                origin.encoding(),
                known.event().value(),
                orNull(header.title()),
                header.site(),
                known.date().value(),
                wanted.contains("date") ? orNull(DateText.iso(known.date().value())) : null,
                known.round().value(),
                known.redText(),
                known.blackText(),
                wanted.contains("red_team") ? known.redTeam(players) : null,
                wanted.contains("black_team") ? known.blackTeam(players) : null,
                known.result().value().id(),
                header.result(),
                known.event().sourceId(),
                known.date().sourceId(),
                known.round().sourceId(),
                known.red().sourceId(),
                known.black().sourceId(),
                known.result().sourceId(),
                orNull(header.termination()),
                game.startFen(),
                wanted.contains("move_texts") ? texts(game.moves()) : null,
                game.moves().size(),
                game.variations(),
                orNull(game.movetext()),
                wanted.contains("issues") ? issues(game.issues()) : null,
                replayed.startFen(),
                replayed.moves(),
                replayed.plies(),
                replayed.end(),
                null,
                null,
                null,
                null,
                null);
    }

    /** The row of a record that was rejected. */
    ArchiveRow reject(Reject reject) {
        Origin origin = reject.origin();
        RejectRow row = new RejectRow(
                origin.source(),
                origin.entry(),
                origin.recordNumber(),
                reject.byteOffset(),
                origin.byteLength(),
                origin.format(),
                origin.encoding(),
                "parse",
                reject.code().id(),
                reject.message(),
                reject.excerpt());
        return reject(origin, row);
    }

    /** The row of a reject. */
    @SuppressWarnings("checkstyle:MethodLength") // one line a column, in the table's order
    ArchiveRow reject(Origin origin, RejectRow reject) {
        return new ArchiveRow(
                origin.source(),
                origin.entry(),
                origin.recordNumber(),
                origin.byteOffset(),
                origin.byteLength(),
                origin.format(),
                origin.encoding(),
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                reject.stage(),
                reject.code(),
                reject.message(),
                reject.byteOffset(),
                reject.excerpt());
    }

    private Replayed replay(GameRecord game) {
        replayed++;
        Fen.Result start = RecordReplayer.start(game);
        Optional<Replay> replay = replayer.replay(start, game.moves());
        if (replay.isEmpty()) {
            return new Replayed(game.startFen(), "", 0, Ending.UNUSABLE_START.id());
        }
        Replay played = replay.get();
        return new Replayed(
                Fen.write(played.start()),
                RecordReplayer.iccs(played.trace()),
                played.trace().plies(),
                played.ending().id());
    }

    private static List<String> texts(MoveList moves) {
        List<String> texts = new ArrayList<>(moves.size());
        for (int ply = 0; ply < moves.size(); ply++) {
            texts.add(moves.text(ply));
        }
        return texts;
    }

    private static List<IssueRow> issues(List<ParseIssue> issues) {
        List<IssueRow> rows = new ArrayList<>(issues.size());
        issues.forEach(issue -> rows.add(new IssueRow(issue.kind().id(), issue.byteOffset(), issue.text())));
        return rows;
    }

    private static String orNull(String text) {
        return text.isEmpty() ? null : text;
    }
}
