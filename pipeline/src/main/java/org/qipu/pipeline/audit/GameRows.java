package org.qipu.pipeline.audit;

import java.util.List;
import java.util.StringJoiner;
import org.qipu.parsers.record.DateRange;
import org.qipu.parsers.record.DateText;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.Origin;
import org.qipu.pipeline.identity.EventTable;
import org.qipu.pipeline.player.PlayerIds;
import org.qipu.pipeline.table.FindingCounts;
import org.qipu.pipeline.table.GameRow;
import org.qipu.pipeline.table.IssueRow;
import org.qipu.rules.board.Fen;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replay;

/** Makes the rows of {@code games}. */
final class GameRows {
    /** Fewer plies than this are played alike in many games, so that equal moves prove nothing. */
    private static final int LEAST_DUPLICATE_PLIES = 20;

    private final Identities identities;
    private final PlayerIds players;
    private final EventIdentity events;

    GameRows(Identities identities, PlayerIds players, EventTable table) {
        this.identities = identities;
        this.players = players;
        this.events = new EventIdentity(table);
    }

    @SuppressWarnings("checkstyle:MethodLength") // one line a column, in the table's order
    GameRow row(AuditedGame game, List<Finding> findings) {
        Origin origin = game.record().origin();
        GameHeader header = game.record().header();
        Known known = game.known();
        DateRange date = DateText.range(known.date().value());
        KnownEvent event = events.of(known, header, date);
        int replayed = game.trace().map(GameTrace::plies).orElse(0);
        return new GameRow(
                game.id(),
                origin.source(),
                origin.entry(),
                origin.recordNumber(),
                origin.byteOffset(),
                origin.byteLength(),
                origin.format(),
                origin.encoding(),
                known.event().value(),
                orNull(event.id()),
                orNull(event.name()),
                event.year() == 0 || event.id().isEmpty() ? null : event.year(),
                header.site(),
                known.date().value(),
                orNull(date.iso()),
                date.from(),
                date.to(),
                known.round().value(),
                orNull(event.stage()),
                event.board() == 0 ? null : event.board(),
                known.redText(),
                known.blackText(),
                orNull(players.of(known.red().value()).id()),
                orNull(players.of(known.black().value()).id()),
                known.redTeam(players),
                known.blackTeam(players),
                game.result().id(),
                header.result(),
                game.setup().map(Fen::write).orElse(game.record().startFen()),
                game.trace().map(RecordReplayer::iccs).orElse(""),
                game.record().moves().size(),
                replayed,
                game.replay().map(Replay::ending).orElse(Ending.UNUSABLE_START).id(),
                null,
                null,
                game.record().variations(),
                orNull(game.record().movetext()),
                orNull(written(game.record().moves(), replayed)),
                orNull(header.title()),
                orNull(header.termination()),
                game.rules().leadingRulebook(),
                game.rules().basis().id(),
                known.event().sourceId(),
                known.date().sourceId(),
                known.round().sourceId(),
                known.red().sourceId(),
                known.black().sourceId(),
                known.result().sourceId(),
                game.kind().id(),
                counts(game, findings),
                issues(game));
    }

    /**
     * Equal for records with the same moves from the same position. Null for records that are too short to tell, or were
     * not replayed whole.
     */
    String movesKey(GameRow row) {
        boolean tells = row.plies() >= LEAST_DUPLICATE_PLIES && row.replayedPlies() == row.plies();
        return tells ? identities.hash(row.startFen(), row.moves()) : null;
    }

    private static String written(MoveList moves, int from) {
        StringJoiner texts = new StringJoiner(" ");
        for (int ply = from; ply < moves.size(); ply++) {
            texts.add(moves.text(ply));
        }
        return texts.toString();
    }

    private static FindingCounts counts(AuditedGame game, List<Finding> findings) {
        String leading = game.rules().leadingRulebook();
        return findings.isEmpty()
                ? FindingCounts.NONE
                : FindingCounts.of(kind -> findings.stream()
                        .filter(finding -> finding.kind() == FindingKind.of(kind))
                        .map(finding -> finding.rule().rulebook())
                        .filter(rulebook -> rulebook.isEmpty() || rulebook.equals(leading))
                        .count());
    }

    private static List<IssueRow> issues(AuditedGame game) {
        return game.record().issues().stream()
                .map(issue -> new IssueRow(issue.kind().id(), issue.byteOffset(), issue.text()))
                .toList();
    }

    private static String orNull(String text) {
        return text.isEmpty() ? null : text;
    }
}
