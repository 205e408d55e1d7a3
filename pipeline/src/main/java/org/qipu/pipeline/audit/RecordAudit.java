package org.qipu.pipeline.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.ResultText;
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
    private final GameRows rows = new GameRows(identities);
    private final LoopJudge loops = new LoopJudge();
    private final Policy policy;

    /** An audit by the rules that a policy puts in force for each game. */
    public RecordAudit(Policy policy) {
        this.policy = policy;
    }

    /** What became of a record. */
    public RecordRow apply(ParsedRecord record) {
        return record instanceof GameRecord game ? game(game) : RecordRow.of(row((Reject) record));
    }

    private RecordRow game(GameRecord record) {
        AuditedGame game = replayed(record);
        List<Finding> findings = found(game);
        GameRow row = rows.row(game, findings);
        return new RecordRow(row, rows.duplicateKey(row), rows(game, findings), RepetitionRows.of(game), null);
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

    /** A record with its replay and the verdicts on its loops; valid until the next record is replayed. */
    public AuditedGame replayed(GameRecord record) {
        Origin origin = record.origin();
        String id = identities.hash(origin.source(), origin.entry(), Long.toString(origin.recordNumber()));
        Fen.Result start = RecordReplayer.start(record);
        Optional<Replay> replay = replayer.replay(start, record.moves());
        InForce rules = policy.forGame(record);
        return new AuditedGame(
                id,
                record,
                rules,
                start,
                replay,
                replay.map(played -> loops.verdicts(played, rules)).orElse(List.of()),
                ResultText.of(record.header().result()));
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
