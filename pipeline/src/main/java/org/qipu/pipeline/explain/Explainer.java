package org.qipu.pipeline.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.MoveList;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.ResultText;
import org.qipu.pipeline.audit.RecordAudit;
import org.qipu.pipeline.table.FindingRow;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Outcome;
import org.qipu.rules.game.Replay;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.notation.MoveWriter;

/** Explains one record after the other; for one thread. */
public final class Explainer {
    private final RulebookChoice choice;
    private final Replayer replayer = new Replayer();
    private final CycleExplainer cycles = new CycleExplainer();
    private final MoveWriter writer = new MoveWriter();

    /** An explainer that judges repetitions by the rulebooks of a choice. */
    public Explainer(RulebookChoice choice) {
        this.choice = choice;
    }

    /** What can be said of a record. */
    public Explained explain(ParsedRecord record) {
        return record instanceof GameRecord game ? game(game) : new ExplainedReject((Reject) record);
    }

    private ExplainedGame game(GameRecord record) {
        ChosenRules rules = choice.of(record);
        List<FindingRow> findings =
                new RecordAudit(rules.naturalLimit()).apply(record).findings();
        Fen.Result start =
                record.startFen().isEmpty() ? new Fen.Read(Setup.INITIAL, true) : Fen.parse(record.startFen());
        return start instanceof Fen.Read read
                ? played(record, rules, findings, read.setup())
                : unplayed(record, rules, findings);
    }

    private ExplainedGame played(GameRecord record, ChosenRules rules, List<FindingRow> findings, Setup setup) {
        MoveList texts = record.moves();
        Replay replay = replayer.replay(setup, texts.codes(), texts.size());
        GameResult result = ResultText.of(record.header().result());
        List<ExplainedMove> moves = new ArrayList<>();
        Setup last = playInto(moves, replay, texts);
        return new ExplainedGame(
                record,
                result,
                Optional.of(replay.start()),
                rules,
                moves,
                cycles.all(replay, rules.rulebooks(), result),
                end(replay, texts, last),
                findings);
    }

    private static ExplainedGame unplayed(GameRecord record, ChosenRules rules, List<FindingRow> findings) {
        ReplayEnd end = new ReplayEnd(
                Ending.UNUSABLE_START,
                Outcome.OPEN,
                Optional.empty(),
                Optional.empty(),
                record.moves().size(),
                List.of());
        GameResult result = ResultText.of(record.header().result());
        return new ExplainedGame(record, result, Optional.empty(), rules, List.of(), List.of(), end, findings);
    }

    /** Adds the moves of a replay; the position after them. */
    private Setup playInto(List<ExplainedMove> moves, Replay replay, MoveList texts) {
        GameTrace trace = replay.trace();
        if (!replay.start().replayable()) {
            return replay.start();
        }
        Position position = Position.of(replay.start());
        for (int ply = 0; ply < trace.plies(); ply++) {
            moves.add(move(position, trace, ply, texts.text(ply)));
            position.make(trace.move(ply));
        }
        return position.setup();
    }

    private ExplainedMove move(Position before, GameTrace trace, int ply, String written) {
        int move = trace.move(ply);
        StringBuilder chinese = new StringBuilder();
        StringBuilder wxf = new StringBuilder();
        writer.chinese(before, move, MoveWriter.BlackDigits.ASCII, chinese);
        writer.wxf(before, move, wxf);
        Turn turn = Turn.of(ply, trace.firstSide());
        return new ExplainedMove(turn, move, written, chinese.toString(), wxf.toString(), trace.isCheck(ply));
    }

    private static ReplayEnd end(Replay replay, MoveList texts, Setup last) {
        Ending ending = replay.ending();
        Optional<ReplayEnd.Stop> stop = ending.isStop() && replay.stopPly() < texts.size()
                ? Optional.of(new ReplayEnd.Stop(
                        Turn.of(replay.stopPly(), replay.trace().firstSide()),
                        texts.text(replay.stopPly()),
                        WxfText.of(texts.code(replay.stopPly())),
                        ending == Ending.ILLEGAL_MOVE ? Optional.of(replay.why()) : Optional.empty()))
                : Optional.empty();
        return new ReplayEnd(
                ending, replay.trace().outcome(), Optional.of(last), stop, texts.size(), replay.ambiguities());
    }
}
