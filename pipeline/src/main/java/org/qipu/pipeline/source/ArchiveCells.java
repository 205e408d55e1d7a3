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
import org.qipu.parsers.record.ResultText;
import org.qipu.pipeline.audit.RecordReplayer;
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

    private final RecordReplayer replayer = new RecordReplayer();
    private final Set<String> wanted;
    private final boolean replays;
    private long replayed;

    /**
     * Cells of the columns asked for.
     *
     * @param wanted names of the columns
     */
    ArchiveCells(Set<String> wanted) {
        this.wanted = wanted;
        this.replays = OF_REPLAY.stream().anyMatch(wanted::contains);
    }

    /** Number of games replayed so far. */
    long replayed() {
        return replayed;
    }

    /** What the replay of a game fills its columns with; all null when none of them is asked for. */
    private record Replayed(String startFen, String moves, Integer plies, String end) {
        static final Replayed NOT = new Replayed(null, null, null, null);
    }

    @SuppressWarnings("checkstyle:MethodLength") // one line a column, in the table's order
    ArchiveRow game(GameRecord game) {
        Origin origin = game.origin();
        GameHeader header = game.header();
        Replayed replayed = replays ? replay(game) : Replayed.NOT;
        return new ArchiveRow(
                origin.source(),
                origin.entry(),
                origin.recordNumber(),
                origin.byteOffset(),
                origin.byteLength(),
                origin.format(),
                origin.encoding(),
                header.event(),
                orNull(header.title()),
                header.site(),
                header.date(),
                wanted.contains("date") ? orNull(DateText.iso(header.date())) : null,
                header.round(),
                header.red(),
                header.black(),
                orNull(header.redTeam()),
                orNull(header.blackTeam()),
                wanted.contains("result") ? ResultText.of(header.result()).id() : null,
                header.result(),
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
