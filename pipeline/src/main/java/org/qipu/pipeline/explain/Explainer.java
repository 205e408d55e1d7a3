package org.qipu.pipeline.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.pipeline.audit.AuditedGame;
import org.qipu.pipeline.audit.RecordAudit;
import org.qipu.pipeline.audit.Turn;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.table.FindingRow;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Outcome;
import org.qipu.rules.game.Replay;
import org.qipu.rules.notation.MoveWriter;

/** Explains one record after the other, as the audit replays and judges it; for one thread. */
public final class Explainer {
    private final RecordAudit audit;
    private final MoveWriter writer = new MoveWriter();

    /** An explainer that holds games against the rules that a policy puts in force for them. */
    public Explainer(Policy policy) {
        this.audit = new RecordAudit(policy);
    }

    /**
     * What can be said of a record.
     *
     * @param sole whether the record is the only one of its file, whose name then speaks of it
     */
    public Explained explain(ParsedRecord record, boolean sole) {
        return record instanceof GameRecord game ? game(game, sole) : new ExplainedReject((Reject) record);
    }

    private ExplainedGame game(GameRecord record, boolean sole) {
        AuditedGame game = audit.replayed(record, sole);
        List<FindingRow> findings = audit.findings(game);
        return game.replay().map(replay -> played(game, replay, findings)).orElseGet(() -> unplayed(game, findings));
    }

    private ExplainedGame played(AuditedGame game, Replay replay, List<FindingRow> findings) {
        List<ExplainedMove> moves = new ArrayList<>();
        Setup last = playInto(moves, replay, game);
        return new ExplainedGame(
                game.record(),
                game.result(),
                Optional.of(replay.start()),
                game.rules(),
                moves,
                CycleExplainer.all(game, replay),
                end(replay, game, last),
                findings);
    }

    private static ExplainedGame unplayed(AuditedGame game, List<FindingRow> findings) {
        ReplayEnd end = new ReplayEnd(
                Ending.UNUSABLE_START,
                Outcome.OPEN,
                Optional.empty(),
                Optional.empty(),
                game.record().moves().size(),
                List.of());
        return new ExplainedGame(
                game.record(), game.result(), Optional.empty(), game.rules(), List.of(), List.of(), end, findings);
    }

    /** Adds the moves of a replay; the position after them. */
    private Setup playInto(List<ExplainedMove> moves, Replay replay, AuditedGame game) {
        GameTrace trace = replay.trace();
        if (!replay.start().replayable()) {
            return replay.start();
        }
        Position position = Position.of(replay.start());
        for (int ply = 0; ply < trace.plies(); ply++) {
            moves.add(
                    move(position, trace, game.turn(ply), game.record().moves().text(ply)));
            position.make(trace.move(ply));
        }
        return position.setup();
    }

    private ExplainedMove move(Position before, GameTrace trace, Turn turn, String written) {
        int move = trace.move(turn.ply());
        StringBuilder chinese = new StringBuilder();
        StringBuilder wxf = new StringBuilder();
        writer.chinese(before, move, MoveWriter.BlackDigits.ASCII, chinese);
        writer.wxf(before, move, wxf);
        return new ExplainedMove(turn, move, written, chinese.toString(), wxf.toString(), trace.isCheck(turn.ply()));
    }

    private static ReplayEnd end(Replay replay, AuditedGame game, Setup last) {
        MoveList texts = game.record().moves();
        Ending ending = replay.ending();
        Optional<ReplayEnd.Stop> stop = ending.isStop() && replay.stopPly() < texts.size()
                ? Optional.of(new ReplayEnd.Stop(
                        game.turn(replay.stopPly()),
                        texts.text(replay.stopPly()),
                        WxfText.of(texts.code(replay.stopPly())),
                        ending == Ending.ILLEGAL_MOVE ? Optional.of(replay.why()) : Optional.empty()))
                : Optional.empty();
        return new ReplayEnd(
                ending, replay.trace().outcome(), Optional.of(last), stop, texts.size(), replay.ambiguities());
    }
}
