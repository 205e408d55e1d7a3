package org.qipu.pipeline.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.pipeline.identity.EventTable;
import org.qipu.pipeline.player.Aliases;
import org.qipu.pipeline.player.PlayerIds;
import org.qipu.pipeline.policy.InForce;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.table.FindingRow;
import org.qipu.pipeline.table.GameRow;
import org.qipu.pipeline.table.RecordRow;
import org.qipu.pipeline.table.RejectRow;
import org.qipu.rules.board.Fen;
import org.qipu.rules.game.Replay;

/** Replays and checks one record after the other; for one thread. */
public final class RecordAudit {
    private final RecordReplayer replayer = new RecordReplayer();
    private final Identities identities = new Identities();
    private final GameRows rows;
    private final LoopJudge loops = new LoopJudge();
    private final Policy policy;

    /** An audit by the rules that a policy puts in force for each game, without aliases of players. */
    public RecordAudit(Policy policy) {
        this(policy, Aliases.NONE, EventTable.EMPTY);
    }

    /**
     * An audit by the rules that a policy puts in force for each game.
     *
     * @param aliases which names mean another player
     * @param events what the user knows of the titles of events
     */
    public RecordAudit(Policy policy, Aliases aliases, EventTable events) {
        this.policy = policy;
        this.rows = new GameRows(identities, new PlayerIds(aliases), events);
    }

    /**
     * What became of a record.
     *
     * @param sole whether the record is the only one of its file, whose name then speaks of it
     */
    public RecordRow apply(ParsedRecord record, boolean sole) {
        return record instanceof GameRecord game ? game(game, sole) : RecordRow.of(row((Reject) record));
    }

    private RecordRow game(GameRecord record, boolean sole) {
        AuditedGame game = replayed(record, sole);
        List<Finding> findings = found(game);
        GameRow row = rows.row(game, findings);
        return new RecordRow(row, rows.movesKey(row), rows(game, findings), RepetitionRows.of(game), null);
    }

    /** What the checks find in a game. */
    public List<FindingRow> findings(AuditedGame game) {
        return rows(game, found(game));
    }

    private static List<Finding> found(AuditedGame game) {
        List<Finding> findings = new ArrayList<>();
        GameCheck.ALL.forEach(check -> check.check(game, findings));
        return findings;
    }

    private static List<FindingRow> rows(AuditedGame game, List<Finding> findings) {
        List<FindingRow> rows = new ArrayList<>(findings.size());
        findings.forEach(finding -> rows.add(finding.row(game)));
        return rows;
    }

    /**
     * A record with its replay and the verdicts on its loops; valid until the next record is replayed.
     *
     * @param sole whether the record is the only one of its file, whose name then speaks of it
     */
    public AuditedGame replayed(GameRecord record, boolean sole) {
        Origin origin = record.origin();
        String id = identities.hash(origin.source(), origin.entry(), Long.toString(origin.recordNumber()));
        Fen.Result start = RecordReplayer.start(record);
        Optional<Replay> replay = replayer.replay(start, record.moves());
        Known known = KnownReader.of(record, sole);
        InForce rules = rules(record, known);
        return new AuditedGame(
                id,
                record,
                rules,
                start,
                replay,
                replay.map(played -> loops.verdicts(played, rules)).orElse(List.of()),
                known);
    }

    /** The rules in force; many formats have only a title, which then names the event. */
    private InForce rules(GameRecord record, Known known) {
        GameHeader header = record.header();
        String event = known.event().isKnown() ? known.event().value() : header.title();
        return policy.forGame(
                event, header.site(), known.date().value(), record.origin().source());
    }

    private static RejectRow row(Reject reject) {
        Origin origin = reject.origin();
        return new RejectRow(
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
    }
}
